#include "apps/arena/block.h"

#include <chrono>
#include <memory>

#include "bots/match.h"
#include "bots/registry.h"
#include "engine/digest.h"
#include "engine/rng.h"
#include "engine/scores.h"

namespace kuhhandel {
namespace {

/// A bot with a watch on its decisions.
class TimedBot : public Bot {
 public:
  TimedBot(std::unique_ptr<Bot> bot, Times& times) : bot_(std::move(bot)), times_(times) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    bot_->start(edition, seats, seat, seed);
  }
  void see(SeenEvent const& event) override { bot_->see(event); }
  Choice decide(View const& view, LegalActions const& legal) override {
    auto const began = std::chrono::steady_clock::now();
    auto const choice = bot_->decide(view, legal);
    times_.add(std::chrono::nanoseconds(std::chrono::steady_clock::now() - began).count());
    return choice;
  }

 private:
  std::unique_ptr<Bot> bot_;
  Times& times_;
};

double rank_of(Scores const& scores, Seat seat) {
  double rank = 1;
  for (int i = 0; i < scores.seats; ++i) {
    auto const theirs = scores.of(seat_at(i)).total;
    auto const own = scores.of(seat).total;
    if (theirs > own) rank += 1;
    if (theirs == own && seat_at(i) != seat) rank += 0.5;
  }
  return rank;
}

double part_of_win(SeatSet winners, int seats, Seat seat) {
  if (!winners.contains(seat)) return 0;
  int number = 0;
  for (int i = 0; i < seats; ++i) number += winners.contains(seat_at(i)) ? 1 : 0;
  return 1.0 / number;
}

std::string const& name_at(ArenaPlan const& plan, int rotation, int seat) {
  return plan.line_up[static_cast<std::size_t>((seat + rotation) % plan.seats())];
}

void add_game(ArenaPlan const& plan, int rotation, Match const& match, BlockResult& result) {
  auto const final_scores = scores(*plan.edition, match.state());
  auto const best = winners(final_scores);
  for (int i = 0; i < plan.seats(); ++i) {
    auto& haul = result.hauls[name_at(plan, rotation, i)];
    haul.wins += part_of_win(best, plan.seats(), seat_at(i));
    haul.score += final_scores.of(seat_at(i)).total;
    haul.rank += rank_of(final_scores, seat_at(i));
    haul.faults += match.faults(seat_at(i));
    ++haul.seats;
  }
  result.digests.push_back(digest(match.state()));
  if (!std::holds_alternative<phase::Finished>(match.state().phase)) ++result.cut_off;
}

void play_rotation(ArenaPlan const& plan, std::string const& deal, int rotation, TimesByName& times,
                   BlockResult& result) {
  std::vector<std::unique_ptr<Bot>> owned;
  std::vector<Bot*> bots;
  for (int i = 0; i < plan.seats(); ++i) {
    auto const& name = name_at(plan, rotation, i);
    owned.push_back(std::make_unique<TimedBot>(*bot_from(name), times[name]));
    bots.push_back(owned.back().get());
  }
  auto const bots_seed = Rng::from_text(deal + " rotation " + std::to_string(rotation)).next();
  Match match(*plan.edition, start(*plan.edition, plan.seats(), deal), bots, bots_seed);
  play_out(match, plan.most_turns);
  add_game(plan, rotation, match, result);
}

}  // namespace

BlockResult play_block(ArenaPlan const& plan, int block, TimesByName& times) {
  // All chance of a game lies in its deal: the pile and who begins. The bots' own chance differs by rotation.
  auto const deal = plan.seed + " block " + std::to_string(block);
  BlockResult result;
  for (int rotation = 0; rotation < plan.seats(); ++rotation) {
    play_rotation(plan, deal, rotation, times, result);
  }
  return result;
}

}  // namespace kuhhandel
