#include "terminal/draft.h"

#include "engine/payments.h"
#include "engine/visit.h"
#include "terminal/answers.h"
#include "terminal/words.h"

namespace kuhhandel {
namespace {

std::string cards_typed(MoneyCards cards) { return cards.empty() ? std::string() : cards_text(cards); }

/// What is typed for an action that no number chooses.
struct Typed {
  std::string operator()(action::Bid const& bid) const { return std::to_string(bid.amount); }
  std::string operator()(OneOf<action::Pay, action::Offer, action::Counter> auto const& laid) const {
    return cards_typed(laid.money);
  }
  std::string operator()(action::Lay const& lay) const { return std::to_string(lay.value); }
  std::string operator()(
      OneOf<action::Auction, action::Challenge, action::Stop, action::Hammer, action::Sell, action::Buy,
            action::Accept, action::Claim, action::Tick, action::Take, action::Divide, action::Keep,
            action::Give, action::Exclude> auto const&) const {
    return {};
  }
};

}  // namespace

Draft drafted(Choice const& choice, LegalActions const& legal) {
  if (!choice) return {};
  Draft draft{std::visit(Typed{}, *choice)};
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (auto const does = chosen(legal[i]); does && *does == choice) draft.chosen = i;
  }
  return draft;
}

std::string suggested(View const& view, LegalActions const& legal) {
  if (legal.empty()) return {};
  if (auto const* const bids = std::get_if<option::Bid>(&legal[0])) return std::to_string(bids->from);
  if (auto const* const debt = std::get_if<option::Pay>(&legal[0])) {
    return cards_typed(cheapest_payment(view.hand, debt->at_least));
  }
  if (auto const* const debt = std::get_if<option::PayCards>(&legal[0])) {
    return cards_typed(cheapest_cards(view.hand, debt->cards));
  }
  return {};
}

}  // namespace kuhhandel
