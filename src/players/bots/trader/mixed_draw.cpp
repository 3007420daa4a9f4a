#include "bots/trader/mixed_draw.h"

#include <bit>

#include "bots/trader/trade_model.h"

namespace kuhhandel::bots {
namespace {

constexpr std::size_t kAnySignal = kSignals;

/// A random draw among choices with probabilities proportional to their weights.
class Throw {
 public:
  explicit Throw(Rng& rng) : left_(static_cast<float>(rng.next() >> 40U) * 0x1p-24F) {}

  /// Returns whether the draw selects this choice; must be called for each choice in turn until it does.
  bool falls_on(float weight) {
    left_ -= weight;
    return weight > 0 && left_ < 0;
  }

 private:
  float left_;
};

struct Drawn {
  std::size_t signal = 0;
  std::size_t bucket = 0;
};

/// The last possible choice takes the rounding error.
Drawn draw(OfferMix const& mix, Rng& rng) {
  Throw dice(rng);
  Drawn drawn;
  for (std::size_t s = 0; s < kSignals; ++s) {
    for (std::size_t r = 0; r < kBuckets; ++r) {
      if (mix[s][r] > 0) drawn = {s, r};
      if (dice.falls_on(mix[s][r])) return drawn;
    }
  }
  return drawn;
}

std::optional<std::size_t> draw(AnswerMix const& mix, Rng& rng) {
  Throw dice(rng);
  if (dice.falls_on(mix.accept)) return {};
  std::optional<std::size_t> bucket;
  for (std::size_t r = 0; r < kBuckets; ++r) {
    if (mix.counter[r] > 0) bucket = r;
    if (dice.falls_on(mix.counter[r])) return bucket;
  }
  return bucket;
}

/// Calls `with(sum, number)` for every sum in the bucket and number of cards that give this signal.
template <class With>
void for_each_way(DrawContext const& context, Drawn const& drawn, With const& with) {
  auto const& hand = context.sums.hand();
  bool const counter = drawn.signal == kAnySignal;
  auto const least = counter ? 1 : std::min<int>(context.rules.least_offer, hand.size());
  for (Money sum = 0; sum <= hand.sum(); sum += 10) {
    if (context.buckets.bucket_of(sum) != drawn.bucket) continue;
    for (auto numbers = context.sums.card_counts(sum); numbers != 0; numbers &= numbers - 1) {
      auto const number = std::countr_zero(numbers);
      if (number >= least && (counter || signal_of(context.rules, number) == drawn.signal)) with(sum, number);
    }
  }
}

/// Any of these ways, uniformly, so that neither the sum within the bucket nor the number of cards reveals
/// anything.
MoneyCards cards_for(DrawContext const& context, Drawn const& drawn, Rng& rng) {
  int ways = 0;
  for_each_way(context, drawn, [&](Money, int) { ++ways; });
  auto left = rng.below(ways);
  MoneyCards cards;
  for_each_way(context, drawn, [&](Money sum, int number) {
    if (left-- == 0) cards = context.sums.cards(sum, number);
  });
  return cards;
}

}  // namespace

MoneyCards draw_offer(DrawContext const& context, OfferMix const& mix, Rng& rng) {
  return cards_for(context, draw(mix, rng), rng);
}

std::optional<MoneyCards> draw_answer(DrawContext const& context, AnswerMix const& mix, Rng& rng) {
  auto const bucket = draw(mix, rng);
  if (!bucket) return {};
  return cards_for(context, {.signal = kAnySignal, .bucket = *bucket}, rng);
}

}  // namespace kuhhandel::bots
