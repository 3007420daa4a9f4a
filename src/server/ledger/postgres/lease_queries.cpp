#include "server/ledger/postgres/lease_queries.h"

namespace kuhhandel::server {
namespace {

constexpr auto kTimeThere = "SELECT cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)";
constexpr auto kReadShards =
    "SELECT shards.id, owner, epoch, coalesce(seen, 0), writer, sequence, latest, coalesce(has_left, false),"
    " coalesce(address, ''), writer_before, sequence_before, forgotten FROM shards"
    " LEFT JOIN nodes ON nodes.id = owner ORDER BY shards.id";
constexpr auto kReadSurroundings = "SELECT surroundings FROM ledger";
constexpr auto kReadSharers =
    "SELECT id, address FROM nodes WHERE shares AND NOT has_left"
    " AND seen > cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) - $1";
constexpr auto kList = "UPDATE nodes SET listed = $2 WHERE id = $1";
constexpr auto kReadLists =
    "SELECT listed FROM nodes WHERE shares AND NOT has_left AND listed <> '' AND id <> $1"
    " AND seen > cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) - $2 ORDER BY id";
constexpr auto kRelease =
    "UPDATE shards SET owner = '', latest = greatest(latest, $4) WHERE id = $1 AND owner = $2 AND epoch = $3";
/// One that has been there since is not gone.
constexpr auto kTakeOver =
    "UPDATE shards SET owner = $2, epoch = epoch + 1 WHERE id = $1 AND owner = $3 AND epoch = $4"
    " AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $3 AND seen <> $5)";
/// Who was cut off or stands still in the middle of what it sent would hold its rows for as long as that
/// lasts.
constexpr auto kEndSessions =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = current_user"
    " AND pid <> pg_backend_pid() AND application_name IN (SELECT $1 || id FROM nodes WHERE NOT has_left"
    " AND seen <= cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) - $2)";
constexpr auto kSayThere =
    "INSERT INTO nodes (id, address, seen, has_left, shares)"
    " VALUES ($1, $2, cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint), $3, $4)"
    " ON CONFLICT (id) DO UPDATE SET address = excluded.address, seen = excluded.seen,"
    " has_left = excluded.has_left, shares = excluded.shares";
/// A page may be open for long after the server has gone that it came from.
constexpr auto kReadAddresses =
    "SELECT DISTINCT address FROM nodes WHERE address <> ''"
    " AND seen > cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) - 86400000 ORDER BY address";
constexpr auto kReadCompany =
    "SELECT EXISTS (SELECT 1 FROM nodes WHERE id <> $1 AND NOT has_left"
    " AND seen > cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) - $2)";

std::string patience() { return std::to_string(Ownership::kPatience.count()); }

constexpr auto kSession = "kuhhandel ";

std::uint64_t count_in(postgres::Value const& value) {
  return static_cast<std::uint64_t>(postgres::number_in(value));
}

}  // namespace

std::string session_of(std::string const& node) { return kSession + node; }

bool ShardRow::tells_what_follows(store::CopyPosition const& position) const {
  auto const leads_to = [&](store::CopyPosition const& last) {
    return position.writer == last.writer && position.sequence <= last.sequence;
  };
  return position.sequence >= forgotten && (leads_to(latest) || leads_to(before));
}

ShardRows read_shards(postgres::Connection& database) {
  auto const told =
      database.ask({{kTimeThere}, {kReadShards}, {kReadSurroundings}, {kReadSharers, {patience()}}});
  ShardRows shards{.now = Ownership::Time{postgres::number_in(told[0].rows[0][0])},
                   .surroundings = static_cast<int>(postgres::number_in(told[2].rows[0][0])),
                   .rows = {},
                   .sharers = {}};
  for (auto const& row : told[3].rows)
    shards.sharers.emplace(postgres::text_in(row[0]), postgres::text_in(row[1]));
  for (auto const& row : told[1].rows) {
    shards.rows.push_back({.shard = static_cast<int>(postgres::number_in(row[0])),
                           .ownership = {postgres::text_in(row[1]), count_in(row[2]),
                                         Ownership::Time{postgres::number_in(row[3])}, row[7] == "t"},
                           .latest = {postgres::text_in(row[4]), count_in(row[5])},
                           .before = {postgres::text_in(row[9]), count_in(row[10])},
                           .forgotten = count_in(row[11]),
                           .at = table::Instant{postgres::number_in(row[6])},
                           .address = postgres::text_in(row[8])});
  }
  return shards;
}

std::vector<ShardRow> take_over(postgres::Connection& database, std::string const& node,
                                std::vector<ShardRow> const& rows) {
  database.ask({{kEndSessions, {kSession, std::to_string(Ownership::kPatience.count())}}});
  std::vector<postgres::Statement> statements{{"BEGIN"}};
  for (auto const& row : rows) {
    auto const& is = row.ownership;
    statements.push_back({kTakeOver,
                          {std::to_string(row.shard), node, is.owner, std::to_string(is.epoch),
                           std::to_string(is.renewed.count())}});
  }
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

std::vector<std::string> renew(postgres::Connection& database, Node const& node, Readiness readiness) {
  auto const* const shares = readiness == Readiness::ready ? "true" : "false";
  auto const told = database.ask({{kSayThere, {node.id, node.address, "false", shares}}, {kReadAddresses}});
  std::vector<std::string> addresses;
  for (auto const& row : told[1].rows) addresses.push_back(postgres::text_in(row[0]));
  return addresses;
}

void list(postgres::Connection& database, std::string const& node, std::string const& listed) {
  database.ask({{kList, {node, listed}}});
}

std::vector<std::string> listed_by_others(postgres::Connection& database, std::string const& node) {
  auto const told = database.ask({{kReadLists, {node, patience()}}});
  std::vector<std::string> lists;
  for (auto const& row : told[0].rows) lists.push_back(postgres::text_in(row[0]));
  return lists;
}

void release(postgres::Connection& database, std::string const& node, ShardRow const& row,
             table::Instant at) {
  database.ask(
      {{kRelease,
        {std::to_string(row.shard), node, std::to_string(row.ownership.epoch), std::to_string(at.count())}}});
}

bool has_company(postgres::Connection& database, std::string const& node) {
  return database.ask({{kReadCompany, {node, patience()}}})[0].rows[0][0] == "t";
}

void leave(postgres::Connection& database, Node const& node) {
  database.ask({{kSayThere, {node.id, node.address, "true", "false"}}});
}

}  // namespace kuhhandel::server
