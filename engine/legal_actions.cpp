#include "engine/legal_actions.h"

#include <algorithm>

#include "engine/payments.h"
#include "engine/phases/answer.h"
#include "engine/phases/bidding.h"
#include "engine/phases/buying_right.h"
#include "engine/phases/offer.h"
#include "engine/phases/payment.h"
#include "engine/phases/turn_choice.h"

namespace kuhhandel {
namespace {

void list(Edition const& edition, State const& now, phase::TurnChoice const&, Actor by, LegalActions& legal) {
  if (by != Actor{now.turn}) return;
  if (!now.pile.empty()) legal.push_back(option::Auction{});
  for (int step = 1; step < now.seats; ++step) {
    auto const other = left_of(now.turn, now.seats, step);
    for (int i = 0; i < edition.animal_count(); ++i) {
      auto const animal = animal_at(i);
      if (!may_trade(now, now.turn, other, animal)) continue;
      legal.push_back(option::Challenge{other, animal, animals_at_stake(now, now.turn, other, animal)});
    }
  }
}

void list(Edition const& edition, State const& now, phase::Bidding const& auction, Actor by,
          LegalActions& legal) {
  auto const* const seat = std::get_if<Seat>(&by);
  if (seat == nullptr) {
    legal.push_back(option::Hammer{});
    return;
  }
  auto const allowed = bids_allowed(edition, now, auction);
  if (may_bid(auction, *seat) && allowed.lowest <= allowed.highest) {
    legal.push_back(option::Bid{allowed.lowest, allowed.highest});
  }
}

void list(Edition const& edition, State const& now, phase::BuyingRight const& sale, Actor by,
          LegalActions& legal) {
  if (by != Actor{sale.auctioneer}) return;
  legal.push_back(option::Sell{});
  if (!check(edition, now, sale, by, action::Buy{})) legal.push_back(option::Buy{});
}

void list(Edition const&, State const&, phase::Payment const& debt, Actor by, LegalActions& legal) {
  if (by == Actor{debt.payer}) legal.push_back(option::Pay{debt.at_least});
}

void list(Edition const& edition, State const& now, phase::Offer const& offer, Actor by,
          LegalActions& legal) {
  if (by == Actor{offer.trade.challenger})
    legal.push_back(option::Offer{least_offer(edition, now, offer.trade)});
}

void list(Edition const&, State const& now, phase::Answer const& answer, Actor by, LegalActions& legal) {
  if (by != Actor{answer.trade.challenged}) return;
  legal.push_back(option::Accept{});
  if (!now.hand(answer.trade.challenged).empty()) legal.push_back(option::Counter{1});
}

void list(Edition const&, State const&, phase::Finished const&, Actor, LegalActions&) {}

/// The cheapest `number` cards of a hand.
MoneyCards cheapest_cards(MoneyCards hand, int number) {
  MoneyCards cards;
  for (int place = 0; place < kValueCount && number > 0; ++place) {
    auto const taken = std::min(number, hand.count(place));
    cards += MoneyCards::of(place, taken);
    number -= taken;
  }
  return cards;
}

struct Simplest {
  MoneyCards hand;

  std::optional<Action> operator()(option::Auction) const { return action::Auction{}; }
  std::optional<Action> operator()(option::Challenge const& trade) const {
    return action::Challenge{trade.challenged, trade.animal};
  }
  std::optional<Action> operator()(option::Bid const&) const { return {}; }
  std::optional<Action> operator()(option::Hammer) const { return action::Hammer{}; }
  std::optional<Action> operator()(option::Sell) const { return action::Sell{}; }
  std::optional<Action> operator()(option::Buy) const { return action::Buy{}; }
  std::optional<Action> operator()(option::Pay const& pay) const {
    return action::Pay{cheapest_payment(hand, pay.at_least)};
  }
  std::optional<Action> operator()(option::Offer const& offer) const {
    return action::Offer{cheapest_cards(hand, offer.at_least_cards)};
  }
  std::optional<Action> operator()(option::Accept) const { return action::Accept{}; }
  std::optional<Action> operator()(option::Counter const& counter) const {
    return action::Counter{cheapest_cards(hand, counter.at_least_cards)};
  }
};

struct ToAct {
  State const& now;

  std::optional<Seat> operator()(phase::TurnChoice const&) const { return now.turn; }
  std::optional<Seat> operator()(phase::Bidding const&) const { return {}; }
  std::optional<Seat> operator()(phase::BuyingRight const& sale) const { return sale.auctioneer; }
  std::optional<Seat> operator()(phase::Payment const& debt) const { return debt.payer; }
  std::optional<Seat> operator()(phase::Offer const& offer) const { return offer.trade.challenger; }
  std::optional<Seat> operator()(phase::Answer const& answer) const { return answer.trade.challenged; }
  std::optional<Seat> operator()(phase::Finished const&) const { return {}; }
};

}  // namespace

LegalActions legal_actions(Edition const& edition, State const& now, Actor by) {
  LegalActions legal;
  if (!sits_here(now, by)) return legal;
  std::visit([&](auto const& phase) { list(edition, now, phase, by, legal); }, now.phase);
  return legal;
}

bool may_stay_silent(LegalActions const& legal) {
  return std::ranges::any_of(legal,
                             [](Option const& any) { return std::holds_alternative<option::Bid>(any); });
}

std::optional<Seat> seat_to_act(State const& now) { return std::visit(ToAct{now}, now.phase); }

std::optional<Action> simplest_action(Edition const& edition, State const& now, Seat seat) {
  auto const legal = legal_actions(edition, now, seat);
  if (legal.empty()) return {};
  return std::visit(Simplest{now.hand(seat)}, legal[0]);
}

}  // namespace kuhhandel
