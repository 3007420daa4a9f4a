#include "bots/shark/motive.h"

#include <cmath>
#include <optional>
#include <utility>

namespace kuhhandel {
namespace {

/// What one may get, or else the other.
struct Prize {
  AnimalId animal;
  int count;
  Seat rival;
  bool traded;  // both own it; else it lies under the hammer
  Money price = 0;
};

struct PrizeOf {
  Seat self;
  Choice const& choice;

  std::optional<Prize> of_trade(Trade const& trade) const {
    auto const other = trade.challenger == self ? trade.challenged : trade.challenger;
    return Prize{trade.animal, trade.count, other, true};
  }
  std::optional<Prize> operator()(seen::TurnChoice const&) const {
    auto const* const challenge = choice ? std::get_if<action::Challenge>(&*choice) : nullptr;
    if (challenge == nullptr) return {};
    return Prize{challenge->animal, 1, challenge->challenged, true};
  }
  std::optional<Prize> operator()(phase::Bidding const& auction) const {
    auto const rival = auction.standing ? auction.standing->seat : auction.auctioneer;
    auto const* const bid = choice ? std::get_if<action::Bid>(&*choice) : nullptr;
    auto const standing = auction.standing ? auction.standing->amount : 0;
    return Prize{auction.lot, 1, rival, false, bid != nullptr ? bid->amount : standing};
  }
  std::optional<Prize> operator()(phase::BuyingRight const& sale) const {
    return Prize{sale.lot, 1, sale.standing.seat, false, sale.standing.amount};
  }
  std::optional<Prize> operator()(phase::Payment const& debt) const {
    return Prize{debt.lot, 1, debt.payee, false, debt.at_least};
  }
  std::optional<Prize> operator()(phase::Offer const& offer) const { return of_trade(offer.trade); }
  std::optional<Prize> operator()(seen::Answer const& answer) const { return of_trade(answer.trade); }
  std::optional<Prize> operator()(auto const&) const { return {}; }  // over
};

EachSeat points_with(Prospect prospect, Prize const& prize, Seat owner, Seat loser) {
  if (prize.traded) prospect.herd(loser).remove(prize.animal, prize.count);
  prospect.herd(owner).add(prize.animal, prize.count);
  return points_of_each(prospect);
}

struct Gains {
  float own;
  float rival;
};

Gains gains_from(Prospect const& prospect, Prize const& prize, Seat self) {
  auto const at = [](EachSeat const& all, Seat seat) {
    return all[static_cast<std::size_t>(index_of(seat))];
  };
  auto const mine = points_with(prospect, prize, self, prize.rival);
  auto const theirs = points_with(prospect, prize, prize.rival, self);
  return {at(mine, self) - at(theirs, self), at(theirs, prize.rival) - at(mine, prize.rival)};
}

Money laid_in(Choice const& choice) {
  auto const* const offer = choice ? std::get_if<action::Offer>(&*choice) : nullptr;
  auto const* const counter = choice ? std::get_if<action::Counter>(&*choice) : nullptr;
  if (offer != nullptr) return offer->money.sum();
  return counter != nullptr ? counter->money.sum() : 0;
}

Reason reason_for(Deed deed, Choice const& choice, Prize const& prize, View const& view, Gains const& gains) {
  switch (deed) {
    case Deed::silence:
    case Deed::sell:
      return view.hand.sum() <= prize.price ? Reason::no_means : Reason::too_dear;
    case Deed::accept:
      return view.hand.empty() ? Reason::no_means : Reason::too_dear;
    case Deed::offer:
    case Deed::counter:
      return laid_in(choice) == 0 ? Reason::bluff : Reason::gain;
    case Deed::bid:
    case Deed::buy:
    case Deed::challenge:
      return gains.rival > gains.own ? Reason::deny : Reason::gain;
    case Deed::auction:
      return Reason::wait;
    case Deed::stop:
    case Deed::claim:
    case Deed::tick:
    case Deed::take:
    case Deed::lay:
    case Deed::divide:
    case Deed::keep:
    case Deed::give:
    case Deed::exclude:
    case Deed::pay:
    case Deed::hammer:
      return Reason::no_choice;
  }
  std::unreachable();
}

bool has_no_choice(LegalActions const& legal, View const& view) {
  return legal.size() == 1 && (std::holds_alternative<seen::TurnChoice>(view.phase) ||
                               std::holds_alternative<seen::Answer>(view.phase));
}

}  // namespace

Explanation motive_of(Prospect const& prospect, View const& view, LegalActions const& legal,
                      Choice const& choice) {
  Explanation why{.deed = deed_of(choice), .reason = Reason::wait};
  auto const self = *view.viewer;
  if (auto const prize = std::visit(PrizeOf{self, choice}, view.phase)) {
    auto const gains = gains_from(prospect, *prize, self);
    why.reason = reason_for(why.deed, choice, *prize, view, gains);
    why.animal = prize->animal;
    why.copy = view.herd(self).count(prize->animal) + 1;
    why.worth = static_cast<Money>(std::lround(gains.own / 10)) * 10;
    why.price = prize->price;
    why.other = prize->rival;
  }
  if (has_no_choice(legal, view)) why.reason = Reason::no_choice;
  return why;
}

}  // namespace kuhhandel
