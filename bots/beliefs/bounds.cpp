#include "bots/beliefs/bounds.h"

#include <algorithm>

namespace kuhhandel {
namespace {

constexpr int kRoundsOfTightening = 3;
constexpr int kMostOfAValue = 127;

MoneyCards cards_of(auto const& values, auto const& bound) {
  MoneyCards cards;
  for (int place = 0; place < kValueCount; ++place) {
    // Bounds that contradict themselves may be anything.
    auto const count = std::clamp(bound(values[static_cast<std::size_t>(place)]), 0, kMostOfAValue);
    cards += MoneyCards::of(place, count);
  }
  return cards;
}

}  // namespace

Bounds::Bounds(Edition const& edition, int seats) : seats_(seats) {
  for (auto const seat : seats_of(seats)) {
    set(seat, edition.hand);
    total_ += edition.hand;
  }
}

Bounds Bounds::without_history(int seats, Seat seat, MoneyCards known, MoneyCards total) {
  Bounds bounds;
  bounds.seats_ = seats;
  bounds.total_ = total;
  for (auto& row : bounds.rows_) {
    row.cards = kUnknown;
    for (int place = 0; place < kValueCount; ++place) {
      row.values[static_cast<std::size_t>(place)] = {.least = 0, .most = total.count(place)};
    }
  }
  bounds.shows(seat, known);
  return bounds;
}

MoneyCards Bounds::certain(Seat seat) const {
  return cards_of(row(seat).values, [](Range const& range) { return range.least; });
}

MoneyCards Bounds::possible(Seat seat) const {
  return cards_of(row(seat).values, [](Range const& range) { return range.most; });
}

bool Bounds::allow(Hands const& hands) const {
  MoneyCards all;
  for (auto const seat : seats_of(seats_)) {
    auto const hand = hands.of(seat);
    if (cards(seat) != kUnknown && hand.size() != cards(seat)) return false;
    if (!hand.contains(certain(seat)) || !possible(seat).contains(hand)) return false;
    all += hand;
  }
  return all == total_;
}

bool Bounds::uncrossed() const {
  for (auto const seat : seats_of(seats_)) {
    for (auto const& range : row(seat).values) {
      if (range.least < 0 || range.least > range.most) return false;
    }
  }
  return true;
}

bool Bounds::consistent() const {
  if (!uncrossed()) return false;
  int cards = 0;
  bool known = true;
  for (auto const seat : seats_of(seats_)) {
    known = known && row(seat).cards != kUnknown;
    cards += row(seat).cards;
  }
  return !known || cards == total_.size();
}

void Bounds::has(Seat seat, MoneyCards cards) {
  for (int place = 0; place < kValueCount; ++place) {
    auto& range = row(seat).values[static_cast<std::size_t>(place)];
    range.least = std::max(range.least, cards.count(place));
  }
  tighten();
}

void Bounds::shows(Seat seat, MoneyCards hand) {
  set(seat, hand);
  tighten();
}

void Bounds::set(Seat seat, MoneyCards hand) {
  for (int place = 0; place < kValueCount; ++place) {
    auto const count = hand.count(place);
    row(seat).values[static_cast<std::size_t>(place)] = {.least = count, .most = count};
  }
  row(seat).cards = hand.size();
}

void Bounds::counts(Seat seat, int cards) {
  row(seat).cards = cards;
  tighten();
}

void Bounds::take(Seat seat, MoneyCards cards) {
  has(seat, cards);
  for (int place = 0; place < kValueCount; ++place) {
    auto& range = row(seat).values[static_cast<std::size_t>(place)];
    range = {.least = range.least - cards.count(place), .most = range.most - cards.count(place)};
  }
  if (row(seat).cards != kUnknown) row(seat).cards -= cards.size();
  // What was told may contradict itself; consistent() then says so.
  total_ -= total_.contains(cards) ? cards : total_;
}

void Bounds::give(Seat seat, MoneyCards cards) {
  for (int place = 0; place < kValueCount; ++place) {
    auto& range = row(seat).values[static_cast<std::size_t>(place)];
    range = {.least = range.least + cards.count(place), .most = range.most + cards.count(place)};
  }
  if (row(seat).cards != kUnknown) row(seat).cards += cards.size();
  total_ += cards;
}

/// How many cards of each value may be among those given.
Bounds::Row Bounds::given(Row const& from, Given const& given) {
  Row row;
  for (std::size_t place = given.zeros_stay ? 1 : 0; place < row.values.size(); ++place) {
    auto const& held = from.values[place];
    auto const others = from.cards == kUnknown ? given.at_least : from.cards - held.least;
    row.values[place] = {.least = std::max(0, given.at_least - others),
                         .most = std::min(given.at_most, held.most)};
  }
  return row;
}

Bounds::Row Bounds::kept(Row const& from, Given const& given) {
  auto row = from;
  for (std::size_t place = given.zeros_stay ? 1 : 0; place < row.values.size(); ++place) {
    auto& held = row.values[place];
    held.least = std::max(0, held.least - given.at_most);
    if (from.cards != kUnknown) held.most = std::min(held.most, from.cards - given.at_least);
  }
  return row;
}

void Bounds::exchange(Given const& one, Given const& other) {
  auto const of_one = given(row(one.seat), one);
  auto const of_other = given(row(other.seat), other);
  auto const add = [](Row& row, Row const& more) {
    for (std::size_t place = 0; place < row.values.size(); ++place) {
      row.values[place].least += more.values[place].least;
      row.values[place].most += more.values[place].most;
    }
  };
  bool const number_known = one.at_least == one.at_most && other.at_least == other.at_most;
  auto const gain = other.at_most - one.at_most;
  row(one.seat) = kept(row(one.seat), one);
  row(other.seat) = kept(row(other.seat), other);
  add(row(one.seat), of_other);
  add(row(other.seat), of_one);
  for (auto const& [seat, more] : {std::pair(one.seat, gain), std::pair(other.seat, -gain)}) {
    auto& cards = row(seat).cards;
    cards = number_known && cards != kUnknown ? cards + more : kUnknown;
  }
  tighten();
}

/// What the others certainly hold, one cannot; what they cannot hold, one must.
void Bounds::tighten_value(std::size_t place) {
  int least = 0;
  int most = 0;
  for (auto const seat : seats_of(seats_)) {
    least += rows_[seat].values[place].least;
    most += rows_[seat].values[place].most;
  }
  auto const total = total_.count(static_cast<int>(place));
  for (auto const other : seats_of(seats_)) {
    auto& range = rows_[other].values[place];
    auto const old = range;
    range.least = std::max(range.least, total - (most - old.most));
    range.most = std::min(range.most, total - (least - old.least));
  }
}

/// The same within a hand whose number of cards is known.
void Bounds::tighten_row(Row& row) {
  if (row.cards == kUnknown) return;
  int least = 0;
  int most = 0;
  for (auto const& range : row.values) {
    least += range.least;
    most += range.most;
  }
  for (auto& range : row.values) {
    auto const old = range;
    range.least = std::max(range.least, row.cards - (most - old.most));
    range.most = std::min(range.most, row.cards - (least - old.least));
  }
}

void Bounds::tighten() {
  for (int round = 0; round < kRoundsOfTightening && uncrossed(); ++round) {
    for (std::size_t place = 0; place < kValues.size(); ++place) tighten_value(place);
    for (auto const seat : seats_of(seats_)) tighten_row(rows_[seat]);
  }
}

}  // namespace kuhhandel
