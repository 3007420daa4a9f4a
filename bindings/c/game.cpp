#include "bindings/c/game.h"

#include "engine/commands_of.h"

using namespace kuhhandel;

namespace {

/// Calls `see` with the question, its answer, the events and the state behind it of each reply since.
template <class See>
void catch_up(kuhhandel_game const& game, bindings::ReplayCursor& follower, See see) {
  auto const& edition = *game.edition;
  std::vector<Event> events;
  for (; follower.given < game.history.size(); ++follower.given) {
    auto const before = follower.at.question;
    auto const nth = *bindings::nth_of_reply(game.mode, edition, before, game.history[follower.given]);
    events.clear();
    bindings::give(game.mode, edition, follower.at, nth, &events);
    see(before, nth, events, follower.at.question.state);
  }
}

}  // namespace

PerSeat<SeatMemory> const& kuhhandel_game::memories() const {
  catch_up(*this, remembering, [this](auto const&, int, auto const& events, State const& now) {
    follow(*edition, now, events, remembered);
  });
  return remembered;
}

std::vector<Command> const& kuhhandel_game::commands() const {
  catch_up(*this, recording, [this](Question const& before, int nth, auto const& events, State const& now) {
    auto const done = commands_of(*edition, before, nth, events, now);
    recorded.insert(recorded.end(), done.begin(), done.end());
  });
  return recorded;
}
