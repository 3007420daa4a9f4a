// Decides facts about arrivals, connections, and what browsers send on their own.
#include <algorithm>
#include <utility>

#include "table/decide.h"
#include "table/modes/solo_game.h"
#include "table/seats/faces.h"

namespace kuhhandel::table {
namespace {

constexpr Duration kLeastRoundTripChange{8};

/// Returns true if a big screen has opened the table and nobody has sat down yet.
bool is_without_people(Table const& table) {
  return table.big_screen() && min_seats_for(table.presence()) == 0 && is_empty(table.presence()[kHost]);
}

}  // namespace

std::expected<fact::Seated, OrderRefusal> decide_seat(Table const& table, std::string player,
                                                      std::optional<Seat> wanted,
                                                      std::optional<codec::Face> face) {
  if (table.state() == TableState::running) return std::unexpected(OrderRefusal::game_running);
  auto const& presence = table.presence();
  auto seat = is_without_people(table) ? std::optional(kHost) : wanted;
  if (!seat) seat = lowest_empty_seat(presence);
  if (!seat) seat = lowest_bot(presence);
  if (!seat) return std::unexpected(OrderRefusal::table_full);
  if (!has_seat(presence, *seat)) return std::unexpected(OrderRefusal::no_such_seat);
  if (presence.person(*seat) != nullptr) return std::unexpected(OrderRefusal::seat_taken);
  // The occupants of the next deal were fixed when the game was started.
  if (!is_empty(presence[*seat]) && table.shuffle() && table.shuffle()->opening)
    return std::unexpected(OrderRefusal::is_opening);
  return fact::Seated{*seat, std::move(player), free_face(table, *seat, face)};
}

std::optional<Fact> decide_presence(Table const& table, Seat seat, bool open) {
  auto const* const person = table.presence().person(seat);
  if (person == nullptr || person->away != open) return {};
  if (open) return fact::Back{seat};
  return fact::Away{seat};
}

std::optional<Fact> decide_attention(Table const& table, Seat seat, bool attentive) {
  if (table.state() != TableState::running || solo_player(table) != seat) return {};
  auto const* const person = table.presence().person(seat);
  if (person->away || person->inattentive != attentive) return {};
  return fact::AttentionChanged{seat, attentive};
}

std::optional<Fact> decide_big_screen(Table const& table, bool present) {
  if (!table.big_screen() || table.big_screen()->present == present) return {};
  return fact::BigScreenPresent{present};
}

std::optional<Fact> decide_round_trip(Table const& table, Seat seat, Duration round_trip) {
  auto const* const person = table.presence().person(seat);
  if (person == nullptr) return {};
  auto const change =
      round_trip > person->round_trip ? round_trip - person->round_trip : person->round_trip - round_trip;
  if (change < std::max(kLeastRoundTripChange, person->round_trip / 4)) return {};
  return fact::RoundTrip{seat, round_trip};
}

std::optional<Fact> decide_exact_round_trip(Table const& table, Seat seat, Duration round_trip) {
  auto const* const person = table.presence().person(seat);
  if (person == nullptr || person->round_trip == round_trip) return {};
  return fact::RoundTrip{seat, round_trip};
}

std::optional<Fact> decide_binding(Table const& table, Seat seat, std::string hash) {
  auto const& shuffle = table.shuffle();
  if (!shuffle || shuffle->opening) return {};
  auto const* const earlier = shuffle->of(seat);
  if (earlier != nullptr && (earlier->hash == hash || !earlier->random.empty())) return {};
  return fact::ChanceBound{seat, std::move(hash)};
}

std::optional<Fact> decide_opening(Table const& table, Seat seat, std::string random, std::string_view hash) {
  auto const& shuffle = table.shuffle();
  if (!shuffle || !shuffle->waits_for(seat) || shuffle->of(seat)->hash != hash) return {};
  return fact::ChanceOpened{seat, std::move(random)};
}

std::optional<Fact> decide_seen(Table const& table, Seat seat, std::uint64_t version, Instant now) {
  auto const* const person = table.presence().person(seat);
  if (person == nullptr || person->away) return {};
  auto const& delay = table.reveal_delay();
  if (!delay.is_running(now) || version < delay.version() || delay.has_seen_enough(seat)) return {};
  return fact::SeenEnough{seat};
}

}  // namespace kuhhandel::table
