// Plays small games by their solution.
#pragma once

#include <optional>

#include "bots/bot.h"
#include "bots/dice.h"
#include "bots/exact/exact_solution.h"

namespace kuhhandel::bots {

/// Every game must be solvable. The solution is kept for later games of the same edition.
class ExactBot : public Bot {
 public:
  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const&) override { dice_.advance(); }
  Choice decide(View const& view, LegalActions const& legal) override;
  std::optional<Explanation> explain() const override { return why_; }

 private:
  Choice choose(State const& state, Rng& rng);
  Choice choose_openly(State const& state);

  std::optional<ExactSolution> solution_;
  Dice dice_{0};
  std::optional<Explanation> why_;
};

}  // namespace kuhhandel::bots
