#include "bots/farmer/divisions.h"

#include <algorithm>

namespace kuhhandel::bots {
namespace {

Outlook dealt(Outlook outlook, Card card, Seat seat) {
  switch (card.kind()) {
    case Card::Kind::animal:
      --outlook.unseen[card.animal()];
      outlook.herds[seat].add(card.animal());
      break;
    case Card::Kind::rat:
      --outlook.unseen_rats;
      outlook.herds[seat].add(kRat);
      break;
    case Card::Kind::pedigree:
      outlook.pedigrees.give(card.animal(), seat);
      break;
    case Card::Kind::money:
      outlook.money_of(seat) += static_cast<double>(card.money().sum());
      break;
  }
  return outlook;
}

/// Returns how much better it is to own the card than to let the other player own it.
double pull_of(Situation const& situation, Card card) {
  auto const self = situation.self;
  auto const other = left_of(self, situation.view.seats);
  return utility(dealt(situation.outlook, card, self), self, situation.personality) -
         utility(dealt(situation.outlook, card, other), self, situation.personality);
}

/// Returns the average pull of a card in the pile, as far as its cards are known.
double pull_of_next(Situation const& situation) {
  auto const& outlook = situation.outlook;
  double sum = 0;
  int cards = 0;
  auto const add = [&](Card card, int number) {
    if (number <= 0) return;
    sum += number * pull_of(situation, card);
    cards += number;
  };
  for (auto const animal : animals_of(situation.edition)) {
    add(animal, outlook.unseen_of(animal));
    bool const has_pedigree = situation.edition.pedigree > 0 && !outlook.pedigrees.owner(animal);
    add(Card::pedigree(animal), has_pedigree ? 1 : 0);
  }
  add(kRat, outlook.unseen_rats);
  auto const money_cards = situation.view.pile - cards;
  auto const average = situation.edition.money.sum() / std::max(1, situation.edition.money.size());
  auto const denomination = denomination_of(average / 50 * 50).value_or(Denomination::zero);
  add(Card::money(denomination), money_cards);
  return cards > 0 ? sum / cards : 0;
}

}  // namespace

Verdict choose_division(Situation const& situation, Card looked_at) {
  bool const keeps = pull_of(situation, looked_at) >= pull_of_next(situation);
  if (keeps) return {action::Keep{}, Reason::gain};
  return {action::Give{}, Reason::wait};
}

}  // namespace kuhhandel::bots
