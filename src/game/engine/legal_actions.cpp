#include "engine/legal_actions.h"

#include <algorithm>

#include "engine/cards/payments.h"
#include "engine/phases/answer.h"
#include "engine/phases/bidding.h"
#include "engine/phases/buying_right.h"
#include "engine/phases/claim_right.h"
#include "engine/phases/countdown.h"
#include "engine/phases/offer.h"
#include "engine/phases/payment.h"
#include "engine/phases/turn_choice.h"
#include "engine/scores.h"

namespace kuhhandel {
namespace {

void list(Edition const& edition, State const& now, phase::TurnChoice const& choice, Actor by,
          LegalActions& legal) {
  if (by != Actor{now.turn}) return;
  if (!now.pile.empty()) legal.push_back(edition.division ? Option{option::Divide{}} : option::Auction{});
  if (choice.traded) return legal.push_back(option::Stop{});
  for (int step = 1; step < now.seats; ++step) {
    auto const other = left_of(now.turn, now.seats, step);
    auto shared = now.herd(now.turn).kinds() & now.herd(other).kinds();
    for (; shared != 0; shared &= shared - 1) {
      auto const animal = lowest_kind(shared);
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
  auto const [lowest, highest] = bids_allowed(edition, now, auction);
  if (!may_bid(now, auction, *seat) || lowest > highest) return;
  legal.push_back(option::Bid{lowest, highest_bid_of(now, auction, *seat, highest)});
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
  if (by != Actor{offer.trade.challenger}) return;
  legal.push_back(
      option::Offer{least_offer(edition, now, offer.trade), !shows_number_of_offer(edition.rules)});
}

void list(Edition const&, State const& now, phase::Answer const& answer, Actor by, LegalActions& legal) {
  if (by != Actor{answer.trade.challenged}) return;
  legal.push_back(option::Accept{});
  if (!now.hand(answer.trade.challenged).empty()) legal.push_back(option::Counter{1});
}

void list(Edition const&, State const& now, phase::Countdown const& countdown, Actor by,
          LegalActions& legal) {
  auto const* const seat = std::get_if<Seat>(&by);
  if (seat == nullptr) return legal.push_back(option::Tick{});
  if (may_claim(now, countdown, *seat)) legal.push_back(option::Claim{});
}

void list(Edition const& edition, State const& now, phase::ClaimRight const& sale, Actor by,
          LegalActions& legal) {
  if (by != Actor{sale.auctioneer}) return;
  legal.push_back(option::Sell{});
  if (!check(edition, now, sale, by, action::Buy{})) legal.push_back(option::Buy{});
}

void list(Edition const&, State const&, phase::ClaimPayment const& debt, Actor by, LegalActions& legal) {
  if (by == Actor{debt.payer}) legal.push_back(option::PayCards{debt.cards});
}

void list(Edition const&, State const& now, phase::RatRound const& round, Actor by, LegalActions& legal) {
  if (by != Actor{round.asked}) return;
  legal.push_back(option::Take{});
  if (!now.hand(round.asked).empty()) legal.push_back(option::Lay{});
}

void list(Edition const&, State const&, phase::Division const& division, Actor by, LegalActions& legal) {
  if (by != Actor{division.seat}) return;
  legal.push_back(option::Keep{});
  legal.push_back(option::Give{});
}

void list(Edition const& edition, State const& now, phase::QuartetExclusion const& exclusion, Actor by,
          LegalActions& legal) {
  if (by != Actor{exclusion.seat}) return;
  for (auto const animal : animals_of(edition)) {
    if (!owns_quartet(edition, now, exclusion.seat, animal)) continue;
    auto const sheet = sheet_of(edition, now, exclusion.seat, animal);
    legal.push_back(option::Exclude{animal, sheet.total});
  }
}

void list(Edition const&, State const&, phase::Finished const&, Actor, LegalActions&) {}

struct Simplest {
  MoneyCards hand;

  std::optional<Action> operator()(option::Auction) const { return action::Auction{}; }
  std::optional<Action> operator()(option::Challenge const& trade) const {
    return action::Challenge{trade.challenged, trade.animal};
  }
  std::optional<Action> operator()(option::Stop) const { return action::Stop{}; }
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
  std::optional<Action> operator()(option::PayCards const& debt) const {
    return action::Pay{cheapest_cards(hand, debt.cards)};
  }
  std::optional<Action> operator()(option::Claim) const { return {}; }
  std::optional<Action> operator()(option::Tick) const { return action::Tick{}; }
  std::optional<Action> operator()(option::Take) const { return action::Take{}; }
  std::optional<Action> operator()(option::Lay) const { return action::Lay{value_of(cheapest_of(hand))}; }
  std::optional<Action> operator()(option::Divide) const { return action::Divide{}; }
  std::optional<Action> operator()(option::Keep) const { return action::Keep{}; }
  std::optional<Action> operator()(option::Give) const { return action::Give{}; }
  std::optional<Action> operator()(option::Exclude const& exclude) const {
    return action::Exclude{exclude.animal};
  }
};

Money score_left(Option const& option) { return std::get<option::Exclude>(option).score; }

/// Returns the exclusion with the highest remaining score.
Option const& best_exclusion(LegalActions const& legal) {
  return *std::ranges::max_element(legal, {}, score_left);
}

struct ToAct {
  State const& now;

  std::optional<Seat> operator()(phase::TurnChoice const&) const { return now.turn; }
  std::optional<Seat> operator()(phase::Bidding const&) const { return {}; }
  std::optional<Seat> operator()(phase::BuyingRight const& sale) const { return sale.auctioneer; }
  std::optional<Seat> operator()(phase::Payment const& debt) const { return debt.payer; }
  std::optional<Seat> operator()(phase::Offer const& offer) const { return offer.trade.challenger; }
  std::optional<Seat> operator()(phase::Answer const& answer) const { return answer.trade.challenged; }
  std::optional<Seat> operator()(phase::Countdown const&) const { return {}; }
  std::optional<Seat> operator()(phase::ClaimRight const& sale) const { return sale.auctioneer; }
  std::optional<Seat> operator()(phase::ClaimPayment const& debt) const { return debt.payer; }
  std::optional<Seat> operator()(phase::RatRound const& round) const { return round.asked; }
  std::optional<Seat> operator()(phase::Division const& division) const { return division.seat; }
  std::optional<Seat> operator()(phase::QuartetExclusion const& exclusion) const { return exclusion.seat; }
  std::optional<Seat> operator()(phase::Finished const&) const { return {}; }
};

}  // namespace

LegalActions legal_actions(Edition const& edition, State const& now, Actor by) {
  LegalActions legal;
  if (!is_seated(now, by)) return legal;
  std::visit([&](auto const& phase) { list(edition, now, phase, by, legal); }, now.phase);
  return legal;
}

bool may_stay_silent(LegalActions const& legal) {
  return std::ranges::any_of(legal, [](Option const& any) {
    return std::holds_alternative<option::Bid>(any) || std::holds_alternative<option::Claim>(any);
  });
}

std::optional<Seat> seat_to_act(State const& now) { return std::visit(ToAct{now}, now.phase); }

std::optional<Action> simplest_action(Edition const& edition, State const& now, Seat seat) {
  return simplest_of(legal_actions(edition, now, seat), now.hand(seat));
}

std::optional<Action> simplest_of(LegalActions const& legal, MoneyCards hand) {
  if (legal.empty()) return {};
  bool const excludes = std::holds_alternative<option::Exclude>(legal[0]);
  return std::visit(Simplest{hand}, excludes ? best_exclusion(legal) : legal[0]);
}

}  // namespace kuhhandel
