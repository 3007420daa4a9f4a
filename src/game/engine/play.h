// The only way to advance a game. play checks and returns events; play_unchecked, for the search path, does
// neither and follows the same rules.
#pragma once

#include <expected>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/refusal.h"
#include "engine/rules_version.h"
#include "engine/state.h"

namespace kuhhandel {

struct Transition {
  State next;
  std::vector<Event> events;
};

/// Starts a game (C2): shuffles the pile and, unless `first` is given, draws the starting player from `seed`,
/// which can be any text. `seats` must be a number that the edition allows. A seed of 64 lower-case
/// hexadecimal digits deals with all of its 256 bits; games between strangers need such a seed. Games of
/// `rules_version` 1 were dealt differently.
Transition start(Edition const& edition, int seats, std::string_view seed, std::optional<Seat> first = {},
                 int rules_version = kRulesVersion);

/// Starts a game from `position`, at the turn of its seat in turn; the phase of `position` is ignored. A seat
/// that cannot act is skipped (C3.3). If the pile is empty and no trade is possible, the game ends.
Transition set_up(Edition const& edition, State const& position);

/// Returns the result of the command, or the reason for its refusal. Never changes `now`.
std::expected<Transition, Refusal> play(Edition const& edition, State const& now, Command const& command);

/// Executes a command that is known to be legal, in place, without events.
void play_unchecked(Edition const& edition, State& state, Command const& command);

}  // namespace kuhhandel
