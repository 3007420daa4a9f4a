#include "solver/choices_of.h"

#include <span>
#include <utility>

#include "engine/legal_actions.h"
#include "engine/payments.h"
#include "engine/visit.h"

namespace kuhhandel::solver {
namespace {

/// Every selection of cards of these denominations from a hand.
std::vector<MoneyCards> selections(MoneyCards hand,
                                   std::span<Denomination const> dearest_first = kDearestFirst) {
  if (dearest_first.empty()) return {MoneyCards{}};
  std::vector<MoneyCards> all;
  auto const dearest = dearest_first.front();
  auto const lower = selections(hand, dearest_first.subspan(1));
  for (int number = 0; number <= hand.count(dearest); ++number) {
    for (auto const cards : lower) all.push_back(cards + MoneyCards::of(dearest, number));
  }
  return all;
}

struct WriteOut {
  MoneyCards hand;
  std::vector<bots::Choice>& choices;

  template <class AnyAction>
  void add_selections(int at_least_cards) const {
    for (auto const cards : selections(hand)) {
      if (cards.size() >= at_least_cards) choices.emplace_back(AnyAction{cards});
    }
  }

  void operator()(option::Auction) const { choices.emplace_back(action::Auction{}); }
  void operator()(option::Challenge const& trade) const {
    choices.emplace_back(action::Challenge{trade.challenged, trade.animal});
  }
  void operator()(option::Bid const& bid) const {
    choices.emplace_back(bots::kSilent);
    for (auto amount = bid.from; amount <= bid.to; amount += 10) choices.emplace_back(action::Bid{amount});
  }
  void operator()(option::Sell) const { choices.emplace_back(action::Sell{}); }
  void operator()(option::Buy) const { choices.emplace_back(action::Buy{}); }
  void operator()(option::Pay const& pay) const {
    for (auto const cards : selections(hand)) {
      if (is_canonical(cards, pay.at_least)) choices.emplace_back(action::Pay{cards});
    }
  }
  void operator()(option::Offer const& offer) const { add_selections<action::Offer>(offer.at_least_cards); }
  void operator()(option::Accept) const { choices.emplace_back(action::Accept{}); }
  void operator()(option::Counter const& counter) const {
    add_selections<action::Counter>(counter.at_least_cards);
  }
  /// The house's, and those of phases of large editions.
  void operator()(
      OneOf<option::Stop, option::Hammer, option::PayCards, option::Claim, option::Tick, option::Take,
            option::Lay, option::Divide, option::Keep, option::Give, option::Exclude> auto const&) const {
    std::unreachable();
  }
};

}  // namespace

std::vector<bots::Choice> choices_of(Edition const& edition, State const& now, Seat seat) {
  std::vector<bots::Choice> choices;
  for (auto const& option : legal_actions(edition, now, seat)) {
    std::visit(WriteOut{now.hand(seat), choices}, option);
  }
  return choices;
}

}  // namespace kuhhandel::solver
