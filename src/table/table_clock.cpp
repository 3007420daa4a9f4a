#include "table/table_clock.h"

#include <algorithm>
#include <optional>

#include "table/in_turn.h"
#include "table/on_to_me.h"
#include "table/passing.h"
#include "table/sleepers.h"

namespace kuhhandel::table {
namespace {

/// The clock of an auction whose auctioneer calls by hand.
std::optional<OwnGavel> own_gavel(Table const& table, Instant now) {
  auto const* const auction = std::get_if<phase::Bidding>(&table.game()->state.phase);
  if (table.conduct().gavel == Gavel::house || auction == nullptr) return {};
  auto const* const person = table.presence().person(auction->auctioneer);
  if (person == nullptr || person->away) return {};
  return OwnGavel{auction->auctioneer, now + pace_of(table.conduct().speed).choice};
}

Clock clock_in_turn(Table const& table, Instant now) {
  auto const actor = asked(table);
  auto const* const seat = actor ? std::get_if<Seat>(&*actor) : nullptr;
  if (seat == nullptr) return NoClock{};
  return Limit{*seat, now + *table.setup().answer_within};
}

/// The calls of an auction in which nobody but the leader is left: short, since they may take it back, where
/// they can.
Calls short_calls(Table const& table, Instant now) {
  auto const speed = goes_on_unseen(table) ? Speed{0} : table.conduct().speed;
  auto const last = may_be_overbid(table) ? pace_of(speed).short_call : Duration{0};
  return {{now, now, now + last}};
}

Clock live_clock(Table const& table, Instant now) {
  if (auto const gavel = own_gavel(table, now)) return *gavel;
  if (is_left_to_the_hammer(table)) return short_calls(table, now);
  auto const clock = clock_for(table.game()->state, table.conduct().speed, now, patience(table) + kReaction);
  auto const* const limit = std::get_if<Limit>(&clock);
  bool const waits = table.setup().unhurried && limit && table.presence().person(limit->seat) != nullptr;
  return waits ? Clock{NoClock{}} : clock;
}

Clock shortened(Table const& table, Clock clock, Instant now) {
  auto* const limit = std::get_if<Limit>(&clock);
  if (limit == nullptr) return clock;
  auto const pace = pace_of(table.conduct().speed);
  auto const within = [&](Duration patience) { limit->at = std::min(limit->at, now + patience); };
  if (is_empty(table.presence()[limit->seat])) within(pace.between);
  auto const* const person = table.presence().person(limit->seat);
  if (person == nullptr || table.is_correspondence()) return clock;
  within(person->given_up ? pace.between : patience_with_sleeper(pace.choice, person->slept));
  return clock;
}

}  // namespace

bool waits_for_one_away(Table const& table) {
  if (table.is_correspondence()) return false;
  for (auto const seat : seats_of(table.setup().seats)) {
    auto const* const person = table.presence().person(seat);
    if (person != nullptr && is_waited_for(*person) && has_a_decision(table, seat)) return true;
  }
  return false;
}

bool stands_still(Table const& table) { return is_held(table) || waits_for_one_away(table); }

Clock clock_of(Table const& table, Instant now) {
  if (!table.game() || stands_still(table)) return NoClock{};
  return shortened(table, table.is_correspondence() ? clock_in_turn(table, now) : live_clock(table, now),
                   now);
}

Clock sooner_for_the_absent(Table const& table, Instant now) {
  if (stands_still(table)) return NoClock{};
  return shortened(table, table.schedule().clock(), now);
}

}  // namespace kuhhandel::table
