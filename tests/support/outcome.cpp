#include "tests/support/outcome.h"

#include <gtest/gtest.h>

#include "engine/play.h"

namespace kuhhandel {
namespace {

/// Plays the commands one after another; `emitted` gets all events.
State play_all(State state, std::initializer_list<Command> commands, Edition const& edition,
               std::vector<Event>& emitted) {
  int at = 0;
  for (auto const& command : commands) {
    auto const played = play(edition, state, command);
    if (!played) {
      ADD_FAILURE() << "command " << at << " is refused: " << name_of(played.error());
      return state;
    }
    state = played->next;
    emitted.insert(emitted.end(), played->events.begin(), played->events.end());
    ++at;
  }
  return state;
}

}  // namespace

State after(State state, std::initializer_list<Command> commands, Edition const& edition) {
  std::vector<Event> emitted;
  return play_all(state, commands, edition, emitted);
}

std::optional<Refusal> refusal(State const& state, Command const& command, Edition const& edition) {
  auto const played = play(edition, state, command);
  if (played) return {};
  return played.error();
}

std::vector<Event> events(State state, std::initializer_list<Command> commands, Edition const& edition) {
  std::vector<Event> emitted;
  play_all(state, commands, edition, emitted);
  return emitted;
}

std::vector<SeenEvent> events_seen_by(Viewer viewer, std::vector<Event> const& events) {
  std::vector<SeenEvent> seen;
  for (auto const& event : events) seen.push_back(seen_by(viewer, event));
  return seen;
}

void PrintTo(Refusal refusal, std::ostream* out) { *out << name_of(refusal); }

void PrintTo(Money amount, std::ostream* out) { *out << amount.points(); }

void PrintTo(MoneyCards cards, std::ostream* out) {
  *out << '{';
  for (auto const denomination : kDenominations) {
    if (cards.count(denomination) == 0) continue;
    *out << ' ' << value_of(denomination).points() << 'x' << cards.count(denomination);
  }
  *out << " }";
}

}  // namespace kuhhandel
