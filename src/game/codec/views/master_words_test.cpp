// Tests of Master and its duel in the words of the formats: phases, options, events, positions (C6 to C10).
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "codec/moves/event.h"
#include "codec/moves/options.h"
#include "codec/records/position.h"
#include "codec/views/open_state.h"
#include "codec/views/view.h"
#include "engine/play.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel::codec {
namespace {

Edition const& duel() { return published("duel"); }

std::string phase_for(Viewer viewer, State const& state, Edition const& edition = master()) {
  return serialize(phase_to_json(view_for(edition, state, viewer), edition));
}
std::string options_of(Seat seat, State const& state, Edition const& edition = master()) {
  return serialize(options_for(seat, state, edition));
}

/// Anna has turned up this card.
State turned_up(Card card) {
  return after(State(Position(master(), 3).with_top_of_pile({card, kPig})), {auction(kAnna)}, master());
}

TEST(MasterEditionJson, DescribesACountdown_C7_1) {
  auto const state = after(turned_up(Card::pedigree(kCow)), {tick()}, master());

  EXPECT_EQ(phase_for({}, state),
            R"({"name":"countdown","auctioneer":0,"lot":"pedigree:cow","count":9,"bound":[]})");
  EXPECT_EQ(options_of(kBen, state), R"([{"do":"claim"}])");
}

TEST(MasterEditionJson, DescribesAPlayerWithTooFewCards_C7_5) {
  auto const state = after(turned_up(Card::pedigree(kCow)), {claim(kBen), sell(kAnna)}, master());

  EXPECT_EQ(phase_for({}, state), R"({"name":"countdown","auctioneer":0,"lot":"pedigree:cow","count":10,)"
                                  R"("bound":[{"seat":1,"at_most":7,"hand":{"0":2,"10":3,"20":1,"50":1}}]})");
}

TEST(MasterEditionJson, DescribesAClaimAndItsPayment_C7_2) {
  auto const claimed =
      after(turned_up(Card::pedigree(kCow)), {tick(), tick(), tick(), claim(kBen)}, master());
  auto const owing = after(claimed, {sell(kAnna)}, master());

  EXPECT_EQ(phase_for({}, claimed),
            R"({"name":"buying_right","auctioneer":0,"lot":"pedigree:cow","standing":{"seat":1,"count":7}})");
  EXPECT_EQ(phase_for({}, owing), R"({"name":"payment","payer":1,"payee":0,"cards":7,"lot":"pedigree:cow"})");
  EXPECT_EQ(options_of(kBen, owing), R"([{"do":"pay","cards":7,"suggested":{"0":2,"10":3,"20":1,"50":1}}])");
}

TEST(MasterEditionJson, DescribesARatRound_C8_1) {
  auto const state = after(turned_up(kRat), {lay(kBen, 50)}, master());

  EXPECT_EQ(phase_for(kBen, state), R"({"name":"rat_round","auctioneer":0,"asked":2,"laid":1})");
  EXPECT_EQ(options_of(kCleo, state), R"([{"do":"take"},{"do":"lay","cards_of":[0,10,20,50]}])");
  EXPECT_EQ(serialize(open_state(state, master()).at("phase")),
            R"({"name":"rat_round","auctioneer":0,"asked":2,"laid":1,"money":{"50":1}})");
}

TEST(MasterEditionJson, DescribesABoundBidder_C4_8) {
  auto const state = after(turned_up(kCow), {bid(kBen, 200), hammer(), sell(kAnna)}, master());

  EXPECT_EQ(phase_for({}, state),
            R"({"name":"bidding","auctioneer":0,"lot":"cow","standing":null,"barred":[],)"
            R"("bound":[{"seat":1,"at_most":100,"hand":{"0":2,"10":3,"20":1,"50":1}}]})");
}

TEST(MasterEditionJson, DescribesADivision_C10_3) {
  auto const game = Position(duel(), 2).with_top_of_pile({Card::money(Denomination::fifty), kPig});
  auto const state = after(State(game), {divide(kAnna)}, duel());

  EXPECT_EQ(phase_for(kAnna, state, duel()), R"({"name":"division","seat":0,"card":"money:50"})");
  EXPECT_EQ(phase_for(kBen, state, duel()), R"({"name":"division","seat":0})");
  EXPECT_EQ(phase_for(kBen, game, duel()), R"({"name":"turn_choice","may":["divide"]})");
  EXPECT_EQ(options_of(kAnna, state, duel()), R"([{"do":"keep"},{"do":"give"}])");
}

TEST(MasterEditionJson, DescribesTheExclusion_C9_4) {
  auto const position = Position(master(), 3)
                            .with_pedigrees(kAnna, {kDog})
                            .with_herd(kAnna, {{kRat, 4}, {kDog, 4}})
                            .with_pile({}, kBen);
  auto const state = set_up(master(), position).next;

  EXPECT_EQ(phase_for({}, state), R"({"name":"quartet_exclusion","seat":0,"quartets":["dog"]})");
  EXPECT_EQ(options_of(kAnna, state), R"([{"do":"exclude","animal":"dog","score":250}])");
  auto const over = boost::json::parse(phase_for({}, after(state, {exclude(kAnna, kDog)}, master())));
  EXPECT_EQ(serialize(over.at("sheets").at(0)),
            R"({"quartets":[],"sum":0,"excluded":"dog","pedigrees":0,"times":0,"others":250,"total":250,)"
            R"("without_rats":{"sum":410,"times":1,"others":0,"total":410}})");
}

TEST(MasterEditionJson, OffersToStopAfterATrade_C11_1) {
  auto const edition = house(&Ruleset::super_trade, true);
  auto const game = a_game(3).with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}});
  auto const state =
      after(State(game), {challenge(kAnna, kBen, kCow), offer(kAnna, {}), accept(kBen)}, edition);

  EXPECT_EQ(phase_for({}, state, edition), R"({"name":"turn_choice","may":["auction","stop"]})");
  EXPECT_EQ(options_of(kAnna, state, edition), R"([{"do":"auction"},{"do":"stop"}])");
}

/// Returns the first event of a command for `viewer`.
std::string first_text_seen_by(Viewer viewer, State const& state, Command const& command,
                               Edition const& edition) {
  auto const seen = events_seen_by(viewer, events(state, {command}, edition));
  return serialize(to_json(seen.front(), edition));
}

TEST(MasterEditionJson, DescribesCardsOnARat_C8_3) {
  EXPECT_EQ(first_text_seen_by(kBen, turned_up(kRat), lay(kBen, 50), master()),
            R"({"name":"laid","seat":1,"cards":1,"money":{"50":1}})");
  EXPECT_EQ(first_text_seen_by(kAnna, turned_up(kRat), lay(kBen, 50), master()),
            R"({"name":"laid","seat":1,"cards":1})");
}

/// Returns the path of the error in a position of the duel, if there is one.
std::string error_in_duel(std::string_view pile, std::string_view hands) {
  auto const rest =
      R"("herds":[{"rooster":4,"goose":4,"cat":4,"dog":4,"sheep":4,"goat":4,"donkey":4,"pig":4,)"
      R"("horse":4,"cow":3,"rat":4},{}],"pedigrees":[["rooster","goose","cat","dog","sheep",)"
      R"("goat","donkey","pig","cow","horse"],[]],"donkeys":4,"turn":0)";
  auto const text =
      R"({"pile":)" + std::string(pile) + R"(,"hands":)" + std::string(hands) + "," + rest + "}";
  auto const read = read_document(boost::json::parse(text), "position",
                                  [](Field const& field) { return read_position(field, duel(), 2); });
  return read ? "none" : text_of(read.error());
}

TEST(DuelPosition, HoldsMoneyInThePile_C10_1) {
  EXPECT_EQ(error_in_duel(R"(["cow","money:50"])", "[{},{}]"), "none");
  EXPECT_EQ(error_in_duel(R"(["cow","money:0"])", "[{},{}]"),
            "position.pile[1]: no card of this edition's pile");
  EXPECT_EQ(error_in_duel(R"(["cow","pedigree:cow"])", "[{},{}]"),
            "position.pedigrees[0][8]: is a second pedigree card of that animal");
  EXPECT_EQ(error_in_duel(R"(["cow","money:500"])", R"([{"500":6},{}])"),
            "position.hands[0]: with this hand there are more cards of 500 than the box has");
}

}  // namespace
}  // namespace kuhhandel::codec
