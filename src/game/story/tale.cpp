#include "story/tale.h"

#include <algorithm>

namespace kuhhandel::story {
namespace {

/// A quartet counts as one of its cards, because all other tales are about single cards. There is no
/// multiplication if the rats leave no quartet (C9.4).
Money for_each_card(Money points, int times) { return points / (4 * std::max(1, times)); }

struct Weight {
  Money operator()(Robbery const& told) const { return told.worth - told.cost; }
  Money operator()(DearLot const& told) const { return told.sale.price - told.sale.worth; }
  Money operator()(Bargain const& told) const { return told.sale.worth - told.sale.price; }
  Money operator()(BluffHeld const& told) const { return told.bluff.bid - told.bluff.hand; }
  Money operator()(BluffCaught const& told) const { return told.bluff.bid - told.bluff.hand; }
  Money operator()(EqualSums const& told) const { return told.times * told.worth / 2; }
  Money operator()(Swing const& told) const { return for_each_card(told.after - told.before, told.times); }
  Money operator()(DonkeyMoney const& told) const { return told.price - told.hand; }
  Money operator()(StruckQuartet const& told) const { return for_each_card(told.lost, told.times); }
};

struct Hero {
  Seat operator()(Robbery const& told) const { return told.taker; }
  Seat operator()(DearLot const& told) const { return told.sale.buyer; }
  Seat operator()(Bargain const& told) const { return told.sale.buyer; }
  Seat operator()(BluffHeld const& told) const { return told.bluff.seat; }
  Seat operator()(BluffCaught const& told) const { return told.bluff.seat; }
  Seat operator()(EqualSums const& told) const { return told.taker; }
  Seat operator()(Swing const& told) const { return told.seat; }
  Seat operator()(DonkeyMoney const& told) const { return told.seat; }
  Seat operator()(StruckQuartet const& told) const { return told.seat; }
};

}  // namespace

Money weight_of(Tale const& tale) { return std::visit(Weight{}, tale); }

Seat hero_of(Tale const& tale) { return std::visit(Hero{}, tale); }

}  // namespace kuhhandel::story
