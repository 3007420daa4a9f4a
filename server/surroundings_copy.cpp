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

struct ReadSurroundings {
  int version;
  std::vector<store::SurroundingRow> rows;
};

ReadSurroundings read_surroundings(postgres::Connection& database) {
  auto const told = database.ask({{"BEGIN ISOLATION LEVEL REPEATABLE READ"},
                                  {"SELECT surroundings FROM ledger"},
                                  {"SELECT kind, id, content FROM surroundings"},
                                  {"COMMIT"}});
  ReadSurroundings read{.version = static_cast<int>(postgres::number_in(told[1].rows[0][0])), .rows = {}};
  for (auto const& row : told[2].rows) read.rows.push_back({row[0].value(), row[1].value(), row[2]});
  return read;
}

/// In the words of this version.
std::vector<store::SurroundingRow> carried_up(ReadSurroundings read) {
  if (read.version == store::schema_version()) return std::move(read.rows);
  return store::Surroundings::carried_up(read.rows, read.version);
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
  store::Copies copies(store);
  store::Surroundings surroundings(store.database());
  bool const are_the_same = copies.position(row.shard) == row.latest;
  store::Change whole(store.database());
  surroundings.watch();
  if (version > 0 && !are_the_same) surroundings.put(carried_up(read_surroundings(database)));
  if (version < store::schema_version()) surroundings.change_all();
  copies.keep_position(row.shard, row.latest);
  whole.keep();
}

}  // namespace kuhhandel::server
