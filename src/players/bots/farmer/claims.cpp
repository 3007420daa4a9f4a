#include "bots/farmer/claims.h"

#include <algorithm>

#include "engine/cards/payments.h"

namespace kuhhandel::bots {
namespace {

constexpr double kBargain = 1.5;        // the least ratio of worth to price
constexpr double kPartOfAverage = 0.4;  // of the average card value, for the cards that others pay with

double utility_after(Situation const& situation, PedigreeSale const& sale) {
  return utility(after(situation.outlook, sale), situation.self, situation.personality);
}

/// Returns the sum of the cheapest `cards` cards of the own hand.
double own_price(Situation const& situation, int cards) {
  return static_cast<double>(cheapest_cards(situation.view.hand, cards).sum());
}

/// Returns what others may lay: they keep their better cards too.
double price_of(Situation const& situation, Seat payer, int cards) {
  auto const held = std::max(1, situation.view.cards_of(payer));
  return kPartOfAverage * situation.outlook.money_of(payer) * std::min(cards, held) / held;
}

}  // namespace

Verdict choose_claim(Situation const& situation, phase::Countdown const& countdown) {
  auto const seller = countdown.auctioneer;
  if (situation.view.hand.size() < countdown.count) return {kSilent, Reason::no_means, seller};
  auto const price = kBargain * own_price(situation, countdown.count);
  auto const having = utility_after(situation, {countdown.pedigree, situation.self, seller, price});
  auto const leaving = utility_after(situation, {countdown.pedigree, seller, seller, 0});
  if (having <= leaving) return {kSilent, Reason::too_dear, seller};
  return {action::Claim{}, Reason::gain, seller};
}

Verdict choose_claim_sale(Situation const& situation, phase::ClaimRight const& sale, bool may_buy) {
  auto const [claimant, cards] = sale.claim;
  if (!may_buy) return {action::Sell{}, Reason::no_means, claimant};
  auto const self = situation.self;
  auto const buying = utility_after(situation, {sale.pedigree, self, claimant, own_price(situation, cards)});
  auto const selling =
      utility_after(situation, {sale.pedigree, claimant, self, price_of(situation, claimant, cards)});
  if (buying > selling) return {action::Buy{}, Reason::gain, claimant};
  return {action::Sell{}, Reason::too_dear, claimant};
}

}  // namespace kuhhandel::bots
