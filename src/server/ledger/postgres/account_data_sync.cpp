#include "server/ledger/postgres/account_data_sync.h"

#include <boost/json/parse.hpp>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "names/names.h"
#include "store/copies.h"
#include "store/migrations.h"
#include "store/surroundings.h"

namespace kuhhandel::server {
namespace {

using Rows = std::vector<store::SurroundingRow>;

Rows rows_in(postgres::Answer const& told) {
  Rows rows;
  for (auto const& row : told.rows)
    rows.push_back({postgres::text_in(row[0]), postgres::text_in(row[1]), row[2]});
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

/// What a copy needs to be as the ledger.
enum class Needs : std::uint8_t { nothing, changes, all };

Needs needs_of(ShardRow const& row, store::Store& store) {
  auto const position = store::Copies(store).position(row.shard);
  if (position == row.latest) return Needs::nothing;
  // What a server has written that ended before it was sealed is not kept.
  bool const is_followed =
      position && row.tells_what_follows(*position) && !store::Surroundings(store.database()).have_changed();
  return is_followed ? Needs::changes : Needs::all;
}

/// Of rows that have changed.
std::vector<std::string> names_gone(Rows const& rows) {
  std::vector<std::string> gone;
  for (auto const& row : rows)
    if (row.kind == "names" && !row.content)
      gone.emplace_back(boost::json::parse(row.id).as_array().at(0).as_string());
  return gone;
}

/// In words of this version; none where nothing was read, else which names are gone. What is read must be
/// what it was when the row was.
std::optional<std::vector<std::string>> bring_up(postgres::Connection& database, ShardRow const& row,
                                                 AtHand const& copy) {
  auto const needs = copy.read([&](store::Store& store) { return needs_of(row, store); });
  if (needs == Needs::nothing) return {};
  auto const position =
      copy.read([&](store::Store& store) { return store::Copies(store).position(row.shard); });
  auto const rows = needs == Needs::all ? read_all(database) : read_changed(database, position->sequence);
  copy.write([&](store::Store& store) {
    store::Surroundings surroundings(store.database());
    if (needs == Needs::all)
      surroundings.put(rows);
    else
      surroundings.bring_up(rows);
    store::Copies(store).keep_position(row.shard, row.latest);
  });
  return needs == Needs::changes ? names_gone(rows)
                                 : copy.read([](store::Store& store) { return names::without_owner(store); });
}

}  // namespace

void refuse_foreign_surroundings(int version, AtHand const& copy) {
  if (version > store::schema_version())
    throw std::runtime_error(
        "Names and groups in the ledger were written by a later version of Kuhhandel (schema " +
        std::to_string(version) + "); this one knows schema " + std::to_string(store::schema_version()) +
        ".");
  bool const has_others = copy.read([&](store::Store& store) {
    return version > 0 && !store::Copies(store).position(kSurroundingsShard) &&
           !store::Surroundings(store.database()).are_empty();
  });
  if (!has_others) return;
  throw std::runtime_error(
      "The data folder has names or groups of its own, and the ledger has others; name an empty folder with "
      "--data, or serve it without --ledger.");
}

void bring_surroundings(postgres::Connection& database, ShardRow const& row, AtHand const& copy) {
  auto const version = read_shards(database).surroundings;
  refuse_foreign_surroundings(version, copy);
  if (version == store::schema_version()) bring_up(database, row, copy);
  bool const are_the_same =
      copy.read([&](store::Store& store) { return store::Copies(store).position(row.shard) == row.latest; });
  auto const carried =
      version > 0 && !are_the_same ? store::Surroundings::carried_up(read_all(database), version) : Rows{};
  copy.write([&](store::Store& store) {
    store::Surroundings surroundings(store.database());
    surroundings.watch();
    if (version > 0 && !are_the_same) surroundings.put(carried);
    if (version < store::schema_version()) surroundings.change_all();
    store::Copies(store).keep_position(row.shard, row.latest);
  });
}

std::optional<std::vector<std::string>> follow_surroundings(postgres::Connection& database,
                                                            ShardRows const& there, AtHand const& copy) {
  refuse_foreign_surroundings(there.surroundings, copy);
  if (there.surroundings != store::schema_version()) return {};
  return bring_up(database, there.rows.at(kSurroundingsShard), copy);
}

}  // namespace kuhhandel::server
