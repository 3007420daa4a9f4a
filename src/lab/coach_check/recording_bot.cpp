#include "coach_check/recording_bot.h"

#include "bots/match.h"
#include "engine/scores.h"

namespace kuhhandel::lab {

void RecordingBot::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  bot_->start(edition, seats, seat, seed);
  knowledge_.emplace(edition, seats, seat, worlds_, seed ^ 0x636f616368U, trades_);
}

void RecordingBot::see(SeenEvent const& event) {
  bot_->see(event);
  knowledge_->see(event);
}

bots::Choice RecordingBot::decide(View const& view, LegalActions const& legal) {
  auto const chosen = bot_->decide(view, legal);
  knowledge_->look(view);
  return consider(*knowledge_, view, legal, chosen);
}

PerSeat<double> shares_in(Edition const& edition, State const& state) {
  auto const best = winners(scores(edition, state));
  double number_of_best = 0;
  for (auto const seat : seats_of(state.seats)) number_of_best += best.contains(seat) ? 1 : 0;
  PerSeat<double> shares{};
  for (auto const seat : seats_of(state.seats)) shares[seat] = best.contains(seat) ? 1 / number_of_best : 0;
  return shares;
}

PerSeat<double> shares_of(CheckedGames const& games, int number, std::vector<bots::Bot*> const& line_up) {
  auto const deal = games.deals + " " + std::to_string(number);
  auto const seats = static_cast<int>(line_up.size());
  bots::Match match(games.edition, start(games.edition, seats, deal), line_up, Rng::from_text(deal).next());
  bots::play_out(match, kMostTurns);
  return shares_in(games.edition, match.state());
}

}  // namespace kuhhandel::lab
