#include "table/due.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/legal_actions.h"
#include "engine/rng.h"
#include "table/deserted.h"
#include "table/gathering.h"
#include "table/in_turn.h"
#include "table/newcomers.h"

namespace kuhhandel::table {
namespace {

fact::Judged verdict(Table const& table) {
  auto chance = Rng::from_text(table.game()->seed + "/race/" + std::to_string(table.version()));
  return {order_of(table.races().moments(), table.conduct().fairness, chance)};
}

Fact limit_brings(Table const& table, Seat seat) {
  auto const simplest = simplest_action(table.setup().edition, table.game()->state, seat);
  if (!simplest) return fact::Silent{.seat = seat, .slept = true};
  return fact::Played{.command = {seat, *simplest}, .id = {}, .slept = true};
}

Fact clock_brings(Table const& table) {
  if (table.races().is_open()) return verdict(table);
  if (asked(table) == Actor{House{}}) return fact::Played{.command = what_follows(asking(table)), .id = {}};
  auto const& clock = table.schedule().clock();
  if (auto const* const limit = std::get_if<Limit>(&clock)) return limit_brings(table, limit->seat);
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
  if (asked(table) == Actor{House{}}) return table.schedule().since();
  return table.schedule().due(standing_count(table), patience(table));
}

/// Who has been away for so long that the table does without them or waits for them.
std::optional<Missing> missing(Table const& table) {
  if (table.state() != TableState::running || table.is_paused() || table.is_correspondence()) return {};
  return table.presence().is_anybody_there() ? missing(table.presence()) : next_deserter(table);
}

/// The table has waited for them long enough.
Fact without(Table const& table, Seat seat) {
  switch (table.conduct().absence) {
    case Absence::go_on:
      return fact::GivenUp{seat};
    case Absence::stand_in:
      return fact::StandIn{seat, table.conduct().stand_in};
    case Absence::pause:
      return fact::Paused{seat};
  }
  std::unreachable();
}

}  // namespace

std::optional<Fact> due(Table const& table, Instant now) {
  if (auto const seated = newcomer_to_seat(table)) return *seated;
  if (gathers(table)) return gathering_brings(table, now);
  auto const next = next_due(table);
  if (!next || now < *next) return {};
  auto const absent = missing(table);
  if (!absent || absent->at > *next) return clock_brings(table);
  return without(table, absent->seat);
}

std::optional<Instant> next_due(Table const& table) {
  if (newcomer_to_seat(table)) return table.asked_since();
  if (gathers(table)) return gathering_due(table);
  auto const clock = clock_due(table);
  auto const absent = missing(table);
  if (!clock || !absent) return absent ? absent->at : clock;
  return std::min(*clock, absent->at);
}

}  // namespace kuhhandel::table
