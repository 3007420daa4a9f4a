// Tests that house rules overlay an edition's ruleset (C11.4), and that unknown or unsupported fields are
// refused by name.
#include "codec/edition/rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "codec/editions.h"
#include "codec/text/parse.h"
#include "tests/support/source_path.h"

namespace kuhhandel::codec {
namespace {

std::expected<Ruleset, FormatError> house_rules(std::string_view text) {
  return read_document(boost::json::parse(text), "rules",
                       [](Field const& field) { return read_house_rules(field, *edition_named("second")); });
}

std::string house_rules_error(std::string_view text) {
  auto const rules = house_rules(text);
  return rules ? "none" : text_of(rules.error());
}

TEST(HouseRules, DefaultToTheStandardRules) { EXPECT_EQ(house_rules("{}"), Ruleset{}); }

TEST(HouseRules, OverrideOnlyTheNamedRules_C11_4) {
  auto const rules = house_rules(R"({"offer_count":"concealed","least_offer":1,"money_counts":true})");

  Ruleset const expected{.offer_count = OfferCount::concealed, .least_offer = 1, .money_counts = true};
  EXPECT_EQ(rules, expected);
}

TEST(HouseRules, AnUnknownRuleIsNamedWithTheKnownOnes) {
  std::vector<std::string_view> known;
  for (auto const& field : rule_fields()) known.push_back(field.name);

  EXPECT_EQ(house_rules_error(R"({"bluffing":true})"),
            "rules.bluffing: is not a known rule; known are " + list_of(known));
}

TEST(HouseRules, ABonusNeedsABonusCardInTheBox_C11_4) {
  auto edition = *edition_named("second");
  edition.bonus = {};
  auto const rules = read_document(boost::json::parse(R"({"bonus":true})"), "rules",
                                   [&](Field const& field) { return read_house_rules(field, edition); });

  ASSERT_FALSE(rules);
  EXPECT_EQ(text_of(rules.error()), "rules.bonus: the box of edition second has no bonus card");
}

TEST(HouseRules, ValuesAreChecked) {
  EXPECT_EQ(house_rules_error(R"({"least_offer":2})"), "rules.least_offer: must be from 0 to 1");
  EXPECT_EQ(house_rules_error(R"({"super_trade":"no"})"), "rules.super_trade: must be true or false");
  EXPECT_EQ(house_rules_error(R"({"payments":true})"), "rules.payments: must be text");
  EXPECT_EQ(house_rules_error(R"([])"), "rules: must be an object");
}

TEST(HouseRules, OnlyDifferencesAreSerialized) {
  Ruleset const rules{.settlement = Settlement::winner_pays, .multiply = false};

  EXPECT_EQ(serialize(difference(rules, Ruleset{})), R"({"settlement":"winner_pays","multiply":false})");
  EXPECT_EQ(serialize(difference(rules, rules)), "{}");
}

/// Returns the schema of edition files, from which the client's list of house rules is generated.
std::string schema_text() {
  std::ifstream file(source_path("editions/edition.schema.json"));
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Returns the fields in the order of the schema, which is that of the client's form; new ones come last.
std::vector<RuleField> fields_in_order_of(boost::json::object const& properties) {
  std::vector<RuleField> ordered;
  auto fields = rule_fields();
  for (auto const& property : properties) {
    auto const known = std::ranges::find(fields, std::string_view(property.key()), &RuleField::name);
    if (known == fields.end()) continue;
    ordered.push_back(*known);
    fields.erase(known);
  }
  ordered.insert(ordered.end(), fields.begin(), fields.end());
  return ordered;
}

std::string property_of(RuleField const& field) {
  std::string values;
  for (auto const& value : field.values) values += (values.empty() ? "" : ", ") + serialize(value);
  auto const quoted = [](std::string_view text) { return serialize(boost::json::value(text)); };
  return "        " + quoted(field.name) + ": {\n          \"$comment\": " + quoted(field.clause) +
         ",\n          \"description\": " + quoted(field.line) + ",\n          \"enum\": [" + values +
         "],\n          \"default\": " + serialize(field.usual) + "\n        }";
}

/// Returns the schema with the rules that there are.
std::string schema_of_the_rules(std::string const& schema) {
  auto const rules = parse(schema)->at("definitions").at("rules").at("properties").as_object();
  std::string properties;
  for (auto const& field : fields_in_order_of(rules))
    properties += (properties.empty() ? "" : ",\n") + property_of(field);
  constexpr std::string_view kBegin = "\"properties\": {\n";
  auto const from = schema.find(kBegin, schema.find("    \"rules\": {\n")) + kBegin.size();
  return schema.substr(0, from) + properties + schema.substr(schema.find("\n      }\n", from));
}

TEST(HouseRules, AreThoseOfTheSchema_C11_4) {
  auto const schema = schema_of_the_rules(schema_text());
  if (std::getenv("KUHHANDEL_WRITE_GOLDEN") != nullptr)
    std::ofstream(source_path("editions/edition.schema.json")) << schema;

  EXPECT_EQ(schema_text(), schema)
      << "KUHHANDEL_WRITE_GOLDEN=1 codec_tests writes it; then `npm run generate`";
}

TEST(HouseRules, EveryFieldHasAClauseAndAText) {
  auto const fields = rule_fields();

  EXPECT_EQ(fields.size(), to_json(Ruleset{}).size());
  for (auto const& field : fields) {
    EXPECT_TRUE(field.clause.starts_with("C")) << field.name;
    EXPECT_FALSE(field.words.empty()) << field.name;
  }
}

}  // namespace
}  // namespace kuhhandel::codec
