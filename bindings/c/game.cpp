#include "bindings/c/game.h"

#include "engine/choices/commands_of.h"
#include "engine/play.h"

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

namespace kuhhandel::bindings {

Deal deal_of(std::uint64_t seed) { return {.seed = std::to_string(seed), .chance = seed}; }

CeilingQuestion first_question(ReplyMode mode, Edition const& edition, int seats, Deal const& deal) {
  auto const state = start(edition, seats, deal.seed, deal.first, deal.rules_version).next;
  if (mode == ReplyMode::ceilings) return ask_by_ceilings(edition, state, deal.chance);
  return {.question = ask(edition, state, deal.chance), .answered = {}};
}

std::unique_ptr<kuhhandel_game> new_game(Edition const& edition, int seats, ReplyMode mode,
                                         Deal const& deal) {
  auto const dealt = first_question(mode, edition, seats, deal);
  return std::unique_ptr<kuhhandel_game>(
      new kuhhandel_game{.edition = std::make_shared<Edition const>(edition),
                         .seats = seats,
                         .deal = deal,
                         .mode = mode,
                         .current = dealt,
                         .history = {},
                         .record = {},
                         .imagined = false,
                         .remembering = {.at = dealt},
                         .remembered = memories_at_start(edition, seats),
                         .recording = {.at = dealt},
                         .recorded = {}});
}

}  // namespace kuhhandel::bindings

PerSeat<SeatMemory> const& kuhhandel_game::memories() const {
  catch_up(*this, remembering, [this](auto const&, int, auto const& events, State const& now) {
    follow(*edition, now, events, remembered);
  });
  return remembered;
}

std::vector<Command> const& kuhhandel_game::commands() const {
  catch_up(*this, recording, [this](Question const& before, int nth, auto const& events, State const& now) {
    auto const commands = commands_of(*edition, before, nth, events, now);
    recorded.insert(recorded.end(), commands.begin(), commands.end());
  });
  return recorded;
}
