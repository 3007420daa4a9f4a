#include "server/surroundings_copy.h"

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "store/change.h"
#include "store/copies.h"
#include "store/migrations.h"
#include "store/surroundings.h"

namespace kuhhandel::server {
namespace {

using Rows = std::vector<store::SurroundingRow>;

Rows rows_in(postgres::Answer const& told) {
  Rows rows;
  for (auto const& row : told.rows) rows.push_back({row[0].value(), row[1].value(), row[2]});
  return rows;
}

Rows read_all(postgres::Connection& database) {
  return rows_in(database.ask({{"SELECT kind, id, content FROM surroundings"}})[0]);
}

/// What is gone has no content.
Rows read_changed(postgres::Connection& database, std::uint64_t since) {
  auto const told =
      database.ask({{"SELECT kind, id, content FROM changes LEFT JOIN surroundings USING (kind, id)"
                     " WHERE shard = $1 AND turn > $2",
                     {std::to_string(kSurroundingsShard), std::to_string(since)}}});
  return rows_in(told[0]);
}

/// In words of this version. What is read must be what it was when the row was.
void bring_up(postgres::Connection& database, ShardRow const& row, store::Store& store) {
  store::Copies copies(store);
  auto const position = copies.position(row.shard);
  if (position == row.latest) return;
  store::Surroundings surroundings(store.database());
  store::Change whole(store.database());
  // What a server has written that ended before it was sealed is not kept.
  if (position && row.contains(*position) && !surroundings.have_changed())
    surroundings.bring_up(read_changed(database, position->sequence));
  else
    surroundings.put(read_all(database));
  copies.keep_position(row.shard, row.latest);
  whole.keep();
}

}  // namespace

void refuse_foreign_surroundings(int version, store::Store& store) {
  if (version > store::schema_version())
    throw std::runtime_error(
        "Names and groups in the ledger were written by a later version of Kuhhandel (schema " +
        std::to_string(version) + "); this one knows schema " + std::to_string(store::schema_version()) +
        ".");
  if (version == 0 || store::Copies(store).position(kSurroundingsShard)) return;
  if (store::Surroundings(store.database()).are_empty()) return;
  throw std::runtime_error(
      "The data folder has names or groups of its own, and the ledger has others; name an empty folder with "
      "--data, or serve it without --ledger.");
}

void bring_surroundings(postgres::Connection& database, ShardRow const& row, store::Store& store) {
  auto const version = read_shards(database).surroundings;
  refuse_foreign_surroundings(version, store);
  if (version == store::schema_version()) bring_up(database, row, store);
  store::Copies copies(store);
  store::Surroundings surroundings(store.database());
  bool const are_the_same = copies.position(row.shard) == row.latest;
  store::Change whole(store.database());
  surroundings.watch();
  if (version > 0 && !are_the_same)
    surroundings.put(store::Surroundings::carried_up(read_all(database), version));
  if (version < store::schema_version()) surroundings.change_all();
  copies.keep_position(row.shard, row.latest);
  whole.keep();
}

void follow_surroundings(postgres::Connection& database, ShardRows const& there, store::Store& store) {
  refuse_foreign_surroundings(there.surroundings, store);
  if (there.surroundings == store::schema_version())
    bring_up(database, there.rows.at(kSurroundingsShard), store);
}

}  // namespace kuhhandel::server
