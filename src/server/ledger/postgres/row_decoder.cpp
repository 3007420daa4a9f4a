#include "server/ledger/postgres/row_decoder.h"

#include <stdexcept>

#include "table/instant.h"

namespace kuhhandel::server {
namespace {

using postgres::number_in;
using postgres::text_in;
using postgres::Value;

Seat seat_in(Value const& value) { return seat_at(static_cast<int>(number_in(value))); }

keys::TokenHash hash_in(Value const& digits) {
  auto const hash = keys::hash_from_hex(text_in(digits));
  if (!hash) throw std::runtime_error("The ledger has the hash of a key that is none.");
  return *hash;
}

store::ReplicatedFact fact_in(std::vector<Value> const& row) {
  return {number_in(row[1]), number_in(row[2]), text_in(row[3])};
}

SeatSet seats_in(std::int64_t bits) {
  SeatSet seats;
  for (int i = 0; i < kMaxSeats; ++i)
    if ((static_cast<std::uint64_t>(bits) >> static_cast<unsigned>(i) & 1U) != 0) seats.insert(seat_at(i));
  return seats;
}

store::FinishedGame game_in(std::vector<Value> const& row) {
  return {.record = text_in(row[2]),
          .began = table::Instant{number_in(row[3])},
          .ended = table::Instant{number_in(row[4])},
          .bots = seats_in(number_in(row[5]))};
}

store::OutboxEvent event_in(std::vector<Value> const& row) {
  return {.key = {text_in(row[0]), static_cast<std::uint64_t>(number_in(row[1])), text_in(row[2])},
          .at = table::Instant{number_in(row[3])},
          .text = text_in(row[4])};
}

store::NamedGuestKey guest_in(std::vector<Value> const& row) {
  auto const kind = static_cast<store::GuestKind>(number_in(row[5]));
  return {{seat_in(row[1]), text_in(row[4]), kind, hash_in(row[2])}, text_in(row[3])};
}

}  // namespace

DecodedTables decode_tables(std::span<postgres::QueryResult const> results) {
  DecodedTables read;
  auto& tables = read.tables;
  for (auto const& row : results[0].rows)
    tables[text_in(row[0])] = {.id = text_in(row[0]),
                               .setup = text_in(row[1]),
                               .made = number_in(row[2]),
                               .visited = row[3] == "t",
                               .is_over = row[4] == "t"};
  for (auto const& row : results[1].rows) tables.at(text_in(row[0])).beginning = fact_in(row);
  for (auto const& row : results[2].rows) tables.at(text_in(row[0])).facts.push_back(fact_in(row));
  for (auto const& row : results[3].rows)
    tables.at(text_in(row[0])).keys.seats.push_back({{seat_in(row[1]), hash_in(row[2])}, text_in(row[3])});
  for (auto const& row : results[4].rows) tables.at(text_in(row[0])).keys.guests.push_back(guest_in(row));
  for (auto const& row : results[5].rows) {
    auto const table = tables.find(text_in(row[0]));
    auto& games = table == tables.end() ? read.games_of_removed[text_in(row[0])] : table->second.games;
    games.emplace(static_cast<int>(number_in(row[1])), game_in(row));
  }
  for (auto const& row : results[6].rows) read.events[text_in(row[0])].push_back(event_in(row));
  return read;
}

}  // namespace kuhhandel::server
