#include "bots/trader/ladder.h"

namespace kuhhandel::bots {
namespace {

constexpr std::size_t kEvenRungs = 13;  // with that of 0
constexpr int kEvenSteps = kEvenRungs - 1;
constexpr int kLongSteps = kRungs - kEvenRungs;

Money up_to_tens(Money amount) { return (amount + 9) / 10 * 10; }

}  // namespace

std::size_t Ladder::rung_of(Money sum) const {
  std::size_t rung = 0;
  while (rung + 1 < kRungs && sum > top[rung]) ++rung;
  return rung;
}

Ladder ladder_to(Money contested, Money most) {
  Ladder ladder;
  auto const step = std::max<Money>(10, up_to_tens((contested + Money{kEvenSteps - 1}) / kEvenSteps));
  for (std::size_t r = 1; r < kEvenRungs; ++r) ladder.top[r] = ladder.top[r - 1] + step;
  auto const rest = std::max<Money>(most - ladder.top[kEvenRungs - 1], 0);
  auto const long_step = std::max(step, up_to_tens(rest / kLongSteps));
  for (auto r = kEvenRungs; r < kRungs; ++r) ladder.top[r] = ladder.top[r - 1] + long_step;
  return ladder;
}

}  // namespace kuhhandel::bots
