#include "engine/bounds/bounds.h"

#include <utility>

namespace kuhhandel {
namespace {

constexpr int kRoundsOfTightening = 3;

}  // namespace

Bounds::Bounds(Edition const& edition, int seats) : seats_(seats) {
  for (auto const seat : seats_of(seats)) {
    hands_[seat] = HandBounds(edition.hand);
    total_ += edition.hand;
  }
}

Bounds Bounds::without_history(int seats, Seat seat, MoneyCards known, MoneyCards total) {
  Bounds bounds;
  bounds.seats_ = seats;
  bounds.total_ = total;
  for (auto const other : seats_of(seats)) bounds.hands_[other] = HandBounds::any_of(total);
  bounds.set_hand(seat, known);
  return bounds;
}

bool Bounds::allow(PerSeat<MoneyCards> const& hands) const {
  MoneyCards all;
  for (auto const seat : seats_of(seats_)) {
    if (!of(seat).allow(hands[seat])) return false;
    all += hands[seat];
  }
  return all == total_;
}

bool Bounds::contradictory() const {
  for (auto const seat : seats_of(seats_)) {
    if (of(seat).contradictory()) return true;
  }
  return false;
}

bool Bounds::consistent() const {
  if (contradictory()) return false;
  int cards = 0;
  for (auto const seat : seats_of(seats_)) {
    if (!of(seat).cards()) return true;
    cards += *of(seat).cards();
  }
  return cards == total_.size();
}

void Bounds::require(Seat seat, MoneyCards cards) { tighten_after(seat, hands_[seat].require(cards)); }

void Bounds::set_hand(Seat seat, MoneyCards hand) {
  HandBounds const shown(hand);
  tighten_after(seat, std::exchange(hands_[seat], shown) != shown);
}

void Bounds::set_count(Seat seat, int cards) { tighten_after(seat, hands_[seat].set_count(cards)); }

// Cards that are visibly moved change the bounds of one hand and the total equally, so the bounds stay tight.
void Bounds::take(Seat seat, MoneyCards cards) {
  require(seat, cards);
  hands_[seat].take(cards);
  moved_.insert(seat);
  // The observed events can contradict each other; consistent() reports that.
  bool const was_there = total_.contains(cards);
  is_tight_ = is_tight_ && was_there;
  total_ -= was_there ? cards : total_;
}

void Bounds::give(Seat seat, MoneyCards cards) {
  hands_[seat].give(cards);
  moved_.insert(seat);
  total_ += cards;
}

void Bounds::exchange(Given const& one, Given const& other) {
  auto const from_one = of(one.seat).among(one.cards);
  auto const from_other = of(other.seat).among(other.cards);
  hands_[one.seat].exchange(one.cards, other.cards, from_other);
  hands_[other.seat].exchange(other.cards, one.cards, from_one);
  moved_.insert(one.seat);
  tighten_after(other.seat, true);
}

bool Bounds::tighten_denomination(Denomination denomination) {
  CardRange sum;
  for (auto const seat : seats_of(seats_)) {
    sum.least += of(seat).at(denomination).least;
    sum.most += of(seat).at(denomination).most;
  }
  auto const total = total_.count(denomination);
  bool narrower = false;
  for (auto const seat : seats_of(seats_)) {
    if (!hands_[seat].narrow(denomination, sum, total)) continue;
    moved_.insert(seat);
    narrower = true;
  }
  return narrower;
}

bool Bounds::tighten_once() {
  bool narrower = false;
  for (auto const denomination : kDenominations) {
    if (tighten_denomination(denomination)) narrower = true;
  }
  for (auto const seat : seats_of(seats_)) {
    if (!hands_[seat].tighten()) continue;
    moved_.insert(seat);
    narrower = true;
  }
  return narrower;
}

void Bounds::tighten_after(Seat seat, bool changed) {
  if (changed) {
    moved_.insert(seat);
    is_tight_ = false;
  }
  for (int round = 0; round < kRoundsOfTightening && !is_tight_ && !contradictory(); ++round) {
    is_tight_ = !tighten_once();
  }
}

}  // namespace kuhhandel
