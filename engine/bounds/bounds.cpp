#include "engine/bounds/bounds.h"

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
  bounds.shows(seat, known);
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

void Bounds::has(Seat seat, MoneyCards cards) {
  hands_[seat].has(cards);
  tighten();
}

void Bounds::shows(Seat seat, MoneyCards hand) {
  hands_[seat] = HandBounds(hand);
  tighten();
}

void Bounds::counts(Seat seat, int cards) {
  hands_[seat].counts(cards);
  tighten();
}

void Bounds::take(Seat seat, MoneyCards cards) {
  has(seat, cards);
  hands_[seat].take(cards);
  // What was told may contradict itself; consistent() then says so.
  total_ -= total_.contains(cards) ? cards : total_;
}

void Bounds::give(Seat seat, MoneyCards cards) {
  hands_[seat].give(cards);
  total_ += cards;
}

void Bounds::exchange(Given const& one, Given const& other) {
  auto const from_one = of(one.seat).among(one.cards);
  auto const from_other = of(other.seat).among(other.cards);
  hands_[one.seat].exchange(one.cards, other.cards, from_other);
  hands_[other.seat].exchange(other.cards, one.cards, from_one);
  tighten();
}

void Bounds::tighten_denomination(Denomination denomination) {
  CardRange sum;
  for (auto const seat : seats_of(seats_)) {
    sum.least += of(seat).at(denomination).least;
    sum.most += of(seat).at(denomination).most;
  }
  auto const total = total_.count(denomination);
  for (auto const seat : seats_of(seats_)) hands_[seat].narrow(denomination, sum, total);
}

void Bounds::tighten() {
  for (int round = 0; round < kRoundsOfTightening && !contradictory(); ++round) {
    for (auto const denomination : kDenominations) tighten_denomination(denomination);
    for (auto const seat : seats_of(seats_)) hands_[seat].tighten();
  }
}

}  // namespace kuhhandel
