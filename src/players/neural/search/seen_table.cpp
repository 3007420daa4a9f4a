#include "neural/search/seen_table.h"

#include <variant>

namespace kuhhandel::neural {
namespace {

int animals_in(Edition const& edition) {
  int number = 0;
  for (auto const animal : animals_of(edition)) number += edition.copies(animal);
  return number;
}

}  // namespace

SeenTable::SeenTable(Edition const& edition, int seats, Seat self) : edition_(&edition) {
  view_.viewer = self;
  view_.seats = seats;
  view_.hand = edition.hand;
  view_.bank = edition.money;
  for (auto const seat : seats_of(seats)) {
    view_.cards[seat] = edition.hand.size();
    view_.bank -= edition.hand;
  }
  view_.handed_out = (edition.money - view_.bank).sum();
  view_.pile = animals_in(edition);
}

void SeenTable::see(SeenEvent const& event) {
  if (auto const* const lot = std::get_if<event::TurnedUp>(&event)) follow(*lot);
  if (auto const* const payday = std::get_if<event::Payday>(&event)) follow(*payday);
  if (auto const* const taken = std::get_if<event::Took>(&event)) follow(*taken);
  if (auto const* const taken = std::get_if<event::TookBonus>(&event)) view_.bonus = taken->seat;
  if (auto const* const paid = std::get_if<event::Paid<SeenMoney>>(&event))
    move(paid->payer, paid->payee, paid->laid);
  if (auto const* const accepted = std::get_if<event::Accepted<SeenMoney>>(&event))
    move(accepted->trade.challenger, accepted->trade.challenged, accepted->to_challenged);
  if (auto const* const reveal = std::get_if<event::Revealed<SeenMoney>>(&event)) {
    move(reveal->trade.challenger, reveal->trade.challenged, reveal->to_challenged);
    move(reveal->trade.challenged, reveal->trade.challenger, reveal->to_challenger);
  }
}

void SeenTable::look(View const& view) {
  bool const is_settled = std::holds_alternative<seen::TurnChoice>(view.phase) ||
                          std::holds_alternative<phase::Bidding>(view.phase);
  if (!is_settled) return;  // money of an open trade is in no hand
  auto const lot = view_.phase;
  view_ = view;
  view_.phase = lot;
  view_.shown = {};
}

std::optional<View> SeenTable::at_bidding() const {
  auto const* const auction = std::get_if<phase::Bidding>(&view_.phase);
  if (auction == nullptr || view_.hand.size() != view_.cards_of(*view_.viewer)) return {};
  auto money = view_.bank.size();
  auto animals = view_.pile + 1;
  for (auto const seat : seats_of(view_.seats)) {
    if (view_.cards_of(seat) < 0) return {};
    money += view_.cards_of(seat);
    for (auto const animal : animals_of(*edition_)) animals += view_.herd(seat).count(animal);
  }
  bool const is_complete = money == edition_->money.size() && animals == animals_in(*edition_);
  return is_complete ? std::optional(view_) : std::nullopt;
}

void SeenTable::follow(event::TurnedUp const& lot) {
  view_.turn = lot.auctioneer;
  --view_.pile;
  view_.phase = phase::Bidding{.auctioneer = lot.auctioneer, .lot = Lot(lot.lot.animal()), .standing = {}};
}

void SeenTable::follow(event::Payday const& payday) {
  auto const card = cards_of_value(payday.value);
  view_.donkeys = payday.time;
  view_.hand += card;
  for (auto const seat : seats_of(view_.seats)) {
    ++view_.cards[seat];
    view_.bank -= card;
  }
  view_.handed_out = (edition_->money - view_.bank).sum();
}

void SeenTable::follow(event::Took const& taken) {
  view_.herds[taken.seat].add(taken.animal, taken.count);
  if (!taken.from) return;
  auto& herd = view_.herds[*taken.from];
  if (herd.count(taken.animal) >= taken.count) herd.remove(taken.animal, taken.count);
}

void SeenTable::move(Seat from, Seat to, SeenMoney const& money) {
  auto const number = money.cards.value_or(money.money ? money.money->size() : 0);
  view_.cards[from] -= number;
  view_.cards[to] += number;
  if (!money.money) return;
  if (view_.viewer == Viewer{from} && view_.hand.contains(*money.money)) view_.hand -= *money.money;
  if (view_.viewer == Viewer{to}) view_.hand += *money.money;
}

}  // namespace kuhhandel::neural
