#include "bots/seated_bot.h"

#include "bots/match.h"
#include "engine/legal_actions.h"
#include "engine/view.h"

namespace kuhhandel::bots {

void SeatedBot::begin(Edition const& edition, Transition const& opening, Seat seat, std::uint64_t seed) {
  edition_ = edition;
  seat_ = seat;
  bot_->start(edition_, opening.next.seats, seat, seed_of_bot(seed, seat));
  notify_bots(opening);
}

std::expected<void, Refusal> SeatedBot::see(Command const& command) {
  auto const transition = play(edition_, now_, command);
  if (!transition) return std::unexpected(transition.error());
  notify_bots(*transition);
  return {};
}

std::expected<Choice, Refusal> SeatedBot::choose() {
  auto const legal = legal_actions(edition_, now_, seat_);
  if (legal.empty()) return std::unexpected(Refusal::not_yours);
  return bot_->decide(view_for(edition_, now_, seat_), legal);
}

void SeatedBot::notify_bots(Transition const& transition) {
  now_ = transition.next;
  for (auto const& event : transition.events) bot_->see(seen_by(seat_, event));
}

}  // namespace kuhhandel::bots
