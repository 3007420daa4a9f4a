#include "table/due_fact.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/legal_actions.h"
#include "engine/random/rng.h"
#include "table/modes/abandoned_game.h"
#include "table/modes/correspondence.h"
#include "table/modes/pregame.h"
#include "table/seats/join_requests.h"

namespace kuhhandel::table {
namespace {

fact::Judged verdict(Table const& table) {
  auto chance = Rng::from_text(table.game()->seed + "/race/" + std::to_string(table.version()));
  return {order_of(table.races().moments(), table.settings().fairness, chance)};
}

Fact timeout_fact(Table const& table, Seat seat) {
  auto const simplest = simplest_action(table.setup().edition, table.game()->state, seat);
  if (!simplest) return fact::Silent{.seat = seat, .timed_out = true};
  return fact::Played{.command = {seat, *simplest}, .id = {}, .timed_out = true};
}

Fact clock_fact(Table const& table) {
  if (table.races().is_open()) return verdict(table);
  if (awaited_actor(table) == Actor{House{}})
    return fact::Played{.command = what_follows(asking(table)), .id = {}};
  auto const& clock = table.schedule().clock();
  if (auto const* const limit = std::get_if<Limit>(&clock)) return timeout_fact(table, limit->seat);
  if (std::holds_alternative<Count>(clock))
    return fact::Played{.command = {House{}, action::Tick{}}, .id = {}};
  auto const called = table.schedule().called();
  if (called < 2 || std::holds_alternative<OwnGavel>(clock)) return fact::Called{called + 1};
  return fact::Played{.command = {House{}, action::Hammer{}}, .id = {}};
}

int standing_count(Table const& table) {
  if (!table.game()) return 0;
  auto const* const countdown = std::get_if<phase::Countdown>(&table.game()->state.phase);
  return countdown == nullptr ? 0 : countdown->count;
}

std::optional<Instant> clock_due(Table const& table) {
  if (auto const verdict_at = table.races().verdict_at()) return verdict_at;
  if (awaited_actor(table) == Actor{House{}}) return table.schedule().since();
  return table.schedule().due(standing_count(table), patience(table));
}

/// Returns the next player whose absence needs a decision, with its time.
std::optional<Missing> missing(Table const& table) {
  if (table.state() != TableState::running || table.is_paused() || table.is_correspondence()) return {};
  return table.presence().is_anybody_there() ? missing(table.presence()) : next_abandoned_seat(table);
}

/// Returns the fact for the end of the wait for an absent player.
Fact absence_fact(Table const& table, Seat seat) {
  switch (table.settings().absence) {
    case Absence::go_on:
      return fact::AutoPlayStarted{seat};
    case Absence::stand_in:
      return fact::StandIn{seat, table.settings().stand_in};
    case Absence::pause:
      return fact::Paused{seat};
  }
  std::unreachable();
}

/// Returns when the deal is made without the parts that are still missing.
std::optional<Instant> opening_ends_at(Table const& table) {
  auto const& shuffle = table.shuffle();
  if (!shuffle || !shuffle->opening || shuffle->is_open()) return {};
  return shuffle->opening_since + kOpeningTime;
}

/// Returns the time of the next fact of a table that does not wait for parts of a shuffle.
std::optional<Instant> next_due_without_opening(Table const& table) {
  if (is_pregame(table)) return next_pregame_due(table);
  auto const clock = clock_due(table);
  auto const absent = missing(table);
  if (!clock || !absent) return absent ? absent->at : clock;
  return std::min(*clock, absent->at);
}

}  // namespace

std::optional<Fact> due_fact(Table const& table, Instant now) {
  if (auto const seated = next_accepted_join(table)) return *seated;
  if (auto const ends_at = opening_ends_at(table); ends_at && *ends_at <= now)
    return fact::ChanceWithheld{table.shuffle()->awaited()};
  if (is_pregame(table)) return due_pregame_fact(table, now);
  auto const next = next_due_without_opening(table);
  if (!next || now < *next) return {};
  auto const absent = missing(table);
  if (!absent || absent->at > *next) return clock_fact(table);
  return absence_fact(table, absent->seat);
}

std::optional<Instant> next_due(Table const& table) {
  if (next_accepted_join(table)) return table.awaited_since();
  auto const opening = opening_ends_at(table);
  auto const next = next_due_without_opening(table);
  if (!opening || !next) return opening ? opening : next;
  return std::min(*opening, *next);
}

}  // namespace kuhhandel::table
