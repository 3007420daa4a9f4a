#include "tournament/block.h"

#include <algorithm>

#include "bots/match.h"
#include "engine/digest.h"
#include "engine/rng.h"
#include "engine/scores.h"

namespace kuhhandel::tournament {
namespace {

GameResult result_of(TournamentPlan const& plan, bots::Match const& match, int rotation) {
  auto const final_scores = scores(*plan.edition, match.state());
  GameResult result{.digest = digest(match.state()),
                    .cut_off = !std::holds_alternative<phase::Finished>(match.state().phase)};
  for (int seat = 0; seat < plan.seats(); ++seat) {
    auto const place = static_cast<std::size_t>((seat + rotation) % plan.seats());
    result.scores[place] = final_scores.of(seat_at(seat)).total;
    result.faults[place] = match.faults(seat_at(seat));
  }
  return result;
}

std::optional<GameResult> play_rotation(TournamentPlan const& plan, std::string const& deal, int rotation,
                                        std::vector<bots::Bot*> bots, Stop const& stop) {
  std::ranges::rotate(bots, bots.begin() + rotation);
  auto const bots_seed = Rng::from_text(deal + " rotation " + std::to_string(rotation)).next();
  bots::Match match(*plan.edition, start(*plan.edition, plan.seats(), deal), bots, bots_seed);
  while (match.turns() <= plan.most_turns && match.step()) {
    if (stop()) return {};
  }
  match.end();
  return result_of(plan, match, rotation);
}

}  // namespace

std::optional<BlockResult> play_block(TournamentPlan const& plan, int block, BotNames const& line_up,
                                      Players& players, Stop const& stop) {
  // The deal contains all randomness of a game: the pile and the first seat. The bots' own randomness differs
  // by rotation, and is the same for all line-ups.
  auto const deal = deal_of(plan, block);
  auto const bots = players.bots_for(line_up);
  BlockResult result;
  for (int rotation = 0; rotation < plan.seats(); ++rotation) {
    auto const game = play_rotation(plan, deal, rotation, bots, stop);
    if (!game) return {};
    result.push_back(*game);
  }
  return result;
}

}  // namespace kuhhandel::tournament
