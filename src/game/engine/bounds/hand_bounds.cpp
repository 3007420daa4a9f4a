#include "engine/bounds/hand_bounds.h"

#include <algorithm>

namespace kuhhandel {
namespace {

MoneyCards cards_of(CardRanges const& ranges, int CardRange::* bound) {
  MoneyCards cards;
  for (auto const denomination : kDenominations) {
    // Contradictory bounds can have any values.
    auto const count = std::clamp(ranges[denomination].*bound, 0, kMostMoneyCards);
    cards += MoneyCards::of(denomination, count);
  }
  return cards;
}

bool moves(Denomination denomination, Unseen const& given) {
  return denomination != Denomination::zero || !given.zeros_stay;
}

}  // namespace

CardRange narrowed(CardRange part, CardRange const& sum, int total) {
  return {.least = std::max(part.least, total - (sum.most - part.most)),
          .most = std::min(part.most, total - (sum.least - part.least))};
}

HandBounds::HandBounds(MoneyCards hand) : cards_(hand.size()) {
  for (auto const denomination : kDenominations) {
    range(denomination) = {.least = hand.count(denomination), .most = hand.count(denomination)};
  }
}

HandBounds HandBounds::any_of(MoneyCards total) {
  HandBounds bounds;
  bounds.cards_.reset();
  for (auto const denomination : kDenominations) {
    bounds.range(denomination) = {.least = 0, .most = total.count(denomination)};
  }
  return bounds;
}

MoneyCards HandBounds::certain() const { return cards_of(ranges_, &CardRange::least); }

MoneyCards HandBounds::possible() const { return cards_of(ranges_, &CardRange::most); }

bool HandBounds::allow(MoneyCards hand) const {
  if (cards_ && hand.size() != *cards_) return false;
  return hand.contains(certain()) && possible().contains(hand);
}

bool HandBounds::contradictory() const {
  return std::ranges::any_of(
      ranges_, [](CardRange const& range) { return range.least < 0 || range.least > range.most; });
}

bool HandBounds::require(MoneyCards cards) {
  bool news = false;
  for (auto const denomination : kDenominations) {
    auto& least = range(denomination).least;
    news = news || cards.count(denomination) > least;
    least = std::max(least, cards.count(denomination));
  }
  return news;
}

void HandBounds::take(MoneyCards cards) {
  for (auto const denomination : kDenominations) {
    range(denomination).least -= cards.count(denomination);
    range(denomination).most -= cards.count(denomination);
  }
  if (cards_) *cards_ -= cards.size();
}

void HandBounds::give(MoneyCards cards) {
  for (auto const denomination : kDenominations) {
    range(denomination).least += cards.count(denomination);
    range(denomination).most += cards.count(denomination);
  }
  if (cards_) *cards_ += cards.size();
}

CardRanges HandBounds::among(Unseen const& given) const {
  CardRanges moved;
  for (auto const denomination : kDenominations) {
    if (!moves(denomination, given)) continue;
    auto const others = cards_ ? *cards_ - at(denomination).least : given.at_least;
    moved[denomination] = {.least = std::max(0, given.at_least - others),
                           .most = std::min(given.at_most, at(denomination).most)};
  }
  return moved;
}

void HandBounds::keep_after(Unseen const& given) {
  for (auto const denomination : kDenominations) {
    if (!moves(denomination, given)) continue;
    auto& held = range(denomination);
    held.least = std::max(0, held.least - given.at_most);
    if (cards_) held.most = std::min(held.most, *cards_ - given.at_least);
  }
}

void HandBounds::exchange(Unseen const& given, Unseen const& got, CardRanges const& among_got) {
  keep_after(given);
  for (auto const denomination : kDenominations) {
    auto const& more = among_got[denomination];
    range(denomination).least += more.least;
    range(denomination).most += more.most;
  }
  bool const numbers_known = given.at_least == given.at_most && got.at_least == got.at_most;
  if (!numbers_known) cards_.reset();
  if (cards_) *cards_ += got.at_most - given.at_most;
}

bool HandBounds::narrow(Denomination denomination, CardRange const& all_hands, int total) {
  auto const narrower = narrowed(at(denomination), all_hands, total);
  return std::exchange(range(denomination), narrower) != narrower;
}

bool HandBounds::tighten() {
  if (!cards_) return false;
  CardRange sum;
  for (auto const& range : ranges_) {
    sum.least += range.least;
    sum.most += range.most;
  }
  bool narrower = false;
  for (auto& range : ranges_) {
    auto const before = std::exchange(range, narrowed(range, sum, *cards_));
    narrower = narrower || range != before;
  }
  return narrower;
}

}  // namespace kuhhandel
