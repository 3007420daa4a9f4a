#include "terminal/draft.h"

#include "engine/payments.h"
#include "terminal/words.h"

namespace kuhhandel {
namespace {

/// Whether the numbered option is the one that the action takes.
bool takes(Option const& option, Action const& action) {
  if (auto const* const trade = std::get_if<action::Challenge>(&action)) {
    auto const* const offered = std::get_if<option::Challenge>(&option);
    return offered != nullptr && offered->challenged == trade->challenged && offered->animal == trade->animal;
  }
  if (auto const* const exclude = std::get_if<action::Exclude>(&action)) {
    auto const* const offered = std::get_if<option::Exclude>(&option);
    return offered != nullptr && offered->animal == exclude->animal;
  }
  auto const both = [&]<class O, class A>() {
    return std::holds_alternative<O>(option) && std::holds_alternative<A>(action);
  };
  return both.template operator()<option::Auction, action::Auction>() ||
         both.template operator()<option::Stop, action::Stop>() ||
         both.template operator()<option::Sell, action::Sell>() ||
         both.template operator()<option::Buy, action::Buy>() ||
         both.template operator()<option::Divide, action::Divide>() ||
         both.template operator()<option::Keep, action::Keep>() ||
         both.template operator()<option::Give, action::Give>();
}

std::string cards_typed(MoneyCards cards) { return cards.empty() ? std::string() : cards_text(cards); }

}  // namespace

Draft drafted(Choice const& choice, LegalActions const& legal) {
  if (!choice) return {};
  if (auto const* const bid = std::get_if<action::Bid>(&*choice)) return {std::to_string(bid->amount)};
  if (auto const* const pay = std::get_if<action::Pay>(&*choice)) return {cards_typed(pay->money)};
  if (auto const* const offer = std::get_if<action::Offer>(&*choice)) return {cards_typed(offer->money)};
  if (auto const* const counter = std::get_if<action::Counter>(&*choice)) {
    return {cards_typed(counter->money)};
  }
  if (auto const* const lay = std::get_if<action::Lay>(&*choice)) return {std::to_string(lay->value)};
  Draft draft;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (takes(legal[i], *choice)) draft.chosen = i;
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
