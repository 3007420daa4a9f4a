#include "table/clock/table_clock.h"

#include <algorithm>
#include <optional>

#include "table/modes/correspondence.h"
#include "table/modes/fast_forward.h"
#include "table/modes/passing.h"
#include "table/modes/solo_game.h"
#include "table/seats/inactivity.h"

namespace kuhhandel::table {
namespace {

/// Returns the clock of an auction whose auctioneer calls manually.
std::optional<OwnGavel> own_gavel(Table const& table, Instant now) {
  auto const* const auction = std::get_if<phase::Bidding>(&table.game()->state.phase);
  if (table.settings().gavel == Gavel::house || auction == nullptr) return {};
  auto const* const person = table.presence().person(auction->auctioneer);
  if (person == nullptr || person->away) return {};
  return OwnGavel{auction->auctioneer, now + pace_of(table.settings().speed).choice};
}

Clock correspondence_clock(Table const& table, Instant now) {
  auto const actor = awaited_actor(table);
  auto const* const seat = actor ? std::get_if<Seat>(&*actor) : nullptr;
  if (seat == nullptr) return NoClock{};
  return Limit{*seat, now + *table.setup().answer_within};
}

/// Returns the calls of an auction that only the leader can win: all three, but quick.
Calls quick_calls(Table const& table, Instant now) {
  auto const call = pace_of(is_fast_forwarding(table) ? Speed{0} : table.settings().speed).quick_call;
  return {{now + call, now + 2 * call, now + 3 * call}};
}

Clock live_clock(Table const& table, Instant now) {
  if (auto const gavel = own_gavel(table, now)) return *gavel;
  if (is_left_to_the_hammer(table)) return quick_calls(table, now);
  auto const clock = clock_for(table.game()->state, table.settings().speed, now, patience(table) + kReaction);
  auto const* const limit = std::get_if<Limit>(&clock);
  bool const is_unlimited = limit != nullptr && solo_player(table) == limit->seat;
  return is_unlimited ? Clock{NoClock{}} : clock;
}

Clock shortened(Table const& table, Clock clock, Instant now) {
  auto* const limit = std::get_if<Limit>(&clock);
  if (limit == nullptr) return clock;
  auto const pace = pace_of(table.settings().speed);
  auto const within = [&](Duration patience) { limit->at = std::min(limit->at, now + patience); };
  if (is_empty(table.presence()[limit->seat])) within(pace.between);
  auto const* const person = table.presence().person(limit->seat);
  if (person == nullptr || table.is_correspondence()) return clock;
  within(person->auto_played ? pace.between : inactivity_timeout(pace.choice, person->timeouts));
  return clock;
}

}  // namespace

bool waits_for_absent_player(Table const& table) {
  if (table.is_correspondence()) return false;
  for (auto const seat : seats_of(table.setup().seats)) {
    auto const* const person = table.presence().person(seat);
    if (person != nullptr && is_waited_for(*person) && has_decision(table, seat)) return true;
  }
  return false;
}

bool is_clock_stopped(Table const& table) { return is_held(table) || waits_for_absent_player(table); }

Clock clock_of(Table const& table, Instant now) {
  if (!table.game() || is_clock_stopped(table)) return NoClock{};
  return shortened(
      table, table.is_correspondence() ? correspondence_clock(table, now) : live_clock(table, now), now);
}

Clock shortened_clock(Table const& table, Instant now) {
  if (is_clock_stopped(table)) return NoClock{};
  return shortened(table, table.schedule().clock(), now);
}

}  // namespace kuhhandel::table
