// Tests that edition files are read strictly: every error names the field and the problem.
#include "codec/edition/edition.h"

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "codec/editions.h"
#include "codec/text/parse.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

json::object second_file() { return parse(edition_text("second"))->as_object(); }

/// Returns the error in the second edition's file after a change.
template <class Change>
std::string error_after(Change change) {
  auto file = second_file();
  change(file);
  auto const edition = edition_from(file);
  return edition ? "none" : text_of(edition.error());
}

/// Returns the error when one field of the first animal, or of all, is set to a value.
std::string error_with(std::string_view name, json::value const& value) {
  return error_after([&](json::object& file) { file[name] = value; });
}
std::string error_with_first_animal(std::string_view name, json::value const& value) {
  return error_after([&](json::object& file) { file["animals"].as_array()[0].as_object()[name] = value; });
}
std::string error_with_rule(std::string_view name, json::value const& value) {
  return error_after([&](json::object& file) { file["rules"] = json::object{{name, value}}; });
}

TEST(EditionFile, IsParsed) {
  EXPECT_EQ(error_after([](json::object&) {}), "none");
}

TEST(EditionFile, AnUnknownFieldIsNamed) {
  EXPECT_EQ(
      error_with("colour", "red"),
      "colour: is not a known field here; known are id, purpose, words, seats, animals, money, hand, rats, "
      "pedigree, division, cards_per_auction, bonus, rules");
}

TEST(EditionFile, AMissingFieldIsNamed) {
  EXPECT_EQ(error_after([](json::object& file) { file.erase("hand"); }), "hand: is missing");
}

TEST(EditionFile, ListsOnlyRulesThatDifferFromTheSecondEdition_C11_4) {
  auto file = second_file();
  file["rules"] = {{"least_offer", 1}};

  EXPECT_EQ(edition_from(file)->rules, Ruleset{.least_offer = 1});
  EXPECT_EQ(edition_named("second")->rules, Ruleset{});
}

TEST(EditionFile, HasWordsInTheLanguagesOfTheClient) {
  json::object const hen{{"name", "Farm"}, {"difference", ""}, {"animals", {{"cow", "Cow"}}}};
  EXPECT_EQ(error_with("words", {{"en", hen}}), "none");
  EXPECT_EQ(error_with("words", {{"it", hen}}),
            "words.it: is not a known field here; known are en, de, nl, fr, ru");
  EXPECT_EQ(error_with("words", {{"en", {{"name", ""}, {"difference", ""}}}}),
            "words.en.name: must not be empty");
  EXPECT_EQ(error_with("words", {{"en", {{"name", "Farm"}}}}), "words.en.difference: is missing");
  EXPECT_EQ(error_with("words", {{"en", {{"name", std::string(41, 'F')}, {"difference", ""}}}}),
            "words.en.name: must be at most 40 letters long");
}

TEST(EditionFile, AWrongTypeIsReportedWithItsPath) {
  EXPECT_EQ(error_with("id", 2), "id: must be text");
  EXPECT_EQ(error_with("seats", 3), "seats: must be a list");
  EXPECT_EQ(error_with("money", json::array()), "money: must be an object");
  EXPECT_EQ(error_with_first_animal("worth", "ten"), "animals[0].worth: must be a whole number");
  EXPECT_EQ(error_with_first_animal("worth", 10.5), "animals[0].worth: must be a whole number");
  EXPECT_EQ(error_with_rule("multiply", 1), "rules.multiply: must be true or false");
}

TEST(EditionFile, ANumberOutOfRangeIsReportedWithTheRange) {
  EXPECT_EQ(error_with_first_animal("copies", 16), "animals[0].copies: must be from 1 to 15");
  EXPECT_EQ(error_with_first_animal("worth", UINT64_MAX), "animals[0].worth: must be from 1 to 10000");
  EXPECT_EQ(error_with("seats", {5, 3}), "seats[1]: must be from 5 to 6");
  EXPECT_EQ(error_with("seats", {3, 4, 5}), "seats: must have 2 items, not 3");
}

TEST(EditionFile, AnIdIsAShortWord) {
  EXPECT_EQ(error_with("id", "a-very-long-word"), "id: must be at most 15 bytes long");
  EXPECT_EQ(error_with("id", ""), "id: must be a word of small letters, digits, - and _");
  EXPECT_EQ(error_with("id", "2nd Edition"), "id: must be a word of small letters, digits, - and _");
}

TEST(EditionFile, HasAPurposeOnlyIfItIsForResearch) {
  EXPECT_EQ(error_with("purpose", "research"), "none");
  EXPECT_EQ(error_with("purpose", "play"), "purpose: may only be research; without it one plays");
}

TEST(EditionFile, EachAnimalIsListedOnce) {
  EXPECT_EQ(error_with_first_animal("id", "goose"), "animals[1]: is a second goose");
}

TEST(EditionFile, APayoutIsNeededForEachCopyAndIsACard_C5_1) {
  EXPECT_EQ(error_with_first_animal("payouts", {50}), "animals[0].payouts: must have 4 items, not 1");
  EXPECT_EQ(error_with_first_animal("payouts", {50, 60, 100, 200}),
            "animals[0].payouts[1]: no money card has that value");
}

TEST(EditionFile, ExactlyOneAnimalPays) {
  EXPECT_EQ(error_with_first_animal("payouts", {50, 100, 200, 500}),
            "animals[6]: is a second animal with payouts; only one can have them");
}

TEST(EditionFile, ThePileSizeIsLimited) {
  auto const error = error_after([](json::object& file) {
    for (auto& animal : file["animals"].as_array()) {
      if (!animal.as_object().contains("payouts")) animal.as_object()["copies"] = 15;
    }
  });

  EXPECT_EQ(error, "animals: make a pile of more than 80 cards");
}

TEST(EditionFile, MoneyHasKnownValues_C1_2) {
  EXPECT_EQ(error_with("money", {{"30", 1}}),
            "money.30: no money card has that value; known are 0, 10, 20, 50, 100, 200, 500");
  EXPECT_EQ(error_with("money", {{"010", 1}}),
            "money.010: no money card has that value; known are 0, 10, 20, 50, 100, 200, 500");
  EXPECT_EQ(error_with("money", {{"10", 100}, {"50", 28}}), "money: more than 127 money cards");
}

TEST(EditionFile, LotsHaveOneOrTwoCards_C4_1) {
  EXPECT_EQ(error_with("cards_per_auction", 2), "none");
  EXPECT_EQ(error_with("cards_per_auction", 3), "cards_per_auction: must be from 1 to 2");
}

TEST(EditionFile, LotsOfTwoRequireAPileOfAnimals_C11_4) {
  auto const error = error_after([](json::object& file) {
    file["cards_per_auction"] = 2;
    file["rats"] = 3;
  });

  EXPECT_EQ(error, "cards_per_auction: may be 2 only without rats, pedigree and division");
}

TEST(EditionFile, TheBankMustCoverHandsAndPayoutsOfAFullTable_C11_4) {
  EXPECT_EQ(error_with("seats", {3, 6}), "money: cannot pay the hands and the payouts of 6 players");
}

TEST(EditionFile, AnUnknownRuleValueIsRefusedWithTheKnownOnes) {
  EXPECT_EQ(error_with_rule("settlement", "barter"),
            "rules.settlement: \"barter\" is not known; known are exchange, winner_pays");
}

}  // namespace
}  // namespace kuhhandel::codec
