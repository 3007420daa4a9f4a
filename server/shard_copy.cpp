#include "server/shard_copy.h"

#include <map>
#include <set>
#include <string>
#include <utility>

#include "server/surroundings_copy.h"
#include "store/change.h"

namespace kuhhandel::server {
namespace {

using postgres::Value;
using Games = std::map<int, store::GameOver>;

struct ReadShard {
  std::map<std::string, store::CopiedTable> tables{};
  std::map<std::string, Games> kept{};  // of tables that are gone
  std::vector<store::News> news{};      // that nobody has let go of yet
};

constexpr auto kReadAllTables = "SELECT id, setup, made, visited, is_over FROM tables WHERE shard = $1";
constexpr auto kReadAllBeginnings =
    "SELECT table_id, version, at, fact FROM beginnings JOIN tables ON id = table_id WHERE shard = $1";
constexpr auto kReadAllFacts =
    "SELECT table_id, version, at, fact FROM facts JOIN tables ON id = table_id WHERE shard = $1"
    " ORDER BY table_id, version";
constexpr auto kReadAllSeatKeys =
    "SELECT table_id, seat, hash, name FROM seat_keys JOIN tables ON id = table_id WHERE shard = $1";
constexpr auto kReadAllGuestKeys =
    "SELECT table_id, seat, hash, name, player, kind FROM guest_keys JOIN tables ON id = table_id"
    " WHERE shard = $1";
constexpr auto kReadAllGames =
    "SELECT table_id, number, record, began, ended, bots FROM games WHERE shard = $1";
constexpr auto kReadAllNews = "SELECT table_id, version, kind, at, news FROM outbox WHERE shard = $1";

using postgres::number_in;

Seat seat_in(Value const& value) { return seat_at(static_cast<int>(number_in(value))); }

keys::TokenHash hash_in(Value const& hex) {
  keys::TokenHash hash{};
  for (std::size_t i = 0; i < hash.size(); ++i)
    hash[i] = static_cast<unsigned char>(std::stoi(hex.value().substr(2 * i, 2), nullptr, 16));
  return hash;
}

store::CopiedFact fact_in(std::vector<Value> const& row) {
  return {number_in(row[1]), number_in(row[2]), row[3].value()};
}

SeatSet seats_in(std::int64_t bits) {
  SeatSet seats;
  for (int i = 0; i < kMaxSeats; ++i)
    if ((static_cast<std::uint64_t>(bits) >> static_cast<unsigned>(i) & 1U) != 0) seats.insert(seat_at(i));
  return seats;
}

store::GameOver game_in(std::vector<Value> const& row) {
  return {.record = row[2].value(),
          .began = table::Instant{number_in(row[3])},
          .ended = table::Instant{number_in(row[4])},
          .bots = seats_in(number_in(row[5]))};
}

store::News news_in(std::vector<Value> const& row) {
  return {.key = {row[0].value(), static_cast<std::uint64_t>(number_in(row[1])), row[2].value()},
          .at = table::Instant{number_in(row[3])},
          .text = row[4].value()};
}

store::NamedGuestKey guest_in(std::vector<Value> const& row) {
  auto const kind = static_cast<store::GuestKind>(number_in(row[5]));
  return {{seat_in(row[1]), row[4].value(), kind, hash_in(row[2])}, row[3].value()};
}

ReadShard read_shard(postgres::Connection& database, int shard) {
  std::vector<Value> const of{std::to_string(shard)};
  auto const told = database.ask({{"BEGIN ISOLATION LEVEL REPEATABLE READ"},
                                  {kReadAllTables, of},
                                  {kReadAllBeginnings, of},
                                  {kReadAllFacts, of},
                                  {kReadAllSeatKeys, of},
                                  {kReadAllGuestKeys, of},
                                  {kReadAllGames, of},
                                  {kReadAllNews, of},
                                  {"COMMIT"}});
  ReadShard read;
  auto& tables = read.tables;
  for (auto const& row : told[1].rows)
    tables[row[0].value()] = {.id = row[0].value(),
                              .setup = row[1].value(),
                              .made = number_in(row[2]),
                              .visited = row[3] == "t",
                              .is_over = row[4] == "t"};
  for (auto const& row : told[2].rows) tables.at(row[0].value()).beginning = fact_in(row);
  for (auto const& row : told[3].rows) tables.at(row[0].value()).facts.push_back(fact_in(row));
  for (auto const& row : told[4].rows)
    tables.at(row[0].value()).keys.seats.push_back({{seat_in(row[1]), hash_in(row[2])}, row[3].value()});
  for (auto const& row : told[5].rows) tables.at(row[0].value()).keys.guests.push_back(guest_in(row));
  for (auto const& row : told[6].rows) {
    auto const table = tables.find(row[0].value());
    auto& games = table == tables.end() ? read.kept[row[0].value()] : table->second.games;
    games.emplace(static_cast<int>(number_in(row[1])), game_in(row));
  }
  for (auto const& row : told[7].rows) read.news.push_back(news_in(row));
  return read;
}

/// Of each shard, what tables of it are in the folder.
std::map<int, std::set<std::string>> tables_here(store::Copies const& copies) {
  std::map<int, std::set<std::string>> here;
  for (auto& table : copies.tables()) here[shard_of(table)].insert(std::move(table));
  return here;
}

void put_news(int shard, std::vector<store::News> const& news, store::Store& store) {
  for (auto const& here : store.outbox().all())
    if (shard_of(here.key.table) == shard) store.outbox().forget(here.key);
  for (auto const& one : news) store.outbox().add(one);
}

void put(ReadShard const& read, std::set<std::string> const& here, store::Store& store) {
  store::Copies copies(store);
  for (auto const& id : here) {
    if (read.tables.contains(id)) continue;
    store.remove_table(id);
    copies.put_games(id, {});
  }
  for (auto const& [id, table] : read.tables) copies.put(table);
  for (auto const& [id, games] : read.kept) copies.put_games(id, games);
}

}  // namespace

std::size_t bring_copies(postgres::Connection& database, std::vector<ShardRow> const& shards,
                         store::Store& store) {
  store::Copies copies(store);
  auto here = tables_here(copies);
  std::size_t read = 0;
  for (auto const& row : shards) {
    if (row.shard == kSurroundingsShard) {
      bring_surroundings(database, row, store);
      continue;
    }
    if (copies.position(row.shard) == row.latest) continue;
    auto const shard = read_shard(database, row.shard);
    store::Change whole(store.database());
    put(shard, here[row.shard], store);
    put_news(row.shard, shard.news, store);
    copies.keep_position(row.shard, row.latest);
    whole.keep();
    read += shard.tables.size();
  }
  return read;
}

}  // namespace kuhhandel::server
