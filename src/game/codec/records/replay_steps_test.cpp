// Tests of replays: each perspective sees what it could see, and open hands see everything.
#include "codec/records/replay_steps.h"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "tests/support/hidden.h"
#include "tests/support/laws.h"
#include "tests/support/words.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

/// Anna and Ben have cows, Cleo everything else: Anna lays 20, Ben 50.
Record last_trade() {
  return *record_from_text(
      R"({"format":"kuhhandel-record","version":1,"edition":"second","seats":["Anna","Ben","Cleo"],
    "position":{"turn":0,"hands":[{"10":2},{"50":1},{}],"donkeys":4,
      "herds":[{"cow":2},{"cow":2},{"rooster":4,"goose":4,"cat":4,"dog":4,"sheep":4,"goat":4,"donkey":4,
                                    "pig":4,"horse":4}]},"commands":[
  {"by":0,"do":"challenge","seat":1,"animal":"cow"},{"by":0,"do":"offer","money":{"10":2}},
  {"by":1,"do":"counter","money":{"50":1}}]})");
}

/// An exposed bluff: a bid of 200 with a hand of 90.
Record bluff() {
  return *record_from_text(
      R"({"format":"kuhhandel-record","version":1,"edition":"second","seats":["Anna","Ben","Cleo"],
    "seed":"7f3a","first":0,"commands":[{"by":0,"do":"auction"},{"by":1,"do":"bid","amount":200},
      {"by":"house","do":"hammer"},{"by":0,"do":"sell"}]})");
}

json::object seen(Record const& record, Perspective const& perspective) {
  return replay_to_json(record, perspective);
}

std::string text(json::value const& value) { return json::serialize(value); }

TEST(ReplayByPerspective, HasAStepForTheStartAndForEachCommand) {
  auto const game = seen(last_trade(), OpenHands{});

  EXPECT_EQ(game.at("steps").as_array().size(), 4U);
  EXPECT_EQ(game.at("course").as_array().size(), 4U);
  EXPECT_EQ(game.at("steps").at(3).at("view").at("phase").at("name"), "finished");
}

TEST(ReplayByPerspective, ShowsHandsOnlyWithOpenHands_C2_4) {
  EXPECT_EQ(text(seen(last_trade(), OpenHands{}).at("steps").at(0).at("hands")), R"([{"10":2},{"50":1},{}])");
  EXPECT_FALSE(seen(last_trade(), Viewer{kCleo}).at("steps").at(0).as_object().contains("hands"));
}

TEST(ReplayByPerspective, ShowsAnOfferToItsOwnerAndWithOpenHands_C6_4) {
  auto const offer = [](Perspective const& perspective) {
    return text(seen(last_trade(), perspective).at("steps").at(2).at("events").at(0));
  };

  EXPECT_NE(offer(OpenHands{}).find(R"("money":{"10":2})"), std::string::npos);
  EXPECT_EQ(offer(Viewer{kAnna}), offer(OpenHands{}));
  EXPECT_EQ(offer(Viewer{kBen}).find("money"), std::string::npos);
  EXPECT_EQ(offer(Viewer{}).find("money"), std::string::npos);
}

TEST(ReplayByPerspective, ShowsTheScoreOfEachSeatAtEachStep_C9_1) {
  auto const course = seen(last_trade(), OpenHands{}).at("course");

  EXPECT_EQ(text(course.at(0).at("money")), "[20,50,0]");
  EXPECT_EQ(text(course.at(3).at("money")), "[50,20,0]");
  EXPECT_EQ(text(course.at(3).at("animals")), "[0,4,36]");
  EXPECT_EQ(text(course.at(3).at("points")), "[0,800,27450]");
}

TEST(ReplayByPerspective, CountsTradesAndTheirWinners_C6_6) {
  auto const tallies = seen(last_trade(), OpenHands{}).at("deeds");

  EXPECT_EQ(tallies.at(1).at("trades_won"), 1);
  EXPECT_EQ(tallies.at(0).at("trades"), 1);
  EXPECT_EQ(tallies.at(2).at("trades"), 0);
}

TEST(ReplayByPerspective, CountsBluffsAndThoseExposed_C4_8) {
  auto const tallies = seen(bluff(), OpenHands{}).at("deeds");

  EXPECT_EQ(tallies.at(1).at("bids"), 1);
  EXPECT_EQ(tallies.at(1).at("bluffs"), 1);
  EXPECT_EQ(tallies.at(1).at("exposed"), 1);
  EXPECT_EQ(tallies.at(1).at("paid"), 0);
}

TEST(ReplayByPerspective, StopsAtAnIllegalCommandAndNamesIt_C4_1) {
  auto record = bluff();
  record.commands.insert(record.commands.begin() + 2, bid(kCleo, 200));

  auto const game = seen(record, OpenHands{});

  EXPECT_EQ(game.at("steps").as_array().size(), 3U) << "the beginning and two commands";
  EXPECT_EQ(game.at("fault").at("at"), 2);
  EXPECT_EQ(text(game.at("fault").at("command")), R"({"by":2,"do":"bid","amount":200})");
  EXPECT_EQ(game.at("fault").at("refusal"), "bid_too_low");
  EXPECT_FALSE(seen(bluff(), OpenHands{}).contains("fault"));
}

TEST(ReplayByPerspective, ParsesPerspectives) {
  EXPECT_TRUE(std::holds_alternative<OpenHands>(*parse_perspective("open", 3)));
  EXPECT_EQ(std::get<Viewer>(*parse_perspective("audience", 3)), Viewer{});
  EXPECT_EQ(std::get<Viewer>(*parse_perspective("2", 3)), Viewer{kCleo});
  for (auto const* const nobody : {"3", "-1", "", "2x", "everyone"})
    EXPECT_FALSE(parse_perspective(nobody, 3));
}

/// Returns the game from this world on, as shown to the seat so far.
std::string so_far(Edition const& edition, World const& world, Seat seat) {
  Record record{.edition = edition, .seats = {}, .from = world.state, .commands = {*world.command}};
  for (int times = 0; times < world.state.seats; ++times) record.seats.push_back("Anna");
  auto const shown = so_far_to_json(record, seat);
  return text(shown);
}

TEST(ReplaySoFar, IsEqualInWorldsThatTheSeatCannotDistinguish_C2_4) {
  constexpr int kGames = 16;
  at_every_moment(kGames, [](Moment const& now) {
    if (!std::holds_alternative<phase::TurnChoice>(now.state.phase)) return;
    World const world{now.state, now.command};
    for (auto const other : seats_of(now.state.seats)) {
      auto const twin = with_hidden_swapped(now.edition, world, other, now.rng);
      RC_ASSERT(so_far(now.edition, world, other) == so_far(now.edition, twin, other));
    }
  });
}

TEST(ReplaySoFar, OmitsWhatRevealsHands_C2_4) {
  auto const so_far = so_far_to_json(last_trade(), kBen);

  EXPECT_EQ(so_far.at("steps"), seen(last_trade(), Viewer{kBen}).at("steps"));
  EXPECT_FALSE(so_far.contains("course"));
  EXPECT_FALSE(so_far.contains("deeds"));
  EXPECT_FALSE(so_far.contains("tales"));
}

}  // namespace
}  // namespace kuhhandel::codec
