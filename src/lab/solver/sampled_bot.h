// A bot as a player whose way of playing is known: asked in every position that it comes to, once for each of
// many seeds.
#pragma once

#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "bots/bot.h"
#include "solver/build_tree.h"

namespace kuhhandel::solver {

/// Estimates the probability of a bot's choice as the share of `seeds` seeds with which the bot makes it. A
/// bot depends only on its seed and its events, so each copy receives the whole history and is asked. A bot
/// with new randomness at every decision is estimated exactly, up to the noise of the sample. A bot with one
/// mood per game is treated as if it drew the mood each time. It chooses a whole payment or offer at once,
/// and then answers denomination by denomination.
class SampledBot : public FixedStrategy {
 public:
  /// The edition must outlive it; the name must be a bot's.
  SampledBot(std::string_view name, Edition const& edition, int seats, Seat seat, int seeds);

  std::vector<double> const& likelihoods(DecisionPoint const& point) override;

  /// In how many information sets it was asked.
  std::size_t sets() const { return known_.size(); }
  /// How often it chose what is not legal; the simplest choice counts instead.
  int faults() const { return faults_; }

 private:
  std::vector<bots::Choice> const& choices_at(DecisionPoint const& point);
  bots::Choice choose(bots::Bot& bot, std::uint64_t seed, DecisionPoint const& point);

  Edition const& edition_;
  int seats_;
  Seat seat_;
  int faults_ = 0;
  std::vector<std::unique_ptr<bots::Bot>> bots_;
  std::unordered_map<std::uint64_t, std::vector<bots::Choice>> chosen_;  // by memory; one for each seed
  std::unordered_map<std::uint64_t, std::vector<double>> known_;         // by information set
};

}  // namespace kuhhandel::solver
