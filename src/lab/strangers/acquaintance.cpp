#include "strangers/acquaintance.h"

#include <algorithm>
#include <variant>

#include "bots/paydays.h"

namespace kuhhandel::strangers {
namespace {

constexpr int kCardsOfPrior = 6;  // weight of the estimate without offers seen

double average_card(Edition const& edition, View const& view) {
  auto const handed =
      edition.hand.sum() + bots::paydays_left(edition, 0) - bots::paydays_left(edition, view.donkeys);
  int cards = 0;
  for (auto const seat : seats_of(view.seats)) cards += view.cards_of(seat);
  return view.seats * static_cast<double>(handed) / std::max(1, cards);
}

}  // namespace

Acquaintance::Acquaintance(Edition const& edition, int seats, Seat self)
    : edition_(&edition), self_(self), money_(edition, seats) {}

void Acquaintance::count(Seat rival, SeenMoney const& money) {
  if (!money.money) return;
  laid_[rival].cards += money.money->size();
  laid_[rival].sum += static_cast<double>(money.money->sum());
}

void Acquaintance::see(SeenEvent const& event) {
  money_.see(event);
  if (auto const* const turned = std::get_if<event::TurnedUp>(&event)) {
    ++occasions_;
    lot_ = turned->lot.kind() == Card::Kind::animal ? std::optional(turned->lot.animal()) : std::nullopt;
  } else if (std::holds_alternative<event::Challenged>(event)) {
    ++occasions_;
  } else if (auto const* const knocked = std::get_if<event::Knocked>(&event)) {
    if (lot_) prices_[*lot_] = static_cast<double>(knocked->to.amount);
  } else if (auto const* const accepted = std::get_if<event::Accepted<SeenMoney>>(&event)) {
    if (accepted->trade.challenged == self_) count(accepted->trade.challenger, accepted->laid);
  } else if (auto const* const reveal = std::get_if<event::Revealed<SeenMoney>>(&event)) {
    if (reveal->trade.challenged == self_) count(reveal->trade.challenger, reveal->offer);
    if (reveal->trade.challenger == self_) count(reveal->trade.challenged, reveal->counter);
  }
}

double Acquaintance::money_of(View const& view, Seat rival, Style const& style) const {
  switch (style.memory) {
    case Memory::none:
      return static_cast<double>(view.hand.sum());
    case Memory::counts:
      return view.cards_of(rival) * average_card(*edition_, view);
    case Memory::exact:
      return money_.money(rival);
  }
  return 0;
}

double Acquaintance::sum_laid(View const& view, Seat rival, std::optional<int> cards,
                              Style const& style) const {
  auto const held = view.cards_of(rival);  // without the cards laid if their number is known
  auto const number = cards.value_or((held + 1) / 2);
  if (style.memory == Memory::none) return number * style.card_guess;
  if (style.memory == Memory::counts) return number * average_card(*edition_, view);
  auto const usual = money_.money(rival) / std::max(1, cards ? held + number : held);
  auto const& seen = laid_[rival];
  return number * (kCardsOfPrior * usual + seen.sum) / (kCardsOfPrior + seen.cards);
}

}  // namespace kuhhandel::strangers
