// Tests that records are read strictly and written as they were read.
#include "codec/records/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/digest.h"
#include "tests/support/words.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

json::object a_record() {
  return json::parse(R"({"format":"kuhhandel-record","version":1,"edition":"second","rules":{},
                         "seats":["Anna","Ben","Cleo"],"seed":"7f3a","commands":[]})")
      .as_object();
}

/// Returns the error in a record in which one field has another value.
std::string record_error_with(std::string_view name, json::value const& value) {
  auto object = a_record();
  object[name] = value;
  auto const record = record_from(object);
  return record ? "none" : text_of(record.error());
}
std::string error_without(std::string_view name) {
  auto object = a_record();
  object.erase(name);
  auto const record = record_from(object);
  return record ? "none" : text_of(record.error());
}

TEST(Record, HasTheFacesOfItsPlayers) {
  auto object = a_record();
  object["faces"] = {"cat", nullptr, "monocle"};

  auto const record = record_from(object);

  ASSERT_TRUE(record) << text_of(record.error());
  EXPECT_EQ(record->faces, (std::vector<std::optional<Face>>{Face::cat, {}, Face::monocle}));
  EXPECT_EQ(to_json(*record).at("faces"), object.at("faces"));
}

TEST(Record, IsOlderThanFaces) {
  auto const record = record_from(a_record());

  ASSERT_TRUE(record) << text_of(record.error());
  EXPECT_TRUE(record->faces.empty());
  EXPECT_FALSE(to_json(*record).contains("faces"));
}

TEST(Record, HasAFaceOrNullForEachSeat) {
  EXPECT_THAT(record_error_with("faces", {"cat"}), testing::StartsWith("faces:"));
  EXPECT_THAT(record_error_with("faces", {"cat", "wolf", nullptr}), testing::StartsWith("faces[1]:"));
}

TEST(Record, IsReadWithItsRulesOverridingTheEdition_C11_4) {
  auto object = a_record();
  object["rules"] = {{"offer_count", "concealed"}};

  auto const record = record_from(object);

  ASSERT_TRUE(record);
  EXPECT_EQ(record->edition.rules.offer_count, OfferCount::concealed);
  EXPECT_EQ(record->edition.rules.settlement, Settlement::exchange);
  EXPECT_EQ(record->seats, (std::vector<std::string>{"Anna", "Ben", "Cleo"}));
}

TEST(Record, MayIncludeRaces) {
  auto object = a_record();
  object["races"] = json::parse(R"([{"command":3,"presses":[],"drawn":false}])");
  EXPECT_TRUE(record_from(object));

  EXPECT_EQ(record_error_with("races", 3), "races: must be a list");
}

/// An edition that no program has.
json::object village() {
  return json::parse(R"({"id":"village","seats":[3,4],"animals":[{"id":"hen","worth":50,"copies":3},
             {"id":"cow","worth":500,"copies":3}],"money":{"0":8,"10":20},"hand":{"0":1,"10":3},
             "words":{"en":{"name":"Village","difference":"Two.","animals":{"hen":"hen"}},
                      "de":{"name":"Dorf","difference":"Zwei.","animals":{"hen":"Henne"}},
                      "nl":{"name":"Dorp","difference":"Twee.","animals":{"hen":"hen"}},
                      "fr":{"name":"Village","difference":"Deux.","animals":{"hen":"poule"}},
                      "ru":{"name":"Деревня","difference":"Два.","animals":{"hen":"курица"}}}})")
      .as_object();
}

TEST(Record, SuppliesAnEditionThatTheProgramDoesNotHave) {
  auto object = a_record();
  object["edition"] = "village";
  object["edition_file"] = village();

  auto const record = record_with_its_edition(serialize(object));

  ASSERT_TRUE(record) << text_of(record.error());
  EXPECT_EQ(record->edition.animal_count(), 2);
  EXPECT_EQ(to_json(*record).at("edition_file"), village()) << "and carries it on, with its words";
}

TEST(Record, CannotSupplyAnEditionWithTheIdOfABuiltInOne) {
  auto object = a_record();
  auto other = village();
  other["id"] = "second";
  object["edition_file"] = other;

  auto const record = record_with_its_edition(serialize(object));

  ASSERT_FALSE(record);
  EXPECT_EQ(text_of(record.error()),
            "edition_file: is another edition than the one that goes by its id here");
}

TEST(Record, CannotSupplyAnUnplayableEdition) {
  auto object = a_record();
  auto poor = village();
  poor["money"] = json::object{{"10", 2}};
  object["edition"] = "village";
  object["edition_file"] = poor;

  auto const record = record_with_its_edition(serialize(object));

  ASSERT_FALSE(record);
  EXPECT_EQ(record.error().where, "edition_file.money");
}

TEST(Record, RoundTrips) {
  auto object = a_record();
  object["rules_version"] = kRulesVersion;
  object["rules"] = {{"zeros_return", true}};
  object["commands"] = json::parse(R"([{"by":0,"do":"auction"},{"by":"house","do":"hammer"}])");

  EXPECT_EQ(to_json(*record_from(object)), object);
}

TEST(Record, ContainsItsRulesVersion) {
  EXPECT_EQ(record_from(a_record())->rules_version, 1) << "where it does not say";
  EXPECT_EQ(to_json(*record_from(a_record())).at("rules_version"), 1);
}

TEST(Record, IsRefusedIfItsRulesVersionIsNewer) {
  EXPECT_EQ(record_error_with("rules_version", kRulesVersion), "none");
  EXPECT_EQ(record_error_with("rules_version", kRulesVersion + 1),
            "rules_version: was played by later rules than this program knows, which are of version 2");
}

TEST(Record, MayNameTheStartingPlayer_C2_3) {
  auto object = a_record();
  object["first"] = 2;

  auto const record = record_from(object);

  ASSERT_TRUE(record);
  EXPECT_EQ(std::get<Dealt>(record->from).first, kCleo);
  EXPECT_EQ(to_json(*record).at("first"), json::value(2));
}

TEST(Record, TakesAnyTextAsItsSeed) {
  EXPECT_EQ(record_error_with("seed", ""), "none");
  EXPECT_EQ(record_error_with("seed", json::string(100'000, 'x')), "none");
  EXPECT_EQ(record_error_with("seed", 7), "seed: must be text");
}

TEST(RecordErrors, NameMissingFields) {
  EXPECT_EQ(error_without("format"), "format: is missing");
  EXPECT_EQ(error_without("version"), "version: is missing");
  EXPECT_EQ(error_without("edition"), "edition: is missing");
  EXPECT_EQ(error_without("seats"), "seats: is missing");
  EXPECT_EQ(error_without("seed"), "seed: is missing");
  EXPECT_EQ(error_without("commands"), "commands: is missing");
  EXPECT_EQ(error_without("rules"), "none");
}

TEST(RecordErrors, NameUnknownFields) {
  EXPECT_EQ(record_error_with("sead", "x"),
            "sead: is not a known field here; known are format, version, rules_version, edition, "
            "edition_file, rules, seats, faces, seed, first, proof, position, commands, races, trail");
  EXPECT_TRUE(record_error_with("edition", "ninth")
                  .starts_with("edition: no edition is called that; known are second, "));
}

TEST(RecordErrors, NameAnotherFormatOrVersion) {
  EXPECT_EQ(record_error_with("format", "chess"), "format: must be \"kuhhandel-record\"");
  EXPECT_EQ(record_error_with("version", 2), "version: must be 1");
  EXPECT_EQ(record_error_with("version", "1"), "version: must be a whole number");
}

TEST(RecordErrors, RejectTooFewOrTooManyPlayers_C1_6) {
  EXPECT_EQ(record_error_with("seats", {"Anna", "Ben"}), "seats: must have from 3 to 5 items, not 2");
  EXPECT_EQ(record_error_with("seats", {"A", "B", "C", "D", "E", "F"}),
            "seats: must have from 3 to 5 items, not 6");
  EXPECT_EQ(record_error_with("seats", {"Anna", "Ben", 3}), "seats[2]: must be text");
}

TEST(RecordErrors, RejectANameWithControlCharacters) {
  EXPECT_EQ(record_error_with("seats", {"Anna", "\x1b[2J", "Cleo"}),
            "seats[1]: must not have control characters");
  EXPECT_EQ(record_error_with("seats", {"Anna",
                                        "\xC2\x9B"
                                        "2J",
                                        "Cleo"}),
            "seats[1]: must not have control characters");
  EXPECT_EQ(record_error_with("seats", {"Anna", "Ürs 🐄", "Cleo"}), "none");
}

TEST(RecordErrors, RejectAnImpossibleStart) {
  EXPECT_EQ(record_error_with("first", 3), "first: must be from 0 to 2");
  EXPECT_EQ(record_error_with("position", json::object()),
            "position: cannot be combined with a seed; use one of them");
}

TEST(RecordErrors, NameTheRule) {
  EXPECT_EQ(record_error_with("rules", {{"payments", "secret"}}),
            "rules.payments: \"secret\" is not known; known are open, closed");
}

TEST(RecordErrors, NameTheIndexOfTheCommand) {
  EXPECT_EQ(record_error_with("commands", json::parse(R"([{"by":0,"do":"auction"},{"by":0,"do":"bid"}])")),
            "commands[1].amount: is missing");
}

TEST(RecordErrors, NameThePositionOfInvalidJson) {
  EXPECT_EQ(record_from_text("{").error().where, "line 1, column 2");
  EXPECT_EQ(record_from_text("[]").error(), (FormatError{"", "must be an object"}));
}

}  // namespace
}  // namespace kuhhandel::codec
