#include "store/outbox.h"

#include "store/unreadable.h"

namespace kuhhandel::store {
namespace {

constexpr auto kInOrder = " ORDER BY at, version, kind, table_id LIMIT ?";
constexpr auto kIsHeard =
    "EXISTS (SELECT 1 FROM heard_news AS heard WHERE heard.table_id = outbox.table_id"
    " AND heard.version = outbox.version AND heard.kind = outbox.kind)";

void bind(SQLite::Statement& statement, NewsKey const& key) {
  statement.bind(1, key.table);
  statement.bind(2, static_cast<std::int64_t>(key.version));
  statement.bind(3, key.kind);
}

int run(SQLite::Database& database, char const* sql, NewsKey const& key) {
  SQLite::Statement statement(database, sql);
  bind(statement, key);
  return statement.exec();
}

NewsKey key_in(SQLite::Statement& row) {
  return {.table = row.getColumn(0).getString(),
          .version = static_cast<std::uint64_t>(row.getColumn(1).getInt64()),
          .kind = row.getColumn(2).getString()};
}

}  // namespace

Outbox::Outbox(SQLite::Database& database) : database_(database) {
  try {
    waiting_ = database.execAndGet("SELECT count(*) FROM outbox").getInt64();
  } catch (SQLite::Exception const& error) {
    if (!is_damage(error)) throw;
  }
}

void Outbox::add(News const& news) {
  SQLite::Statement insert(database_,
                           "INSERT OR IGNORE INTO outbox (table_id, version, kind, at, news)"
                           " VALUES (?, ?, ?, ?, ?)");
  bind(insert, news.key);
  insert.bind(4, static_cast<std::int64_t>(news.at.count()));
  insert.bind(5, news.text);
  waiting_ += insert.exec();
}

void Outbox::forget(NewsKey const& key) {
  waiting_ -= run(database_, "DELETE FROM outbox WHERE table_id = ? AND version = ? AND kind = ?", key);
}

std::vector<News> Outbox::read(std::string const& sql, int most) {
  SQLite::Statement row(database_, sql + kInOrder);
  row.bind(1, most);
  std::vector<News> news;
  while (row.executeStep())
    news.push_back({.key = key_in(row),
                    .at = table::Instant{row.getColumn(3).getInt64()},
                    .text = row.getColumn(4).getString()});
  return news;
}

std::vector<News> Outbox::all() {
  return read("SELECT table_id, version, kind, at, news FROM outbox", std::numeric_limits<int>::max());
}

std::vector<News> Outbox::unheard(int most) {
  return read(std::string("SELECT table_id, version, kind, at, news FROM outbox WHERE NOT ") + kIsHeard, most);
}

std::vector<NewsKey> Outbox::heard(int most) {
  SQLite::Statement row(database_,
                        std::string("SELECT table_id, version, kind FROM outbox WHERE ") + kIsHeard + kInOrder);
  row.bind(1, most);
  std::vector<NewsKey> heard;
  while (row.executeStep()) heard.push_back(key_in(row));
  return heard;
}

void Outbox::mark_heard(NewsKey const& key) {
  run(database_, "INSERT INTO heard_news (table_id, version, kind) VALUES (?, ?, ?)", key);
}

void Outbox::forget_mark(NewsKey const& key) {
  run(database_, "DELETE FROM heard_news WHERE table_id = ? AND version = ? AND kind = ?", key);
}

}  // namespace kuhhandel::store
