// The game's one way forward. play checks and tells; play_unchecked, on the search path, does neither, by the
// same rules.
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

/// A new game (C2): the pile shuffled and, unless `first` is given, the starting player drawn from `seed`,
/// which may be any text. `seats` must be one of the edition's numbers. A seed of 64 hexadecimal digits,
/// small letters, deals by its 256 bits, as any seed of a game by strangers should; games of `rules_version`
/// 1 were dealt otherwise.
Transition start(Edition const& edition, int seats, std::string_view seed, std::optional<Seat> first = {},
                 int rules_version = kRulesVersion);

/// A game taken up where `position` lays the cards, at the turn of its seat in turn; its phase is not looked
/// at. A seat that cannot act is skipped (C3.3), and without a trade in an empty pile the game is over.
Transition set_up(Edition const& edition, State const& position);

/// What follows when the command is done now, or why it is refused; `now` is never changed.
std::expected<Transition, Refusal> play(Edition const& edition, State const& now, Command const& command);

/// Does a command that is known to be legal, in place, without events.
void play_unchecked(Edition const& edition, State& state, Command const& command);

}  // namespace kuhhandel
