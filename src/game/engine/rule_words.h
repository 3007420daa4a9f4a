// The fields of a ruleset and all their values, as words.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/edition.h"

namespace kuhhandel {

/// A value of a field with its word.
template <class Value>
struct RuleWord {
  std::string_view word;
  Value value;
};

constexpr std::array<RuleWord<bool>, 2> words_for_each(bool) { return {{{"false", false}, {"true", true}}}; }
constexpr std::array<RuleWord<std::uint8_t>, 2> words_for_each(std::uint8_t) {
  return {{{"0", 0}, {"1", 1}}};
}
constexpr std::array<RuleWord<Settlement>, 2> words_for_each(Settlement) {
  return {{{"exchange", Settlement::exchange}, {"winner_pays", Settlement::winner_pays}}};
}
constexpr std::array<RuleWord<OfferCount>, 2> words_for_each(OfferCount) {
  return {{{"open", OfferCount::open}, {"concealed", OfferCount::concealed}}};
}
constexpr std::array<RuleWord<Payments>, 2> words_for_each(Payments) {
  return {{{"open", Payments::open}, {"closed", Payments::closed}}};
}
constexpr std::array<RuleWord<Insolvency>, 3> words_for_each(Insolvency) {
  return {{{"reauction_without", Insolvency::reauction_without},
           {"continue_without", Insolvency::continue_without},
           {"reauction_capped", Insolvency::reauction_capped}}};
}

/// The name of a ruleset field, the clauses that allow a choice, and its meaning in one line.
struct RuleText {
  std::string_view name;
  std::string_view clause;
  std::string_view line;
};

/// Visits every field of a ruleset, in the order in which files are written.
template <class Visit>
void each_rule(Visit visit) {
  visit(RuleText{"settlement", "C6.6, C6.8",
                 "Whether the money of a trade is exchanged, or only the winner pays."},
        &Ruleset::settlement);
  visit(RuleText{"zeros_return", "C6.8", "Whether zeros offered in a trade return to their owner."},
        &Ruleset::zeros_return);
  visit(RuleText{"offer_count", "C6.4", "Whether all see the number of cards in an offer."},
        &Ruleset::offer_count);
  visit(RuleText{"payments", "C4.7", "Whether all see the cards of a payment."}, &Ruleset::payments);
  visit(RuleText{"insolvency", "C4.8", "How an auction continues after a bidder cannot pay."},
        &Ruleset::insolvency);
  visit(RuleText{"least_offer", "C6.3", "The smallest number of cards in an offer."}, &Ruleset::least_offer);
  visit(RuleText{"multiply", "C9.1, C9.2", "Whether the sum of the quartets is multiplied by their number."},
        &Ruleset::multiply);
  visit(RuleText{"bonus", "C9.3", "Whether the bonus card is used."}, &Ruleset::bonus);
  visit(RuleText{"super_trade", "C11.1",
                 "Whether the same player may also auction or divide a card after a trade."},
        &Ruleset::super_trade);
  visit(RuleText{"money_counts", "C9.5", "Whether the money in hand is added to the score."},
        &Ruleset::money_counts);
}

}  // namespace kuhhandel
