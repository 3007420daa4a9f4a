#include "bots/trader/draw.h"

#include <bit>

#include "bots/trader/trade_model.h"

namespace kuhhandel::bots {
namespace {

constexpr std::size_t kAnySignal = kSignals;

/// A throw at choices that are likely as their weights say.
class Throw {
 public:
  explicit Throw(Rng& rng) : left_(static_cast<float>(rng.next() >> 40U) * 0x1p-24F) {}

  /// Whether the throw falls on this choice, to be asked of each in turn until it does.
  bool falls_on(float weight) {
    left_ -= weight;
    return weight > 0 && left_ < 0;
  }

 private:
  float left_;
};

struct Drawn {
  std::size_t signal = 0;
  std::size_t rung = 0;
};

/// The last choice that is possible takes what rounding leaves over.
Drawn draw(OfferMix const& mix, Rng& rng) {
  Throw dice(rng);
  Drawn drawn;
  for (std::size_t s = 0; s < kSignals; ++s) {
    for (std::size_t r = 0; r < kRungs; ++r) {
      if (mix[s][r] > 0) drawn = {s, r};
      if (dice.falls_on(mix[s][r])) return drawn;
    }
  }
  return drawn;
}

std::optional<std::size_t> draw(AnswerMix const& mix, Rng& rng) {
  Throw dice(rng);
  if (dice.falls_on(mix.accept)) return {};
  std::optional<std::size_t> rung;
  for (std::size_t r = 0; r < kRungs; ++r) {
    if (mix.counter[r] > 0) rung = r;
    if (dice.falls_on(mix.counter[r])) return rung;
  }
  return rung;
}

/// Calls `with(sum, number)` for every sum on the rung and number of cards that give that signal.
template <class With>
void for_each_way(Purse const& purse, Drawn const& drawn, With const& with) {
  auto const& hand = purse.layings.hand();
  bool const counter = drawn.signal == kAnySignal;
  auto const least = counter ? 1 : std::min<int>(purse.rules.least_offer, hand.size());
  for (Money sum = 0; sum <= hand.sum(); sum += 10) {
    if (purse.ladder.rung_of(sum) != drawn.rung) continue;
    for (auto numbers = purse.layings.numbers(sum); numbers != 0; numbers &= numbers - 1) {
      auto const number = std::countr_zero(numbers);
      if (number >= least && (counter || signal_of(purse.rules, number) == drawn.signal)) with(sum, number);
    }
  }
}

/// Any of these ways, all alike: neither the sum on the rung nor the number of cards is to tell anything.
MoneyCards cards_for(Purse const& purse, Drawn const& drawn, Rng& rng) {
  int ways = 0;
  for_each_way(purse, drawn, [&](Money, int) { ++ways; });
  auto left = rng.below(ways);
  MoneyCards cards;
  for_each_way(purse, drawn, [&](Money sum, int number) {
    if (left-- == 0) cards = purse.layings.cards(sum, number);
  });
  return cards;
}

}  // namespace

MoneyCards draw_offer(Purse const& purse, OfferMix const& mix, Rng& rng) {
  return cards_for(purse, draw(mix, rng), rng);
}

std::optional<MoneyCards> draw_answer(Purse const& purse, AnswerMix const& mix, Rng& rng) {
  auto const rung = draw(mix, rng);
  if (!rung) return {};
  return cards_for(purse, {.signal = kAnySignal, .rung = *rung}, rng);
}

}  // namespace kuhhandel::bots
