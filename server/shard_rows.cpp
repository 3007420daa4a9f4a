#include "server/shard_rows.h"

namespace kuhhandel::server {
namespace {

constexpr auto kTimeThere = "SELECT cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)";
constexpr auto kReadShards =
    "SELECT shards.id, owner, epoch, coalesce(seen, 0), writer, sequence, latest, coalesce(has_left, false)"
    " FROM shards"
    " LEFT JOIN nodes ON nodes.id = owner ORDER BY shards.id";
constexpr auto kReadSurroundings = "SELECT surroundings FROM ledger";
/// One that has been there since is not gone.
constexpr auto kTakeOver =
    "UPDATE shards SET owner = $2, epoch = epoch + 1 WHERE id = $1 AND owner = $3 AND epoch = $4"
    " AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $3 AND seen <> $5)";
constexpr auto kSayThere =
    "INSERT INTO nodes (id, seen, has_left)"
    " VALUES ($1, cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint), $2)"
    " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, has_left = excluded.has_left";
constexpr auto kCountOwned = "SELECT count(*) FROM shards WHERE owner = $1";

std::uint64_t count_in(postgres::Value const& value) {
  return static_cast<std::uint64_t>(postgres::number_in(value));
}

}  // namespace

ShardRows read_shards(postgres::Connection& database) {
  auto const told = database.ask({{kTimeThere}, {kReadShards}, {kReadSurroundings}});
  ShardRows shards{.now = Ownership::Time{postgres::number_in(told[0].rows[0][0])},
                   .surroundings = static_cast<int>(postgres::number_in(told[2].rows[0][0])),
                   .rows = {}};
  for (auto const& row : told[1].rows) {
    shards.rows.push_back({.shard = static_cast<int>(postgres::number_in(row[0])),
                           .ownership = {row[1].value(), count_in(row[2]),
                                         Ownership::Time{postgres::number_in(row[3])}, row[7] == "t"},
                           .latest = {row[4].value(), count_in(row[5])},
                           .at = table::Instant{postgres::number_in(row[6])}});
  }
  return shards;
}

std::vector<ShardRow> take_over(postgres::Connection& database, std::string const& node,
                                std::vector<ShardRow> const& rows) {
  std::vector<postgres::Statement> statements{{"BEGIN"}};
  for (auto const& [shard, is, latest, at] : rows)
    statements.push_back({kTakeOver,
                          {std::to_string(shard), node, is.owner, std::to_string(is.epoch),
                           std::to_string(is.renewed.count())}});
  statements.push_back({"COMMIT"});
  auto const told = database.ask(statements);
  // The owner of before may have written until then.
  auto const now = read_shards(database);
  std::vector<ShardRow> taken;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    auto const& row = now.rows.at(static_cast<std::size_t>(rows[i].shard));
    bool const is_ours = row.ownership.owner == node && row.ownership.epoch == rows[i].ownership.epoch + 1;
    if (told[i + 1].changed > 0 && is_ours) taken.push_back(row);
  }
  return taken;
}

std::size_t renew(postgres::Connection& database, std::string const& node) {
  auto const told = database.ask({{kSayThere, {node, "false"}}, {kCountOwned, {node}}});
  return static_cast<std::size_t>(count_in(told[1].rows[0][0]));
}

void leave(postgres::Connection& database, std::string const& node) {
  database.ask({{kSayThere, {node, "true"}}});
}

}  // namespace kuhhandel::server
