#include "server/api/my_tables_model.h"

#include <algorithm>

#include "codec/parse.h"
#include "codec/replay.h"
#include "codec/wire/body.h"
#include "engine/scores.h"
#include "server/api/my_tables_shapes.h"
#include "store/corrupt_data.h"
#include "table/fast_forward.h"

namespace kuhhandel::server {

namespace {

/// Another player may have had the seat in an earlier game.
bool is_known_as(MyTable const& table, std::string const& name) {
  return name == table.players[static_cast<std::size_t>(index_of(table.seat))] ||
         std::ranges::find(table.former_names, name) != table.former_names.end();
}

/// Returns the earlier names of the seat's player at that table.
std::vector<std::string> former_names_of(table::Table const& table, Seat seat) {
  auto const* const person = table.presence().person(seat);
  return person == nullptr ? std::vector<std::string>{} : person->former_names;
}

}  // namespace

MyTable my_table(table::Table const& table, Seat seat) {
  auto const& setup = table.setup();
  MyTable listed_table{.id = setup.id,
                       .name = setup.name,
                       .edition = std::string(setup.edition.id.text()),
                       .state = table.state(),
                       .seat = seat,
                       .players = table::names_of(table.presence()),
                       .former_names = former_names_of(table, seat),
                       .hours = table::hours_to_answer(table),
                       .bots = table::bots_of(table.presence()),
                       .strangers = setup.strangers.has_value()};
  if (table.state() != table::TableState::running) return listed_table;
  listed_table.needs_decision = table::has_decision(table, seat);
  listed_table.since = table.awaited_since();
  return listed_table;
}

std::optional<MyGame> my_game(MyTable const& table, store::PastGame const& game, std::string_view text) {
  auto const record = codec::record_from_text(text);
  if (!record)
    throw store::CorruptData("The record of a game cannot be read: " + codec::text_of(record.error()));
  auto const index = static_cast<std::size_t>(index_of(table.seat));
  if (index >= record->seats.size() || !is_known_as(table, record->seats[index])) return {};
  auto const end = codec::replay(*record);
  if (!end) return {};
  auto const scores_at_end = scores(record->edition, *end);
  MyGame listed_table{.table = table.id,
                      .name = table.name,
                      .edition = std::string(record->edition.id.text()),
                      .game = game.number,
                      .ended = game.ended,
                      .seat = table.seat,
                      .players = record->seats,
                      .points = {},
                      .rank = rank_of(scores_at_end, table.seat),
                      .bots = game.bots,
                      .lasted = game.began ? std::optional(game.ended - *game.began) : std::nullopt,
                      .by_letter = table.hours.has_value(),
                      .strangers = table.strangers};
  for (auto const seat : seats_of(scores_at_end.seats))
    listed_table.points.push_back(scores_at_end.of(seat).total);
  return listed_table;
}

std::expected<std::vector<live::KnownSeat>, codec::FormatError> read_known_seats(std::string_view body) {
  auto seats = codec::read_body<KnownSeats>(body);
  if (!seats) return std::unexpected(seats.error());
  return std::move(seats->seats);
}

std::string my_tables_text(MyTables const& listed_table) {
  return codec::text_of(listed_table, codec::NoEdition{});
}

}  // namespace kuhhandel::server
