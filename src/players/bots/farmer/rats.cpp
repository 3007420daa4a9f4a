#include "bots/farmer/rats.h"

#include "engine/cards/payments.h"

namespace kuhhandel::bots {
namespace {

constexpr double kValueOfLaidCard = 8;  // people lay zeros and tens

Outlook with_rat(Outlook outlook, Seat seat, double money) {
  outlook.herds[seat].add(kRat);
  --outlook.unseen_rats;
  outlook.money_of(seat) += money;
  return outlook;
}

}  // namespace

Verdict choose_rat(Situation const& situation, seen::RatRound const& round, bool may_lay) {
  if (!may_lay) return {action::Take{}, Reason::no_choice};
  auto const self = situation.self;
  auto const next = left_of(self, situation.view.seats);
  auto const card = cheapest_cards(situation.view.hand, 1).sum();
  auto const cost = static_cast<double>(card);
  auto const money = kValueOfLaidCard * round.laid;
  auto without_card = situation.outlook;
  without_card.money_of(self) -= cost;
  auto const taking = utility(with_rat(situation.outlook, self, money), self, situation.personality);
  auto const laying = utility(with_rat(without_card, next, money + cost), self, situation.personality);
  if (taking > laying) return {action::Take{}, Reason::gain};
  return {action::Lay{card}, Reason::save, next};
}

}  // namespace kuhhandel::bots
