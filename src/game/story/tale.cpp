#include "story/tale.h"

#include <algorithm>

namespace kuhhandel::story {
namespace {

/// A quartet counts as one of its cards, because all other tales are about single cards. There is no
/// multiplication if the rats leave no quartet (C9.4).
Money for_each_card(Money points, int times) { return points / (4 * std::max(1, times)); }

struct Weight {
  Money operator()(Robbery const& tale) const { return tale.worth - tale.cost; }
  Money operator()(DearLot const& tale) const { return tale.sale.price - tale.sale.worth; }
  Money operator()(Bargain const& tale) const { return tale.sale.worth - tale.sale.price; }
  Money operator()(BluffHeld const& tale) const { return tale.bluff.bid - tale.bluff.hand; }
  Money operator()(BluffCaught const& tale) const { return tale.bluff.bid - tale.bluff.hand; }
  Money operator()(EqualSums const& tale) const { return tale.times * tale.worth / 2; }
  Money operator()(Swing const& tale) const { return for_each_card(tale.after - tale.before, tale.times); }
  Money operator()(DonkeyMoney const& tale) const { return tale.price - tale.hand; }
  Money operator()(StruckQuartet const& tale) const { return for_each_card(tale.lost, tale.times); }
};

struct Hero {
  Seat operator()(Robbery const& tale) const { return tale.taker; }
  Seat operator()(DearLot const& tale) const { return tale.sale.buyer; }
  Seat operator()(Bargain const& tale) const { return tale.sale.buyer; }
  Seat operator()(BluffHeld const& tale) const { return tale.bluff.seat; }
  Seat operator()(BluffCaught const& tale) const { return tale.bluff.seat; }
  Seat operator()(EqualSums const& tale) const { return tale.taker; }
  Seat operator()(Swing const& tale) const { return tale.seat; }
  Seat operator()(DonkeyMoney const& tale) const { return tale.seat; }
  Seat operator()(StruckQuartet const& tale) const { return tale.seat; }
};

}  // namespace

Money weight_of(Tale const& tale) { return std::visit(Weight{}, tale); }

Seat hero_of(Tale const& tale) { return std::visit(Hero{}, tale); }

}  // namespace kuhhandel::story
