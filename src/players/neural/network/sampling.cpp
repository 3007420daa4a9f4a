#include "neural/network/sampling.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace kuhhandel::neural {
namespace {

constexpr int kStepsOfHalf = 64;  // the number of steps that halves a weight
constexpr int kWhole = 1 << 22;   // the weight of the best; the sum of all fits 31 bits

constexpr auto kWeights = [] {
  constexpr double kStep = 0.98922801319397548;  // 2 to the power of -1/64
  std::array<int, kStepsOfHalf> weights{};
  double weight = kWhole;
  for (auto& whole : weights) {
    whole = static_cast<int>(weight + 0.5);
    weight *= kStep;
  }
  return weights;
}();

std::int32_t logit_of(std::span<std::int32_t const> logits, CeilingReply reply) {
  return logits[static_cast<std::size_t>(reply)];
}

/// Returns the weight of a reply that is `below` 1024ths below the best.
int weight_below(std::int64_t below, Temperature temperature) {
  constexpr std::int64_t kStepsOfLogit = 90'168;  // 64 / ln 2 / 1024 * 100, times 10,000
  auto const steps = below * kStepsOfLogit / (std::int64_t{10'000} * temperature.hundredths);
  auto const halved = steps / kStepsOfHalf;
  return halved > 30 ? 0 : kWeights[static_cast<std::size_t>(steps % kStepsOfHalf)] >> halved;
}

struct Weights {
  std::array<int, kCeilingReplies> of{};
  int all = 0;
};

/// Returns the weights of the legal replies, in their order.
Weights weigh(std::span<std::int32_t const> logits, std::span<CeilingReply const> legal, std::int32_t best,
              Temperature temperature) {
  Weights weights;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    weights.of[i] = weight_below(std::int64_t{best} - logit_of(logits, legal[i]), temperature);
    weights.all += weights.of[i];
  }
  return weights;
}

}  // namespace

CeilingReply sample(std::span<std::int32_t const> logits, std::span<CeilingReply const> legal,
                    Temperature temperature, Rng& rng) {
  assert(!legal.empty());
  auto const logit = [&](CeilingReply reply) { return logit_of(logits, reply); };
  auto const best = std::ranges::max(legal, {}, logit);
  if (temperature.hundredths == 0) return best;
  auto const [weights, all] = weigh(logits, legal, logit(best), temperature);
  auto drawn = rng.below(all);
  std::size_t chosen = 0;
  while (drawn >= weights[chosen]) drawn -= weights[chosen++];
  return legal[chosen];
}

int percent_of(CeilingReply chosen, std::span<std::int32_t const> logits,
               std::span<CeilingReply const> legal) {
  auto const logit = [&](CeilingReply reply) { return logit_of(logits, reply); };
  auto const best = logit(std::ranges::max(legal, {}, logit));
  auto const weights = weigh(logits, legal, best, kTrainedTemperature);
  auto const own = weight_below(std::int64_t{best} - logit(chosen), kTrainedTemperature);
  return static_cast<int>((std::int64_t{100} * own + weights.all / 2) / weights.all);
}

}  // namespace kuhhandel::neural
