#include "coach_check/advice.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "bots/registry.h"
#include "coach/shrinkage.h"

namespace kuhhandel::lab {
namespace {

constexpr int kMostAdvice = 3;

class Advised final : public RecordingBot {
 public:
  Advised(CheckedGames const& games, float at_least)
      : RecordingBot(bots::make_bot("farmer"), games), at_least_(at_least) {}
  int taken() const { return taken_; }

 protected:
  bots::Choice consider(coach::Knowledge const& knowledge, View const& view, LegalActions const& legal,
                        bots::Choice const& chosen) override {
    auto const* const auction = std::get_if<phase::Bidding>(&view.phase);
    auto const* const bid = auction == nullptr ? nullptr : std::get_if<option::Bid>(legal.begin());
    if (auction == nullptr) limit_ = 0;
    if (bid != nullptr && bid->from <= limit_) return action::Bid{bid->from};
    if (bid != nullptr && limit_ > 0) return bots::kSilent;
    if (taken_ == kMostAdvice) return chosen;
    auto const imagined = knowledge.compare_with_best(legal, chosen);
    if (!imagined) return chosen;
    auto const comparison = coach::apply_shrinkage(*imagined);
    if (comparison.certain() < at_least_) return chosen;
    ++taken_;
    limit_ = comparison.other.limit;
    return comparison.other.choice;
  }

 private:
  float at_least_;
  int taken_ = 0;
  Money limit_ = 0;  // up to what the advice goes on for this lot
};

/// Mean and half the width of its 95 % interval.
struct Mean {
  double sum = 0;
  double squares = 0;
  double number = 0;

  void add(double one) {
    sum += one;
    squares += one * one;
    number += 1;
  }
  double mean() const { return sum / number; }
  double margin() const {
    auto const variance = std::max(0.0, squares / number - mean() * mean());
    return 1.96 * std::sqrt(variance / std::max(1.0, number - 1));
  }
};

double share_with(CheckedGames const& games, int number, bots::Bot& first, std::size_t at,
                  std::size_t seats) {
  std::vector<std::unique_ptr<bots::Bot>> farmers;
  std::vector<bots::Bot*> line_up(seats, &first);
  for (std::size_t i = 0; i < seats; ++i) {
    if (i == at) continue;
    farmers.push_back(bots::make_bot("farmer"));
    line_up[i] = farmers.back().get();
  }
  return shares_of(games, number, line_up)[seat_at(static_cast<int>(at))];
}

}  // namespace

void check_advice(CheckedGames const& games, int seats, float at_least) {
  Mean with;
  Mean without;
  Mean difference;
  int taken = 0;
  for (int game = 0; game < games.number; ++game) {
    auto const at = static_cast<std::size_t>(game % seats);
    auto const plain = bots::make_bot("farmer");
    Advised advised(games, at_least);
    with.add(share_with(games, game, advised, at, static_cast<std::size_t>(seats)));
    without.add(share_with(games, game, *plain, at, static_cast<std::size_t>(seats)));
    difference.add(with.sum - without.sum - difference.sum);
    taken += advised.taken();
  }
  fmt::print("{} games, {:.2f} pieces of advice taken in each\n", games.number,
             static_cast<double>(taken) / games.number);
  fmt::print("share with advice {:.3f} ± {:.3f}, without {:.3f} ± {:.3f}, more {:+.3f} ± {:.3f}\n",
             with.mean(), with.margin(), without.mean(), without.margin(), difference.mean(),
             difference.margin());
}

}  // namespace kuhhandel::lab
