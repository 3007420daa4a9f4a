// The results of commands, for tests: the state after them, a refusal, the events.
#pragma once

#include <initializer_list>
#include <optional>
#include <ostream>
#include <vector>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/refusal.h"
#include "engine/state.h"
#include "tests/support/words.h"

namespace kuhhandel {

/// The state after these commands; a refusal among them fails the test.
State after(State state, std::initializer_list<Command> commands, Edition const& edition = second());

/// Returns why the command is refused; nullopt if it is accepted.
std::optional<Refusal> refusal(State const& state, Command const& command, Edition const& edition = second());

/// Returns the public and private events of these commands.
std::vector<Event> events(State state, std::initializer_list<Command> commands,
                          Edition const& edition = second());

/// The same as one viewer sees them.
std::vector<SeenEvent> events_seen_by(Viewer viewer, std::vector<Event> const& events);

/// The phase, which must be this one: `in<phase::Bidding>(state).standing`.
template <class AnyPhase>
AnyPhase const& in(State const& state) {
  return std::get<AnyPhase>(state.phase);
}
template <class AnyPhase>
bool is_in(State const& state) {
  return std::holds_alternative<AnyPhase>(state.phase);
}

void PrintTo(Refusal refusal, std::ostream* out);
void PrintTo(Money amount, std::ostream* out);
void PrintTo(MoneyCards cards, std::ostream* out);

}  // namespace kuhhandel
