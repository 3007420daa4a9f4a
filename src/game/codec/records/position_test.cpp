// Tests that a position contains the whole box, or is refused with path and reason.
#include "codec/records/position.h"

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/digest.h"
#include "engine/play.h"
#include "tests/support/position.h"
#include "tests/support/whole_box.h"
#include "tests/support/words.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

/// Three players; one cow and the last donkey are left, and three donkeys were paid.
json::object a_position() {
  return json::parse(R"({"turn":1,"pile":["cow","donkey"],
    "hands":[{"0":2,"10":4,"50":2},{"0":2,"10":4,"50":2},{"0":2,"10":4,"50":2,"100":3,"200":3}],
    "herds":[{"cow":2,"donkey":1,"rooster":4,"goose":4},{"cow":1,"donkey":1,"cat":4,"dog":4,"sheep":4},
             {"donkey":1,"goat":4,"pig":4,"horse":4}],
    "pedigrees":[[],[],[]],"bonus":null,"donkeys":3})")
      .as_object();
}

std::expected<State, FormatError> read(json::object const& position) {
  return read_document(position, "position",
                       [](Field const& field) { return read_position(field, second(), 3); });
}

template <class Change>
std::string position_error_after(Change change) {
  auto position = a_position();
  change(position);
  auto const state = read(position);
  return state ? "none" : text_of(state.error());
}
std::string position_error_with(std::string_view name, json::value const& value) {
  return position_error_after([&](json::object& position) { position[name] = value; });
}
json::object& herd(json::object& position, std::size_t seat) {
  return position["herds"].as_array()[seat].as_object();
}

TEST(Position, PlacesEveryCard) {
  auto const state = read(a_position());

  ASSERT_TRUE(state) << text_of(state.error());
  EXPECT_EQ(state->turn, kBen);
  EXPECT_EQ(state->herd(kAnna).count(kCow), 2);
  EXPECT_EQ(state->pile.peek(0), kCow);
  EXPECT_EQ(state->pile.peek(1), kDonkey);
  EXPECT_EQ(state->donkeys, 3);
}

TEST(Position, LeavesTheRestOfTheMoneyToTheBank_C2_2) {
  auto const state = read(a_position());

  EXPECT_EQ(all_money(*state), second().money);
  EXPECT_EQ(state->bank.sum(), second().money.sum() - 2 * 140 - (140 + 300 + 600));
}

TEST(Position, RoundTrips) {
  State const state = a_game(4).with_herd(kBen, {{kCow, 2}, {kDonkey, 1}}).with_paydays(1);
  auto const again = read_document(position_to_json(state, second()), "position",
                                   [](Field const& field) { return read_position(field, second(), 4); });

  ASSERT_TRUE(again) << text_of(again.error());
  EXPECT_EQ(digest(*again), digest(state));
}

TEST(Position, MissingPartsAreEmpty) {
  auto const error = position_error_after([](json::object& position) {
    for (auto const* const name : {"hands", "pedigrees", "bonus"}) position.erase(name);
    position["donkeys"] = 0;
  });

  EXPECT_EQ(error, "none");
}

TEST(PositionErrors, OneAnimalTooManyIsReportedWithItsPath_C1_1) {
  EXPECT_EQ(position_error_after([](json::object& position) { herd(position, 1)["cow"] = 2; }),
            "position.herds[1].cow: that makes 5 cow cards, the edition has 4");
  EXPECT_EQ(
      position_error_after([](json::object& position) { position["pile"].as_array().emplace_back("cow"); }),
      "position.herds[1].cow: that makes 5 cow cards, the edition has 4");
}

TEST(PositionErrors, AMissingAnimalIsReported_C1_1) {
  EXPECT_EQ(position_error_after([](json::object& position) { herd(position, 2).erase("horse"); }),
            "position: has 0 horse cards, the edition has 4; each must be in the pile or before a player");
  EXPECT_EQ(position_error_with("pile", {"cow"}),
            "position: has 3 donkey cards, the edition has 4; each must be in the pile or before a player");
}

TEST(PositionErrors, MoreMoneyThanTheBoxHasIsRefused_C1_2) {
  EXPECT_EQ(position_error_with("hands", {{{"500", 3}}, {{"500", 3}}, json::object()}),
            "position.hands[1]: with this hand there are more cards of 500 than the box has");
  EXPECT_EQ(position_error_with("hands", {{{"20", 1}}, json::object(), json::object()}),
            "position.hands[0]: with this hand there are more cards of 20 than the box has");
}

TEST(PositionErrors, TheBankMustCoverTheRemainingDonkeys_C5_1) {
  EXPECT_EQ(position_error_with("hands", {{{"500", 3}}, json::object(), json::object()}),
            "position: the bank has too few cards of 500 for payday 4");
}

TEST(PositionErrors, ADonkeyWithoutAPaydayIsRefused_C5_1) {
  EXPECT_EQ(position_error_with("donkeys", 4),
            "position.donkeys: the pile still has a donkey for payday 5, the edition has 4");
  EXPECT_EQ(position_error_with("donkeys", 5), "position.donkeys: must be from 0 to 4");
}

TEST(PositionErrors, SeatsMustMatchTheRecord) {
  EXPECT_EQ(position_error_with("turn", 3), "position.turn: must be from 0 to 2");
  EXPECT_EQ(position_error_with("herds", {json::object()}), "position.herds: must have 3 items, not 1");
  EXPECT_EQ(position_error_with("hands", {json::object()}), "position.hands: must have 3 items, not 1");
  EXPECT_EQ(position_error_after([](json::object& position) { position.erase("turn"); }),
            "position.turn: is missing");
}

TEST(PositionErrors, UnknownAnimalsAndFieldsAreNamed) {
  EXPECT_EQ(position_error_with("deck", json::array()),
            "position.deck: is not a known field here; known are turn, pile, hands, herds, pedigrees, bonus, "
            "donkeys");
  EXPECT_TRUE(position_error_after([](json::object& position) {
                herd(position, 0)["crow"] = 1;
              }).starts_with("position.herds[0].crow: no animal of this edition; its animals are rooster"));
  EXPECT_TRUE(position_error_with("pile", {"cow", "crow"})
                  .starts_with("position.pile[1]: no animal of this edition"));
  EXPECT_EQ(position_error_with("pile", {"cow", 4}), "position.pile[1]: must be text");
}

TEST(PositionErrors, CountsAreChecked) {
  EXPECT_EQ(position_error_after([](json::object& position) { herd(position, 0)["cow"] = 16; }),
            "position.herds[0].cow: must be from 0 to 15");
  EXPECT_EQ(position_error_with("hands", {{{"10", "two"}}, json::object(), json::object()}),
            "position.hands[0].10: must be a whole number");
}

TEST(PositionErrors, CardsOfOtherEditionsAreNamed_C1_4_C1_5) {
  EXPECT_TRUE(
      position_error_with("pile", {"rat"}).starts_with("position.pile[0]: no animal of this edition"));
  EXPECT_EQ(position_error_with("pile", {"pedigree:cow"}),
            "position.pile[0]: no pedigree card of this edition");
  EXPECT_EQ(position_error_with("pile", {"money:50"}), "position.pile[0]: no card of this edition's pile");
  EXPECT_EQ(position_error_with("pedigrees", {json::array(), {"cow"}, json::array()}),
            "position.pedigrees[1][0]: no pedigree card of this edition");
  EXPECT_EQ(position_error_with("bonus", 1), "position.bonus: there is no bonus card by these rules");
}

TEST(ResumedPosition, SkipsASeatThatCannotAct_C3_3) {
  State position = a_game(3).with_pile({}, kCleo).with_turn(kAnna);
  position.herd(kCleo).remove(kCow);
  position.herd(kBen).add(kCow);

  auto const begun = set_up(second(), position);

  EXPECT_EQ(begun.next.turn, kBen);
  EXPECT_EQ(begun.events.front(), Event{event::Skipped{kAnna}});
}

TEST(ResumedPosition, EndsIfNoPlayerCanTrade_C3_4) {
  auto const begun = set_up(second(), a_game(3).with_pile({}, kCleo));

  EXPECT_TRUE(std::holds_alternative<phase::Finished>(begun.next.phase));
}

}  // namespace
}  // namespace kuhhandel::codec
