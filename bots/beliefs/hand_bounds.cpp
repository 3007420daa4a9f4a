#include "bots/beliefs/hand_bounds.h"

#include <algorithm>

namespace kuhhandel::bots {
namespace {

constexpr int kMostOfAValue = 127;

MoneyCards cards_of(CardRanges const& ranges, int CardRange::* bound) {
  MoneyCards cards;
  for (int place = 0; place < kValueCount; ++place) {
    // Bounds that contradict themselves may be anything.
    auto const count = std::clamp(ranges[static_cast<std::size_t>(place)].*bound, 0, kMostOfAValue);
    cards += MoneyCards::of(place, count);
  }
  return cards;
}

int first_that_moves(Unseen const& given) { return given.zeros_stay ? 1 : 0; }

}  // namespace

CardRange narrowed(CardRange part, CardRange const& sum, int total) {
  return {.least = std::max(part.least, total - (sum.most - part.most)),
          .most = std::min(part.most, total - (sum.least - part.least))};
}

HandBounds::HandBounds(MoneyCards hand) : cards_(hand.size()) {
  for (int place = 0; place < kValueCount; ++place) {
    range(place) = {.least = hand.count(place), .most = hand.count(place)};
  }
}

HandBounds HandBounds::any_of(MoneyCards total) {
  HandBounds bounds;
  bounds.cards_.reset();
  for (int place = 0; place < kValueCount; ++place) {
    bounds.range(place) = {.least = 0, .most = total.count(place)};
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

void HandBounds::has(MoneyCards cards) {
  for (int place = 0; place < kValueCount; ++place) {
    range(place).least = std::max(range(place).least, cards.count(place));
  }
}

void HandBounds::take(MoneyCards cards) {
  for (int place = 0; place < kValueCount; ++place) {
    range(place).least -= cards.count(place);
    range(place).most -= cards.count(place);
  }
  if (cards_) *cards_ -= cards.size();
}

void HandBounds::give(MoneyCards cards) {
  for (int place = 0; place < kValueCount; ++place) {
    range(place).least += cards.count(place);
    range(place).most += cards.count(place);
  }
  if (cards_) *cards_ += cards.size();
}

CardRanges HandBounds::among(Unseen const& given) const {
  CardRanges moved;
  for (int place = first_that_moves(given); place < kValueCount; ++place) {
    auto const others = cards_ ? *cards_ - at(place).least : given.at_least;
    moved[static_cast<std::size_t>(place)] = {.least = std::max(0, given.at_least - others),
                                              .most = std::min(given.at_most, at(place).most)};
  }
  return moved;
}

void HandBounds::keep_after(Unseen const& given) {
  for (int place = first_that_moves(given); place < kValueCount; ++place) {
    auto& held = range(place);
    held.least = std::max(0, held.least - given.at_most);
    if (cards_) held.most = std::min(held.most, *cards_ - given.at_least);
  }
}

void HandBounds::exchange(Unseen const& given, Unseen const& got, CardRanges const& among_got) {
  keep_after(given);
  for (int place = 0; place < kValueCount; ++place) {
    auto const& more = among_got[static_cast<std::size_t>(place)];
    range(place).least += more.least;
    range(place).most += more.most;
  }
  bool const numbers_known = given.at_least == given.at_most && got.at_least == got.at_most;
  if (!numbers_known) cards_.reset();
  if (cards_) *cards_ += got.at_most - given.at_most;
}

void HandBounds::narrow(int place, CardRange const& all_hands, int total) {
  range(place) = narrowed(range(place), all_hands, total);
}

void HandBounds::tighten() {
  if (!cards_) return;
  CardRange sum;
  for (auto const& range : ranges_) {
    sum.least += range.least;
    sum.most += range.most;
  }
  for (auto& range : ranges_) range = narrowed(range, sum, *cards_);
}

}  // namespace kuhhandel::bots
