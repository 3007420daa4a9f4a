#include "store/account_data/outbox.h"

#include <limits>
#include <utility>

#include "store/corrupt_data.h"

namespace kuhhandel::store {
namespace {

/// Ordered by time. ?1: whether the events are handled, ?2: maximum number.
constexpr auto kReadNews =
    "SELECT table_id, version, kind, at, news FROM outbox LEFT JOIN heard_news AS heard"
    " USING (table_id, version, kind) WHERE (heard.kind IS NOT NULL) = ?1"
    " ORDER BY at, version, kind, table_id LIMIT ?2";

constexpr auto kReadSpentMarks =
    "SELECT table_id, version, kind FROM heard_news LEFT JOIN outbox AS there USING (table_id, version, kind)"
    " WHERE there.news IS NULL LIMIT ?";

void bind(SQLite::Statement& statement, OutboxEventKey const& key) {
  statement.bind(1, key.table);
  statement.bind(2, static_cast<std::int64_t>(key.version));
  statement.bind(3, key.kind);
}

int run(SQLite::Database& database, char const* sql, OutboxEventKey const& key) {
  SQLite::Statement statement(database, sql);
  bind(statement, key);
  return statement.exec();
}

OutboxEventKey key_in(SQLite::Statement& row) {
  return {.table = row.getColumn(0).getString(),
          .version = static_cast<std::uint64_t>(row.getColumn(1).getInt64()),
          .kind = row.getColumn(2).getString()};
}

}  // namespace

Outbox::Outbox(SQLite::Database& database, std::function<void()> begin_writing)
    : database_(database), begin_writing_(std::move(begin_writing)) {
  recount();
}

void Outbox::recount() {
  read_until_corruption([&] { waiting_ = database_.execAndGet("SELECT count(*) FROM outbox").getInt64(); });
}

void Outbox::add(OutboxEvent const& news) {
  begin_writing_();
  SQLite::Statement insert(database_,
                           "INSERT OR IGNORE INTO outbox (table_id, version, kind, at, news)"
                           " VALUES (?, ?, ?, ?, ?)");
  bind(insert, news.key);
  insert.bind(4, static_cast<std::int64_t>(news.at.count()));
  insert.bind(5, news.text);
  waiting_ += insert.exec();
}

void Outbox::remove(OutboxEventKey const& key) {
  begin_writing_();
  waiting_ -= run(database_, "DELETE FROM outbox WHERE table_id = ? AND version = ? AND kind = ?", key);
}

std::vector<OutboxEvent> Outbox::read(bool are_acked, int most) {
  SQLite::Statement row(database_, kReadNews);
  row.bind(1, are_acked ? 1 : 0);
  row.bind(2, most);
  std::vector<OutboxEvent> news;
  while (row.executeStep())
    news.push_back({.key = key_in(row),
                    .at = table::Instant{row.getColumn(3).getInt64()},
                    .text = row.getColumn(4).getString()});
  return news;
}

std::vector<OutboxEvent> Outbox::pending(int most) { return read(false, most); }

std::vector<OutboxEventKey> Outbox::acked(int most) {
  std::vector<OutboxEventKey> keys;
  for (auto& news : read(true, most)) keys.push_back(std::move(news.key));
  return keys;
}

std::vector<OutboxEvent> Outbox::all() {
  constexpr auto kMost = std::numeric_limits<int>::max();
  auto news = pending(kMost);
  for (auto& event : read(true, kMost)) news.push_back(std::move(event));
  return news;
}

void Outbox::mark_acked(OutboxEventKey const& key) {
  run(database_, "INSERT INTO heard_news (table_id, version, kind) VALUES (?, ?, ?)", key);
}

void Outbox::quarantine(OutboxEvent const& news, std::string const& error) {
  SQLite::Statement insert(database_,
                           "INSERT INTO quarantined_news (table_id, version, kind, at, news, error)"
                           " VALUES (?, ?, ?, ?, ?, ?)");
  bind(insert, news.key);
  insert.bind(4, static_cast<std::int64_t>(news.at.count()));
  insert.bind(5, news.text);
  insert.bind(6, error);
  insert.exec();
  SQLite::Statement old(database_, "DELETE FROM quarantined_news WHERE number <= ?");
  old.bind(1, database_.getLastInsertRowid() - kMaxQuarantined);
  old.exec();
}

std::vector<OutboxEventKey> Outbox::removable_markers(int most) {
  SQLite::Statement row(database_, kReadSpentMarks);
  row.bind(1, most);
  std::vector<OutboxEventKey> spent;
  while (row.executeStep()) spent.push_back(key_in(row));
  return spent;
}

void Outbox::remove_marker(OutboxEventKey const& key) {
  run(database_, "DELETE FROM heard_news WHERE table_id = ? AND version = ? AND kind = ?", key);
}

}  // namespace kuhhandel::store
