#include "tournament/block.h"

#include <algorithm>
#include <utility>

#include "bots/match.h"
#include "engine/digest.h"
#include "engine/random/rng.h"
#include "engine/scores.h"
#include "tournament/kept_records.h"

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

struct PlayedGame {
  GameResult result;
  std::vector<Command> commands;
};

std::optional<PlayedGame> play_rotation(TournamentPlan const& plan, int block, int rotation,
                                        std::vector<bots::Bot*> bots, Stop const& stop) {
  std::ranges::rotate(bots, bots.begin() + rotation);
  auto const deal = deal_of(plan, block);
  auto const bots_seed = Rng::from_text(deal + " rotation " + std::to_string(rotation)).next();
  bots::Match match(*plan.edition, start(*plan.edition, plan.seats(), deal), bots, bots_seed);
  std::vector<Command> commands;
  while (match.turns() <= plan.most_turns && match.step()) {
    if (stop()) return {};
    if (match.last_command()) commands.push_back(*match.last_command());
  }
  match.end();
  return PlayedGame{.result = result_of(plan, match, rotation), .commands = std::move(commands)};
}

}  // namespace

std::optional<BlockResult> play_block(TournamentPlan const& plan, int block, BotNames const& line_up,
                                      Players& players, Stop const& stop) {
  // All chance of a game is in its deal: the pile and who begins. The bots' own chance differs by rotation,
  // and is the same for all line-ups.
  auto const bots = players.bots_for(line_up);
  BlockResult result;
  for (int rotation = 0; rotation < plan.seats(); ++rotation) {
    auto const game = play_rotation(plan, block, rotation, bots, stop);
    if (!game) return {};
    result.push_back(game->result);
    if (plan.keep.empty()) continue;
    auto const fault = keep_record(plan, block, line_up, rotation, game->commands);
    if (!fault.empty()) players.report(fault);
  }
  return result;
}

}  // namespace kuhhandel::tournament
