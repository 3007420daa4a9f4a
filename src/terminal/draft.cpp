#include "terminal/draft.h"

#include "engine/cards/payments.h"
#include "engine/visit.h"
#include "terminal/answers.h"
#include "terminal/words.h"

namespace kuhhandel::terminal {
namespace {

std::string cards_typed(MoneyCards cards) { return cards.empty() ? std::string() : cards_text(cards); }

/// Returns the text to type for an action that has no number.
struct Typed {
  std::string operator()(action::Bid const& bid) const { return std::to_string(bid.amount.points()); }
  std::string operator()(OneOf<action::Pay, action::Offer, action::Counter> auto const& laid) const {
    return cards_typed(laid.money);
  }
  std::string operator()(action::Lay const& lay) const { return std::to_string(lay.value.points()); }
  std::string operator()(
      OneOf<action::Auction, action::Challenge, action::Stop, action::Hammer, action::Sell, action::Buy,
            action::Accept, action::Claim, action::Tick, action::Take, action::Divide, action::Keep,
            action::Give, action::Exclude> auto const&) const {
    return {};
  }
};

/// Returns the suggestion if this is the first option.
struct Suggested {
  MoneyCards hand;

  std::string operator()(option::Bid const& bids) const { return std::to_string(bids.from.points()); }
  std::string operator()(option::Pay const& debt) const {
    return cards_typed(cheapest_payment(hand, debt.at_least));
  }
  std::string operator()(option::PayCards const& debt) const {
    return cards_typed(cheapest_cards(hand, debt.cards));
  }
  std::string operator()(
      OneOf<option::Auction, option::Challenge, option::Stop, option::Hammer, option::Sell, option::Buy,
            option::Offer, option::Accept, option::Counter, option::Claim, option::Tick, option::Take,
            option::Lay, option::Divide, option::Keep, option::Give, option::Exclude> auto const&) const {
    return {};
  }
};

}  // namespace

Draft draft_for(bots::Choice const& choice, LegalActions const& legal) {
  if (!choice) return {};
  Draft draft{std::visit(Typed{}, *choice)};
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (auto const does = chosen(legal[i]); does && *does == choice) draft.chosen = i;
  }
  return draft;
}

std::string suggestion(View const& view, LegalActions const& legal) {
  return legal.empty() ? std::string() : std::visit(Suggested{view.hand}, legal[0]);
}

}  // namespace kuhhandel::terminal
