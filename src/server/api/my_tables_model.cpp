#include "server/api/my_tables_model.h"

#include <algorithm>

#include "codec/parse.h"
#include "codec/replay.h"
#include "codec/wire/body.h"
#include "engine/scores.h"
#include "server/api/my_tables_shapes.h"
#include "store/unreadable.h"
#include "table/on_to_me.h"

namespace kuhhandel::server {

namespace {

/// Whoever has the seat now may not be who had it in an earlier game.
bool goes_by(OwnTable const& table, std::string const& name) {
  return name == table.players[static_cast<std::size_t>(index_of(table.seat))] ||
         std::ranges::find(table.was, name) != table.was.end();
}

/// By which they went at that table before.
std::vector<std::string> names_before(table::Table const& table, Seat seat) {
  auto const* const person = table.presence().person(seat);
  return person == nullptr ? std::vector<std::string>{} : person->was;
}

}  // namespace

OwnTable own_table(table::Table const& table, Seat seat) {
  auto const& setup = table.setup();
  OwnTable own{.id = setup.id,
               .name = setup.name,
               .edition = std::string(setup.edition.id.text()),
               .state = table.state(),
               .seat = seat,
               .players = table::names_of(table.presence()),
               .was = names_before(table, seat),
               .hours = table::hours_to_answer(table),
               .bots = table::bots_of(table.presence()),
               .strangers = setup.strangers.has_value()};
  if (table.state() != table::TableState::running) return own;
  own.asked = table::has_a_decision(table, seat);
  own.since = table.asked_since();
  return own;
}

std::optional<OwnGame> own_game(OwnTable const& table, store::PastGame const& game, std::string_view text) {
  auto const record = codec::record_from_text(text);
  if (!record)
    throw store::Unreadable("The record of a game cannot be read: " + codec::text_of(record.error()));
  auto const place = static_cast<std::size_t>(index_of(table.seat));
  if (place >= record->seats.size() || !goes_by(table, record->seats[place])) return {};
  auto const end = codec::replay(*record);
  if (!end) return {};
  auto const scored = scores(record->edition, *end);
  OwnGame own{.table = table.id,
              .name = table.name,
              .edition = std::string(record->edition.id.text()),
              .game = game.number,
              .ended = game.ended,
              .seat = table.seat,
              .players = record->seats,
              .points = {},
              .rank = rank_of(scored, table.seat),
              .bots = game.bots,
              .lasted = game.began ? std::optional(game.ended - *game.began) : std::nullopt,
              .by_letter = table.hours.has_value(),
              .strangers = table.strangers};
  for (auto const seat : seats_of(scored.seats)) own.points.push_back(scored.of(seat).total);
  return own;
}

std::expected<std::vector<live::KnownSeat>, codec::FormatError> read_own_seats(std::string_view body) {
  auto seats = codec::read_body<SeatsOfOne>(body);
  if (!seats) return std::unexpected(seats.error());
  return std::move(seats->seats);
}

std::string own_tables_text(OwnTables const& own) { return codec::text_of(own, codec::NoEdition{}); }

}  // namespace kuhhandel::server
