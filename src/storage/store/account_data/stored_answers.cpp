#include "store/account_data/stored_answers.h"

#include "store/tables/table_reader.h"

namespace kuhhandel::store {
namespace {

table::Instant instant_in(SQLite::Column const& column) { return table::Instant{column.getInt64()}; }

void bind(SQLite::Statement& statement, int place, keys::TokenHash const& hash) {
  statement.bind(place, hash.data(), static_cast<int>(hash.size()));
}

void bind(SQLite::Statement& statement, int place, table::Instant at) {
  statement.bind(place, static_cast<std::int64_t>(at.count()));
}

}  // namespace

std::optional<StoredAnswer> StoredAnswers::find(keys::TokenHash const& id) const {
  SQLite::Statement row(database_,
                        "SELECT shard, at, fingerprint, status, content FROM stored_answers WHERE id = ?");
  bind(row, 1, id);
  if (!row.executeStep()) return {};
  return StoredAnswer{.id = id,
                      .shard = row.getColumn(0).getInt(),
                      .at = instant_in(row.getColumn(1)),
                      .fingerprint = hash_in(row.getColumn(2)),
                      .status = row.getColumn(3).getInt(),
                      .content = row.getColumn(4).getString()};
}

void StoredAnswers::put(StoredAnswer const& answer) {
  SQLite::Statement insert(database_,
                           "INSERT OR REPLACE INTO stored_answers"
                           " (id, shard, at, fingerprint, status, content) VALUES (?, ?, ?, ?, ?, ?)");
  bind(insert, 1, answer.id);
  insert.bind(2, answer.shard);
  bind(insert, 3, answer.at);
  bind(insert, 4, answer.fingerprint);
  insert.bind(5, answer.status);
  insert.bind(6, answer.content.data(), static_cast<int>(answer.content.size()));
  insert.exec();
}

void StoredAnswers::remove(keys::TokenHash const& id) {
  SQLite::Statement removal(database_, "DELETE FROM stored_answers WHERE id = ?");
  bind(removal, 1, id);
  removal.exec();
}

void StoredAnswers::remove_before(int shard, table::Instant before) {
  SQLite::Statement removal(database_, "DELETE FROM stored_answers WHERE shard = ? AND at < ?");
  removal.bind(1, shard);
  bind(removal, 2, before);
  removal.exec();
}

void StoredAnswers::remove_shard(int shard) {
  SQLite::Statement removal(database_, "DELETE FROM stored_answers WHERE shard = ?");
  removal.bind(1, shard);
  removal.exec();
}

std::vector<int> StoredAnswers::shards_before(table::Instant before) const {
  SQLite::Statement row(database_, "SELECT DISTINCT shard FROM stored_answers WHERE at < ?");
  bind(row, 1, before);
  std::vector<int> shards;
  while (row.executeStep()) shards.push_back(row.getColumn(0).getInt());
  return shards;
}

std::vector<StoredAnswerSize> StoredAnswers::sizes() const {
  SQLite::Statement row(database_, "SELECT id, shard, at, length(content) FROM stored_answers ORDER BY at");
  std::vector<StoredAnswerSize> sizes;
  while (row.executeStep())
    sizes.push_back({.id = hash_in(row.getColumn(0)),
                     .shard = row.getColumn(1).getInt(),
                     .at = instant_in(row.getColumn(2)),
                     .bytes = static_cast<std::size_t>(row.getColumn(3).getInt64())});
  return sizes;
}

}  // namespace kuhhandel::store
