#include "bots/farmer/reasons.h"

#include <cmath>

namespace kuhhandel {
namespace {

/// An animal that he may get, or else another gets or keeps it.
struct Prize {
  AnimalId animal;
  int count;
  Seat rival;
  bool from_pile;
  Money price;
};

/// One overload per phase in which a prize is at stake.
struct PrizeOf {
  Seat self;
  Choice const& choice;

  std::optional<Prize> of_trade(Trade const& trade) const {
    auto const other = trade.challenger == self ? trade.challenged : trade.challenger;
    return Prize{trade.animal, trade.count, other, false, 0};
  }
  std::optional<Prize> operator()(seen::TurnChoice const&) const {
    if (!choice) return {};
    auto const* const challenge = std::get_if<action::Challenge>(&*choice);
    if (challenge == nullptr) return {};
    return Prize{challenge->animal, 1, challenge->challenged, false, 0};
  }
  std::optional<Prize> operator()(phase::Bidding const& auction) const {
    auto const rival = auction.standing ? auction.standing->seat : auction.auctioneer;
    auto const* const bid = choice ? std::get_if<action::Bid>(&*choice) : nullptr;
    auto const standing = auction.standing ? auction.standing->amount : 0;
    return Prize{auction.lot, 1, rival, true, bid != nullptr ? bid->amount : standing};
  }
  std::optional<Prize> operator()(phase::BuyingRight const& sale) const {
    return Prize{sale.lot, 1, sale.standing.seat, true, sale.standing.amount};
  }
  std::optional<Prize> operator()(phase::Payment const& debt) const {
    return Prize{debt.lot, 1, debt.payee, true, debt.at_least};
  }
  std::optional<Prize> operator()(phase::Offer const& offer) const { return of_trade(offer.trade); }
  std::optional<Prize> operator()(seen::Answer const& answer) const { return of_trade(answer.trade); }
  std::optional<Prize> operator()(auto const&) const { return {}; }
};

Outlook given_to(Outlook const& outlook, Prize const& prize, Seat to, Seat from) {
  auto const source = prize.from_pile ? std::nullopt : std::optional(from);
  if (source == to) return outlook;
  return after(
      outlook,
      {.to = to, .animal = prize.animal, .count = prize.count, .from = source, .payee = from, .price = 0});
}

struct Stakes {
  double own;    // points that he has more with the prize than without
  double rival;  // points that the other has more without him having it
};

Stakes stakes_of(Outlook const& outlook, Prize const& prize, Seat self) {
  auto const mine = points(given_to(outlook, prize, self, prize.rival));
  auto const his = points(given_to(outlook, prize, prize.rival, self));
  auto const at = [](PerSeat const& all, Seat seat) { return all[static_cast<std::size_t>(index_of(seat))]; };
  return {at(mine, self) - at(his, self), at(his, prize.rival) - at(mine, prize.rival)};
}

/// The leaning that tells more than the plain reason.
Reason coloured(Reason plain, Temperament const& temperament, Stakes const& stakes) {
  if (plain == Reason::gain && temperament.envy > 0 && stakes.rival > stakes.own) return Reason::deny;
  if (plain == Reason::too_dear && temperament.thrift > 0) return Reason::save;
  return plain;
}

}  // namespace

Explanation explanation_of(Recollection const& last, Seat self, Temperament const& temperament) {
  auto const& [phase, outlook, verdict] = last;
  Explanation why{.deed = deed_of(verdict.choice), .reason = verdict.reason, .other = verdict.other};
  auto const prize = std::visit(PrizeOf{self, verdict.choice}, phase);
  if (!prize) return why;
  auto const stakes = stakes_of(outlook, *prize, self);
  why.reason = coloured(verdict.reason, temperament, stakes);
  if (why.reason == Reason::deny) why.other = prize->rival;
  why.animal = prize->animal;
  why.copy = outlook.herd(self).count(prize->animal) + 1;
  why.worth = static_cast<Money>(std::lround(stakes.own / 10)) * 10;
  why.price = prize->price;
  return why;
}

}  // namespace kuhhandel
