#include "engine/refusal.h"

#include <gmock/gmock.h>

#include <array>
#include <set>
#include <string_view>

namespace kuhhandel {
namespace {

using ::testing::StartsWith;

constexpr std::array kAll{
    Refusal::not_now,           Refusal::not_yours,
    Refusal::own_auction,       Refusal::barred,
    Refusal::above_shown_hand,  Refusal::bid_too_low,
    Refusal::bid_not_in_tens,   Refusal::bid_beyond_all_money,
    Refusal::not_enough_paid,   Refusal::wrong_number_of_cards,
    Refusal::not_your_cards,    Refusal::must_take,
    Refusal::no_such_quartet,   Refusal::cannot_buy,
    Refusal::too_few_cards,     Refusal::no_such_trade,
    Refusal::pile_empty,        Refusal::own_countdown,
    Refusal::above_shown_cards, Refusal::cannot_buy_claim,
};

/// Refusals in a countdown that use the words of an auction.
constexpr std::array kOfPedigrees{Refusal::own_countdown, Refusal::above_shown_cards,
                                  Refusal::cannot_buy_claim};

TEST(Refusals, HaveUniqueNamesExceptForPedigrees) {
  std::set<std::string_view> names;
  for (auto const refusal : kAll) names.insert(name_of(refusal));

  EXPECT_EQ(names.size(), kAll.size() - kOfPedigrees.size());
  EXPECT_EQ(name_of(Refusal::bid_beyond_all_money), "bid_beyond_all_money");
}

TEST(Refusals, NameTheirClause) {
  for (auto const refusal : kAll) EXPECT_THAT(clause_of(refusal), StartsWith("C"));
  EXPECT_EQ(clause_of(Refusal::bid_too_low), "C4.1");
  EXPECT_EQ(clause_of(Refusal::cannot_buy), "C4.5");
  EXPECT_EQ(clause_of(Refusal::no_such_trade), "C3.2");
}

TEST(Refusals, NameTheClausesOfACountdown_C7) {
  for (auto const refusal : kOfPedigrees) EXPECT_THAT(clause_of(refusal), StartsWith("C7."));
  EXPECT_EQ(name_of(Refusal::own_countdown), name_of(Refusal::own_auction));
}

TEST(Refusals, AreWholeSentences) {
  for (auto const refusal : kAll) EXPECT_EQ(sentence_of(refusal).back(), '.');
}

}  // namespace
}  // namespace kuhhandel
