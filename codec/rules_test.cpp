// House rules overlay an edition's ruleset (C11.4); what is unknown or not played yet is refused by its name.
#include "codec/rules.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace kuhhandel {
namespace {

std::expected<Ruleset, FormatError> house_rules(std::string_view text) {
  return read_document(boost::json::parse(text), "rules",
                       [](Field const& field) { return read_house_rules(field, Ruleset{}); });
}

std::string error_of(std::string_view text) {
  auto const rules = house_rules(text);
  return rules ? "none" : text_of(rules.error());
}

TEST(HouseRules, WithoutAnyTheUsualOnesHold) { EXPECT_EQ(house_rules("{}"), Ruleset{}); }

TEST(HouseRules, ReplaceWhatTheyName_C11_4) {
  auto const rules = house_rules(R"({"offer_count":"concealed","least_offer":1,"money_counts":true})");

  Ruleset const expected{.offer_count = OfferCount::concealed, .least_offer = 1, .money_counts = true};
  EXPECT_EQ(rules, expected);
}

TEST(HouseRules, AnUnknownRuleIsNamedWithThoseKnown) {
  EXPECT_EQ(error_of(R"({"bluffing":true})"),
            "rules.bluffing: is not a known rule; known are settlement, zeros_return, offer_count, payments, "
            "insolvency, least_offer, multiply, money_counts");
}

TEST(HouseRules, ARuleToComeIsNotSupportedYet_C9_3_C11_1) {
  EXPECT_EQ(error_of(R"({"bonus":true})"), "rules.bonus: is not supported yet");
  EXPECT_EQ(error_of(R"({"super_trade":true})"), "rules.super_trade: is not supported yet");
  EXPECT_EQ(error_of(R"({"super_trade":false})"), "none");
  EXPECT_EQ(error_of(R"({"super_trade":"no"})"), "rules.super_trade: must be true or false");
}

TEST(HouseRules, AWordToComeIsNotSupportedYet_C4_8) {
  EXPECT_EQ(error_of(R"({"insolvency":"continue_without"})"),
            "rules.insolvency: is not supported yet; supported are reauction_without");
}

TEST(HouseRules, ValuesAreChecked) {
  EXPECT_EQ(error_of(R"({"least_offer":2})"), "rules.least_offer: must be from 0 to 1");
  EXPECT_EQ(error_of(R"({"payments":true})"), "rules.payments: must be text");
  EXPECT_EQ(error_of(R"([])"), "rules: must be an object");
}

TEST(HouseRules, OnlyWhatDiffersIsWritten) {
  Ruleset const rules{.settlement = Settlement::winner_pays, .multiply = false};

  EXPECT_EQ(serialize(difference(rules, Ruleset{})), R"({"settlement":"winner_pays","multiply":false})");
  EXPECT_EQ(serialize(difference(rules, rules)), "{}");
}

TEST(HouseRules, EveryFieldHasItsClauseAndItsWords) {
  auto const fields = rule_fields();

  EXPECT_EQ(fields.size(), to_json(Ruleset{}).size());
  for (auto const& field : fields) {
    EXPECT_TRUE(field.clause.starts_with("C")) << field.name;
    EXPECT_FALSE(field.words.empty()) << field.name;
  }
}

}  // namespace
}  // namespace kuhhandel
