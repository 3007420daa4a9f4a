// Tests that the published editions are embedded in the program and equal their files.
#include "codec/editions.h"

#include <gtest/gtest.h>

#include <boost/json/object.hpp>

#include "codec/edition/edition.h"
#include "codec/edition/rules.h"
#include "codec/text/parse.h"

namespace kuhhandel::codec {
namespace {

TEST(Editions, TheSecondEditionExists) {
  auto const* const second = edition_named("second");

  ASSERT_NE(second, nullptr);
  EXPECT_EQ(second->animal_count(), 10);
}

TEST(Editions, AnUnknownIdReturnsNothing) {
  EXPECT_EQ(edition_named("seventh"), nullptr);
  EXPECT_EQ(edition_text("seventh"), "");
}

TEST(Editions, ListResearchEditionsAfterPlayableOnes) {
  EXPECT_EQ(edition_ids().front(), edition_ids(Purpose::play).front());
  for (auto const id : edition_ids(Purpose::play)) EXPECT_FALSE(id.starts_with("mini")) << id;
  for (auto const id : edition_ids(Purpose::research)) EXPECT_TRUE(id.starts_with("mini")) << id;
  EXPECT_FALSE(edition_ids(Purpose::research).empty());
}

TEST(Editions, EachMatchesItsFile) {
  for (auto const id : edition_ids()) {
    auto const file = parse(edition_text(id));

    ASSERT_TRUE(file) << id;
    auto expected = file->as_object();
    expected.erase("words");
    auto edition = to_json(*edition_named(id));
    edition["rules"] = difference(edition_named(id)->rules, Ruleset{});
    if (!expected.contains("rules")) edition.erase("rules");
    EXPECT_EQ(edition, expected) << id;
  }
}

TEST(Editions, TheSecondHasTenAnimalsOfFourCards_C1_1) {
  auto const& second = *edition_named("second");

  Money worths = 0;
  for (auto const& animal : second.animals) {
    EXPECT_EQ(animal.copies, 4) << animal.id.text();
    worths += animal.worth;
  }
  EXPECT_EQ(worths, 10 + 40 + 90 + 160 + 250 + 350 + 500 + 650 + 800 + 1000);
}

TEST(Editions, TheSecondHasFiftyFiveMoneyCards_C1_2) { EXPECT_EQ(edition_named("second")->money.size(), 55); }

TEST(Editions, AHandOfTheSecondStartsWithNinety_C2_1) {
  EXPECT_EQ(edition_named("second")->hand.sum(), 90);
  EXPECT_EQ(edition_named("second")->hand.size(), 7);
}

}  // namespace
}  // namespace kuhhandel::codec
