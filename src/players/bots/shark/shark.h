// A player that samples the hidden cards, consistently with the observed events, and plays out each of its
// choices in many such worlds.
#pragma once

#include <optional>

#include "bots/beliefs/beliefs.h"
#include "bots/bot.h"
#include "bots/dice.h"
#include "bots/shark/candidates.h"
#include "bots/shark/prospect.h"

namespace kuhhandel::bots {

class Shark : public Bot {
 public:
  static constexpr int kUsualPlayouts = 100;

  /// Sets the number of playouts per decision; more play better.
  explicit Shark(int playouts = kUsualPlayouts) : playouts_(playouts) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override;
  Choice decide(View const& view, LegalActions const& legal) override;
  std::optional<Explanation> explain() const override { return explanation_; }

 private:
  float worth_of(View const& view, Candidate const& candidate, Rng& rng) const;

  int playouts_;
  Edition const* edition_ = nullptr;
  Seat self_{};
  Dice dice_{0};
  Beliefs beliefs_;
  std::optional<Explanation> explanation_;
};

}  // namespace kuhhandel::bots
