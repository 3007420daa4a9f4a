#include "server/ledger/postgres/write_batch.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "store/migrations.h"
#include "table/log_json.h"

namespace kuhhandel::server {
namespace {

constexpr auto kShipOpen =
    "INSERT INTO tables (id, shard, setup, made, visited, is_over) VALUES ($1, $2, $3, $4, false, false)";
constexpr auto kShipVisit = "UPDATE tables SET visited = true WHERE id = $1";
constexpr auto kShipEnd = "UPDATE tables SET is_over = $2 WHERE id = $1";
constexpr auto kShipSetUp = "UPDATE tables SET setup = $2 WHERE id = $1";
constexpr std::array kShipRemoved{
    "DELETE FROM facts WHERE table_id = $1", "DELETE FROM beginnings WHERE table_id = $1",
    "DELETE FROM seat_keys WHERE table_id = $1", "DELETE FROM guest_keys WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1"};
constexpr auto kShipNews =
    "INSERT INTO outbox (table_id, version, kind, shard, at, news) VALUES ($1, $2, $3, $4, $5, $6)"
    " ON CONFLICT (table_id, version, kind) DO NOTHING";
constexpr auto kShipNewsForgotten = "DELETE FROM outbox WHERE table_id = $1 AND version = $2 AND kind = $3";
constexpr auto kShipGamesRemoved = "DELETE FROM games WHERE table_id = $1 AND number <> ALL ($2::integer[])";
constexpr auto kShipAppend = "INSERT INTO facts (table_id, version, at, fact) VALUES ($1, $2, $3, $4)";
constexpr auto kShipBegin =
    "INSERT INTO beginnings (table_id, version, at, fact) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, at = excluded.at, fact = "
    "excluded.fact";
constexpr auto kShipDropBehind = "DELETE FROM facts WHERE table_id = $1 AND version <= $2";
constexpr auto kShipKeepGame =
    "INSERT INTO games (table_id, number, shard, record, began, ended, bots)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7)"
    " ON CONFLICT (table_id, number) DO NOTHING";
constexpr auto kDropSeatKeys = "DELETE FROM seat_keys WHERE table_id = $1";
constexpr auto kDropGuestKeys = "DELETE FROM guest_keys WHERE table_id = $1";
constexpr auto kKeepSeatKey = "INSERT INTO seat_keys (table_id, hash, seat, name) VALUES ($1, $2, $3, $4)";
constexpr auto kKeepGuestKey =
    "INSERT INTO guest_keys (table_id, hash, seat, player, kind, name) VALUES ($1, $2, $3, $4, $5, $6)";
constexpr auto kShipSurrounding =
    "INSERT INTO surroundings (kind, id, content) VALUES ($1, $2, $3)"
    " ON CONFLICT (kind, id) DO UPDATE SET content = excluded.content";
constexpr auto kShipSurroundingGone = "DELETE FROM surroundings WHERE kind = $1 AND id = $2";
constexpr auto kShipNoSurroundings = "DELETE FROM surroundings";
constexpr auto kShipVersion = "UPDATE ledger SET surroundings = $1";

std::string said(table::Instant at) { return std::to_string(at.count()); }
std::string said(Seat seat) { return std::to_string(index_of(seat)); }

std::string said(keys::TokenHash const& hash) { return keys::digits_of(hash); }

}  // namespace

/// One row, each sort in its way.
struct ShippedRow {
  ShippedTurn& turn;

  void operator()(row::Opened const& opened) const {
    auto const& id = opened.setup.id;
    turn.add(id, kShipOpen,
             {id, std::to_string(shard_of(id)), table::setup_text(opened.setup), said(opened.at)});
  }
  void operator()(row::Visited const& visited) const { turn.add(visited.table, kShipVisit, {visited.table}); }
  void operator()(row::Used const&) const {}
  void operator()(row::Over const& over) const {
    turn.add(over.table, kShipEnd, {over.table, over.is_over ? "true" : "false"});
  }
  void operator()(row::Removed const& removed) const {
    for (auto const* const sql : kShipRemoved) turn.add(removed.table, sql, {removed.table});
  }
  void operator()(row::GamesForgotten const& gone) const {
    std::string kept;
    for (int const game : gone.but) (kept += kept.empty() ? "" : ",") += std::to_string(game);
    turn.add(gone.table, kShipGamesRemoved, {gone.table, '{' + kept + '}'});
  }
  void operator()(row::BegunAnew const& begun) const {
    auto const& id = begun.setup.id;
    auto const version = std::to_string(begun.carried.version);
    turn.add(id, kShipBegin,
             {id, version, said(begun.at), table::fact_text(begun.carried, begun.setup.edition)});
    turn.add(id, kShipDropBehind, {id, version});
    turn.add(id, kShipSetUp, {id, table::setup_text(begun.setup)});
  }
  void operator()(row::GameKept const& kept) const {
    auto const& game = kept.game;
    turn.add(kept.table, kShipKeepGame,
             {kept.table, std::to_string(kept.number), std::to_string(shard_of(kept.table)), game.record,
              said(game.began), said(game.ended), std::to_string(game.bots.bits())});
  }
  void operator()(row::KeyAdded const& added) const { turn.keys_changed_.insert(added.table); }
  void operator()(row::NamedKeyAdded const& added) const { turn.keys_changed_.insert(added.seat.table); }
  void operator()(row::GuestKeyAdded const& added) const { turn.keys_changed_.insert(added.table); }
  void operator()(row::KeysSetAside const& aside) const { turn.keys_changed_.insert(aside.table); }
  void operator()(row::KeysGiven const& given) const { turn.keys_changed_.insert(given.table); }
  void operator()(row::GuestKeysForgotten const& gone) const { turn.keys_changed_.insert(gone.table); }
  void operator()(row::NewsTold const& told) const {
    auto const& [key, at, text] = told.news;
    turn.add(key.table, kShipNews,
             {key.table, std::to_string(key.version), key.kind, std::to_string(shard_of(key.table)), said(at),
              text});
  }
  /// The mark is a row around tables, and goes with these.
  void operator()(row::NewsHeard const&) const {}
  void operator()(row::NewsForgotten const& forgotten) const {
    auto const& [table, version, kind] = forgotten.news;
    turn.add(table, kShipNewsForgotten, {table, std::to_string(version), kind});
  }
};

void Shipment::add(Shipment&& later) {
  for (auto& [shard, more] : later.parts) {
    auto const [found, is_first] = parts.try_emplace(shard, std::move(more));
    if (is_first) continue;
    auto& part = found->second;
    part.turns += more.turns;
    part.rows.insert(part.rows.end(), std::make_move_iterator(more.rows.begin()),
                     std::make_move_iterator(more.rows.end()));
    part.changed.merge(more.changed);
    part.is_all |= more.is_all;
    part.at = std::max(part.at, more.at);
  }
}

void ShippedTurn::append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) {
  add(table.id, kShipAppend,
      {table.id, std::to_string(version), said(entry.at), table::fact_text(entry.fact, table.edition)});
  auto& at = part_of(table.id).at;
  at = std::max(at, entry.at);
}

void ShippedTurn::write(LedgerRow const& row) { std::visit(ShippedRow{*this}, row); }

void ShippedTurn::write(store::ChangedSurroundings changed) {
  keys_changed_.merge(changed.unnamed);
  if (!changed.are_all && changed.rows.empty()) return;
  auto& part = turn_.parts[kSurroundingsShard];
  if (changed.are_all) {
    part.is_all = true;
    part.rows.push_back({kShipNoSurroundings});
    part.rows.push_back({kShipVersion, {std::to_string(store::schema_version())}});
  }
  for (auto& [kind, id, content] : changed.rows) {
    part.changed.emplace(kind, id);
    if (content) {
      part.rows.push_back({kShipSurrounding, {std::move(kind), std::move(id), *std::move(content)}});
    } else {
      part.rows.push_back({kShipSurroundingGone, {std::move(kind), std::move(id)}});
    }
  }
}

Shipment ShippedTurn::take() {
  for (auto const& table : std::exchange(keys_changed_, {})) write_keys(table);
  return std::exchange(turn_, {});
}

void ShippedTurn::add(std::string const& table, std::string_view sql, std::vector<postgres::Value> values) {
  auto& part = part_of(table);
  part.changed.emplace(kTables, table);
  part.rows.push_back({sql, std::move(values)});
}

void ShippedTurn::write_keys(std::string const& table) {
  auto const keys = copies_.keys(table);
  add(table, kDropSeatKeys, {table});
  add(table, kDropGuestKeys, {table});
  for (auto const& [key, name] : keys.seats)
    add(table, kKeepSeatKey, {table, said(key.hash), said(key.seat), name});
  for (auto const& [key, name] : keys.guests)
    add(table, kKeepGuestKey,
        {table, said(key.hash), said(key.seat), key.player, std::to_string(static_cast<int>(key.kind)),
         name});
}

}  // namespace kuhhandel::server
