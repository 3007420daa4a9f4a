#include "strangers/pool.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string>

#include "engine/random/rng.h"

namespace kuhhandel::strangers {
namespace {

constexpr int kFamilyCount = static_cast<int>(kFamilies.size());
constexpr std::array<std::string_view, kFamilies.size()> kWords{"quartets", "purse",   "saver",    "raider",
                                                                "bluffer",  "denier",  "merchant", "planner",
                                                                "veteran",  "turncoat"};

/// Draws of the numbers of a style.
class Draw {
 public:
  explicit Draw(Rng& rng) : rng_(rng) {}
  double operator()(double least, double most) { return least + (most - least) * rng_.below(1001) / 1000; }
  /// 0 for half of the strangers.
  double maybe(double most) { return rng_.below(2) == 0 ? 0 : (*this)(0, most); }
  Memory memory() { return static_cast<Memory>(rng_.below(3)); }

 private:
  Rng& rng_;
};

/// Returns parts that add up to one: of equal worth for a rise of 0, the later ones worth more above.
std::array<double, 4> progress_of(double rise) {
  std::array<double, 4> parts{};
  double all = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) all += parts[i] = std::pow(static_cast<double>(i + 1), rise);
  for (auto& part : parts) part /= all;
  return parts;
}

Style drawn(Draw draw) {
  Style style;
  style.progress = progress_of(draw(0, 1.6));
  style.multiplier = draw.maybe(0.6);
  style.flat = draw.maybe(200);
  style.denial = draw.maybe(0.4);
  style.noise = draw.maybe(0.3);
  style.price = draw(0.3, 1.6);
  style.by_cash = draw.maybe(0.5);
  style.cash_part = draw(0.15, 0.8);
  style.reserve = draw.maybe(0.5);
  style.late = draw(0.8, 1.5);
  style.leap = draw.maybe(0.6);
  style.bluff = draw.maybe(0.2);
  style.buying = draw(0.5, 1.2);
  style.trades_from = draw(0.3, 1);
  style.patience = draw(0.5, 6);
  style.caution = draw(0.5, 2);
  style.least_part = draw(0, 0.5);
  style.most_part = style.least_part + draw(0.1, 1);
  style.zeros = draw.maybe(0.15);
  style.padding = draw(0, 1);
  style.trade_part = draw(0.4, 1);
  style.accepts_at = draw(0.6, 2.2);
  style.accepts_any = draw.maybe(0.15);
  style.edge = draw(1, 1.6);
  style.card_guess = draw(20, 90);
  style.memory = draw.memory();
  return style;
}

void plan_ahead(Style& style, Draw draw) {
  style.plan = Plan{.concentration = draw(0.8, 2), .riches = draw.maybe(0.6), .multiplier = draw(0, 1)};
  style.memory = Memory::exact;
  style.noise = 0;
  style.price = draw(0.3, 1);
  style.patience = draw(2, 6);
  style.accepts_at = draw(1, 2.2);
}

void learn_from_farmer(Style& style, Draw draw) {
  style.school = bots::Personality{.thrift = draw.maybe(0.1),
                                   .fondness = draw.maybe(0.1),
                                   .envy = draw.maybe(0.5),
                                   .bluffs = draw.maybe(0.1)};
  style.memory = Memory::exact;
  style.reserve = draw.maybe(0.15);
  style.bluff = draw.maybe(0.1);
  style.zeros = draw.maybe(0.1);
  style.accepts_any = draw.maybe(0.1);
  style.trades_from = draw(0.6, 1);
  style.least_part = draw(0.7, 1.1);
  style.most_part = style.least_part + draw(0, 0.4);
  style.trade_part = draw(0.8, 1);
}

void adapt(Style& style, Family family, Draw draw) {
  switch (family) {
    case Family::quartets:
      style.progress = progress_of(draw(0.5, 2.5));
      style.multiplier = draw(0.2, 1);
      style.flat = draw(50, 300);
      style.noise = 0;
      break;
    case Family::purse:
      style.by_cash = draw(0.7, 1);
      style.cash_part = draw(0.2, 1);
      break;
    case Family::saver:
      style.reserve = draw(0.3, 0.7);
      style.late = draw(1.3, 2.5);
      style.price = draw(0.5, 1.2);
      break;
    case Family::raider:
      style.trades_from = 1;
      style.patience = draw(0, 1);
      style.caution = draw(0, 0.8);
      style.trade_part = draw(0.7, 1);
      break;
    case Family::bluffer:
      style.bluff = draw(0.15, 0.5);
      style.zeros = draw(0.2, 0.6);
      style.padding = draw(0.5, 1);
      break;
    case Family::denier:
      style.denial = draw(0.5, 1.5);
      break;
    case Family::merchant:
      style.memory = Memory::exact;
      style.market = draw(0.2, 0.8);
      style.accepts_any = 0;
      style.noise = 0;
      break;
    case Family::planner:
      plan_ahead(style, draw);
      break;
    case Family::veteran:
      learn_from_farmer(style, draw);
      break;
    case Family::turncoat:
      break;
  }
}

Style style_of(Family family, Rng& rng) {
  auto style = drawn(Draw(rng));
  adapt(style, family, Draw(rng));
  return style;
}

Family family_at(int number) { return kFamilies[static_cast<std::size_t>(number % kFamilyCount)]; }

}  // namespace

std::string_view word_of(Family family) { return kWords[static_cast<std::size_t>(family)]; }

std::optional<Family> family_of(std::string_view word) {
  auto const* const found = std::ranges::find(kWords, word);
  if (found == kWords.end()) return {};
  return kFamilies[static_cast<std::size_t>(found - kWords.begin())];
}

Half half_of(int number) { return number / kFamilyCount % 2 == 0 ? Half::training : Half::held_out; }

Character character_of(int number) {
  assert(number >= 0 && number < kPoolSize);
  auto rng = Rng::from_text("stranger " + std::to_string(number));
  auto const family = family_at(number);
  if (family != Family::turncoat) {
    auto const style = style_of(family, rng);
    return {.family = family, .first = style, .second = style};
  }
  auto const first = rng.below(kFamilyCount - 1);
  auto const second = (first + 1 + rng.below(kFamilyCount - 2)) % (kFamilyCount - 1);
  Character character{.family = family, .first = style_of(family_at(first), rng), .second = {}};
  character.second = style_of(family_at(second), rng);
  character.change = static_cast<Change>(1 + rng.below(3));
  return character;
}

int size_of(Group group) { return kPoolSize / 2 / (group.family ? kFamilyCount : 1); }

int nth_of(Group group, int nth) {
  assert(nth >= 0 && nth < size_of(group));
  auto const row = group.family ? nth : nth / kFamilyCount;
  auto const column = group.family ? static_cast<int>(*group.family) : nth % kFamilyCount;
  auto const half = group.half == Half::held_out ? 1 : 0;
  return (2 * row + half) * kFamilyCount + column;
}

}  // namespace kuhhandel::strangers
