// Tests that a view becomes JSON part by part, without anything that the viewer may not know.
#include "codec/views/view.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "codec/views/open_state.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

std::string view_of(State const& state, Viewer viewer, Edition const& edition = second()) {
  return serialize(to_json(view_for(edition, state, viewer), edition));
}
std::string phase_of(State const& state, Viewer viewer, Edition const& edition = second()) {
  return serialize(phase_to_json(view_for(edition, state, viewer), edition));
}

/// Anna and Ben both own cows; it is Anna's turn.

TEST(ViewJson, ShowsTheWholeTableToASeat) {
  State const state = a_game(3).with_herd(kCleo, {{kPig, 2}});

  EXPECT_EQ(
      view_of(state, kBen),
      R"({"seat":1,"seats":3,"edition":"second","turn":0,"phase":{"name":"turn_choice","may":["auction"]},)"
      R"("pile":38,"hand":{"0":2,"10":4,"50":1},"cards":[7,7,7],"herds":[{},{},{"pig":2}],)"
      R"("pedigrees":[[],[],[]],"bonus":null,"donkeys":0,"handed_out":270,)"
      R"("bank":{"0":4,"10":8,"50":7,"100":5,"200":5,"500":5},"so_far":[null,null,null]})");
}

TEST(ViewJson, IncludesThePublicScoreSoFar_C9_1) {
  State const state = a_game(3).with_herd(kBen, {{kPig, 4}, {kDog, 3}});

  auto const so_far = to_json(view_for(second(), state, kCleo), second()).at("so_far");

  EXPECT_EQ(serialize(so_far),
            R"([null,{"quartets":[{"animal":"pig","worth":650}],"sum":650,"times":1,"total":650},null])");
}

TEST(ViewJson, ShowsNoHandToTheAudience_C2_4) {
  auto const view = to_json(view_for(second(), a_game(3), {}), second());

  EXPECT_TRUE(view.at("seat").is_null());
  EXPECT_EQ(serialize(view.at("hand")), "{}");
}

TEST(PhaseJson, DescribesATurn_C3_1) {
  EXPECT_EQ(phase_of(a_cow_each(3), kAnna), R"({"name":"turn_choice","may":["auction","challenge"]})");
}

TEST(PhaseJson, DescribesAnAuction_C4_1) {
  auto const opened = after(a_game(3), {auction(kAnna)});

  EXPECT_EQ(phase_of(opened, kCleo),
            R"({"name":"bidding","auctioneer":0,"lot":"rooster","standing":null,"barred":[],"bound":[]})");
  EXPECT_EQ(phase_of(after(opened, {bid(kBen, 30)}), kCleo),
            R"({"name":"bidding","auctioneer":0,"lot":"rooster","standing":{"seat":1,"amount":30},)"
            R"("barred":[],"bound":[]})");
}

TEST(PhaseJson, DescribesARepeatedAuction_C4_8) {
  auto const again = after(a_game(3), {auction(kAnna), bid(kBen, 200), hammer(), sell(kAnna)});

  EXPECT_EQ(phase_of(again, kCleo),
            R"({"name":"bidding","auctioneer":0,"lot":"rooster","standing":null,"barred":[1],"bound":[]})");
}

TEST(PhaseJson, DescribesTheBuyingRightAndThePayment_C4_4) {
  auto const knocked = after(a_game(3), {auction(kAnna), bid(kBen, 30), hammer()});

  EXPECT_EQ(phase_of(knocked, kBen),
            R"({"name":"buying_right","auctioneer":0,"lot":"rooster","standing":{"seat":1,"amount":30}})");
  EXPECT_EQ(phase_of(after(knocked, {sell(kAnna)}), kBen),
            R"({"name":"payment","payer":1,"payee":0,"at_least":30,"lot":"rooster"})");
}

TEST(PhaseJson, DescribesAnOffer_C6_3) {
  EXPECT_EQ(phase_of(after(a_cow_each(3), {challenge(kAnna, kBen, kCow)}), {}),
            R"({"name":"offer","challenger":0,"challenged":1,"animal":"cow","cards":1,"round":1})");
}

/// Anna has laid a zero and a ten for Ben's cow.
State laid(Edition const& edition) {
  return after(a_cow_each(3), {challenge(kAnna, kBen, kCow), offer(kAnna, money({{0, 1}, {10, 1}}))},
               edition);
}

TEST(PhaseJson, ShowsTheCardsOfAnOfferOnlyToTheChallenger_C6_4) {
  EXPECT_EQ(
      phase_of(laid(second()), kBen),
      R"({"name":"answer","challenger":0,"challenged":1,"animal":"cow","cards":1,"round":1,"offered":2})");
  EXPECT_EQ(phase_of(laid(second()), kAnna),
            R"({"name":"answer","challenger":0,"challenged":1,"animal":"cow","cards":1,"round":1,)"
            R"("offered":2,"laid":{"0":1,"10":1}})");
}

TEST(PhaseJson, HidesTheCardCountOfAConcealedOffer_C6_4) {
  auto const concealed = house(&Ruleset::offer_count, OfferCount::concealed);

  EXPECT_EQ(
      phase_of(laid(concealed), kCleo, concealed),
      R"({"name":"answer","challenger":0,"challenged":1,"animal":"cow","cards":1,"round":1,"offered":null})");
}

/// Cleo owns every animal except Ben's roosters.
State finished() {
  State state = a_game(3).with_pile({}, kCleo);
  state.herd(kCleo).remove(kRooster, 4);
  state.herd(kBen).add(kRooster, 4);
  state.phase = phase::Finished{};
  return state;
}

TEST(PhaseJson, ShowsTheArithmeticAtTheEnd_C9_1) {
  auto const phase = json::parse(phase_of(finished(), {})).as_object();

  EXPECT_EQ(serialize(phase.at("scores")), "[0,10,34560]");
  EXPECT_EQ(serialize(phase.at("winners")), "[2]");
  EXPECT_EQ(serialize(phase.at("sheets").at(1)),
            R"({"quartets":[{"animal":"rooster","worth":10}],"sum":10,"times":1,"total":10})");
}

TEST(PhaseJson, ShowsTheMoneyAtTheEndIfItCounts_C9_5_C11_2) {
  auto const counts = house(&Ruleset::money_counts, true);
  auto const phase = json::parse(phase_of(finished(), {}, counts)).as_object();

  EXPECT_EQ(serialize(phase.at("sheets").at(0)),
            R"({"quartets":[],"sum":0,"times":0,"money":90,"total":90})");
}

TEST(OpenState, HidesNothing) {
  auto const state = open_state(laid(second()), second());

  EXPECT_EQ(serialize(state.at("phase").at("laid")), R"({"0":1,"10":1})");
  EXPECT_EQ(serialize(state.at("hands").at(0)), R"({"0":1,"10":3,"50":1})");
  EXPECT_EQ(serialize(state.at("winners")), "[]");
  EXPECT_EQ(state.at("digest").as_string().size(), 16U);
}

TEST(OpenState, NamesTheWinnersOfAFinishedGame_C9_6) {
  EXPECT_EQ(serialize(open_state(finished(), second()).at("winners")), "[2]");
}

}  // namespace
}  // namespace kuhhandel::codec
