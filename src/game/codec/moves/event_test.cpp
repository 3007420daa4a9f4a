// Tests of events in the words of the protocol, as each viewer saw them.
#include "codec/moves/event.h"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::codec {
namespace {

using Texts = std::vector<std::string>;

/// Returns the events of these commands for `viewer`.
Texts texts_seen_by(Viewer viewer, State const& state, std::initializer_list<Command> commands,
                    Edition const& edition = second()) {
  Texts texts;
  for (auto const& event : events_seen_by(viewer, events(state, commands, edition))) {
    texts.push_back(serialize(to_json(event, edition)));
  }
  return texts;
}

TEST(EventJson, DescribesAnAuction_C4) {
  auto const texts = texts_seen_by(kCleo, a_game(3), {auction(kAnna), bid(kBen, 30), hammer(), sell(kAnna)});

  EXPECT_EQ(texts,
            (Texts{R"({"name":"turned_up","auctioneer":0,"lot":"rooster"})",
                   R"({"name":"raised","seat":1,"amount":30})", R"({"name":"knocked","to":1,"amount":30})",
                   R"({"name":"sold","auctioneer":0,"bidder":1,"amount":30})"}));
}

TEST(EventJson, DescribesTheBuyingRight_C4_4) {
  auto const knocked = after(a_game(3), {auction(kAnna), bid(kBen, 30), hammer()});

  EXPECT_EQ(texts_seen_by({}, knocked, {buy(kAnna)}),
            (Texts{R"({"name":"bought","auctioneer":0,"bidder":1,"amount":30})"}));
}

TEST(EventJson, DescribesALotWithoutBids_C4_3) {
  auto const opened = after(a_game(3), {auction(kAnna)});

  EXPECT_EQ(texts_seen_by({}, opened, {hammer()}),
            (Texts{R"({"name":"kept","seat":0,"lot":"rooster"})",
                   R"({"name":"took","seat":0,"animal":"rooster","count":1,"from":null})",
                   R"({"name":"turn","seat":1})"}));
}

TEST(EventJson, DescribesAPayment_C4_7) {
  auto const sold = after(a_game(3), {auction(kAnna), bid(kBen, 30), hammer(), sell(kAnna)});
  auto const paying = pay(kBen, money({{50, 1}}));
  auto const closed = house(&Ruleset::payments, Payments::closed);

  EXPECT_EQ(texts_seen_by(kCleo, sold, {paying})[0],
            R"({"name":"paid","payer":1,"payee":0,"open":true,"cards":1,"money":{"50":1}})");
  EXPECT_EQ(texts_seen_by(kCleo, sold, {paying}, closed)[0],
            R"({"name":"paid","payer":1,"payee":0,"open":false,"cards":1})");
  EXPECT_EQ(texts_seen_by(kBen, sold, {paying}, closed)[0],
            R"({"name":"paid","payer":1,"payee":0,"open":false,"cards":1,"money":{"50":1}})");
}

TEST(EventJson, DescribesABidderWhoCannotPay_C4_8) {
  auto const knocked = after(a_game(3), {auction(kAnna), bid(kBen, 200), hammer()});

  EXPECT_EQ(texts_seen_by(kCleo, knocked, {sell(kAnna)}),
            (Texts{R"({"name":"sold","auctioneer":0,"bidder":1,"amount":200})",
                   R"({"name":"showed_hand","seat":1,"hand":{"0":2,"10":4,"50":1},"amount":200})",
                   R"({"name":"auctioned_again","auctioneer":0,"lot":"rooster","barred":[1],"bound":[]})"}));
}

TEST(EventJson, DescribesADonkey_C5_1) {
  EXPECT_EQ(texts_seen_by({}, a_game(3).with_top_of_pile({kDonkey}), {auction(kAnna)})[1],
            R"({"name":"payday","animal":"donkey","time":1,"value":50})");
}

/// Anna and Ben both own cows; it is Anna's turn.
State three_cows_and_one() { return a_game(3).with_herd(kAnna, {{kCow, 3}}).with_herd(kBen, {{kCow, 1}}); }
State challenged() { return after(three_cows_and_one(), {challenge(kAnna, kBen, kCow)}); }

TEST(EventJson, DescribesAChallenge_C6_1) {
  EXPECT_EQ(texts_seen_by({}, three_cows_and_one(), {challenge(kAnna, kBen, kCow)}),
            (Texts{R"({"name":"challenged","challenger":0,"challenged":1,"animal":"cow","cards":1})"}));
}

TEST(EventJson, HidesAnOffer_C6_4) {
  auto const laying = offer(kAnna, money({{10, 1}}));
  auto const concealed = house(&Ruleset::offer_count, OfferCount::concealed);

  EXPECT_EQ(texts_seen_by(kAnna, challenged(), {laying})[0],
            R"({"name":"offered","challenger":0,"round":1,"cards":1,"money":{"10":1}})");
  EXPECT_EQ(texts_seen_by(kBen, challenged(), {laying})[0],
            R"({"name":"offered","challenger":0,"round":1,"cards":1})");
  EXPECT_EQ(texts_seen_by(kBen, challenged(), {laying}, concealed)[0],
            R"({"name":"offered","challenger":0,"round":1})");
}

TEST(EventJson, DescribesAnAcceptedOffer_C6_5) {
  auto const laid = after(challenged(), {offer(kAnna, money({{10, 1}}))});

  EXPECT_EQ(
      texts_seen_by(kCleo, laid, {accept(kBen)}),
      (Texts{R"({"name":"accepted","challenger":0,"challenged":1,"to_challenged":{"cards":1},"cards":1})",
             R"({"name":"took","seat":0,"animal":"cow","count":1,"from":1})",
             R"({"name":"quartet","seat":0,"animal":"cow"})", R"({"name":"turn","seat":1})"}));
  EXPECT_EQ(texts_seen_by(kBen, laid, {accept(kBen)})[0],
            R"({"name":"accepted","challenger":0,"challenged":1,)"
            R"("to_challenged":{"cards":1,"money":{"10":1}},"cards":1,"money":{"10":1}})");
}

TEST(EventJson, ShowsACounterOnlyToTheTwoTraders_C6_6) {
  auto const laid = after(challenged(), {offer(kAnna, money({{10, 1}}))});
  auto const countering = counter(kBen, money({{50, 1}}));

  auto const audience = texts_seen_by({}, laid, {countering});
  EXPECT_EQ(audience[0], R"({"name":"countered","challenged":1,"cards":1})");
  EXPECT_EQ(audience[1], R"({"name":"revealed","challenger":0,"challenged":1,"winner":1,)"
                         R"("offer":{"cards":1},"counter":{"cards":1},)"
                         R"("to_challenger":{"cards":1},"to_challenged":{"cards":1}})");
  EXPECT_EQ(texts_seen_by(kAnna, laid, {countering})[1],
            R"({"name":"revealed","challenger":0,"challenged":1,"winner":1,)"
            R"("offer":{"cards":1,"money":{"10":1}},"counter":{"cards":1,"money":{"50":1}},)"
            R"("to_challenger":{"cards":1,"money":{"50":1}},"to_challenged":{"cards":1,"money":{"10":1}}})");
}

TEST(EventJson, ShowsWhichCardsChangeHands_C6_8) {
  auto first = house(&Ruleset::settlement, Settlement::winner_pays);
  first.rules.zeros_return = true;
  auto const laid = after(challenged(), {offer(kAnna, money({{0, 2}, {50, 1}}))}, first);

  EXPECT_EQ(texts_seen_by(kCleo, laid, {counter(kBen, money({{0, 1}, {10, 1}}))}, first)[1],
            R"({"name":"revealed","challenger":0,"challenged":1,"winner":0,)"
            R"("offer":{"cards":3},"counter":{"cards":2},)"
            R"("to_challenger":{"cards":0},"to_challenged":{"cards":1}})");
  EXPECT_EQ(texts_seen_by(kCleo, laid, {accept(kBen)}, first)[0],
            R"({"name":"accepted","challenger":0,"challenged":1,"to_challenged":{"cards":1},"cards":3})");
}

TEST(EventJson, DescribesATie_C6_7) {
  auto const laid = after(challenged(), {offer(kAnna, money({{10, 1}}))});
  auto const texts = texts_seen_by({}, laid, {counter(kBen, money({{10, 1}, {0, 1}}))});

  EXPECT_EQ(texts[1], R"({"name":"revealed","challenger":0,"challenged":1,"winner":null,)"
                      R"("offer":{"cards":1},"counter":{"cards":2},)"
                      R"("to_challenger":{"cards":2},"to_challenged":{"cards":1}})");
  EXPECT_EQ(texts[2], R"({"name":"tied","challenger":0,"challenged":1})");
}

TEST(EventJson, IncludesTheScoresAtTheEnd_C9_1) {
  State state = a_game(3).with_pile({}, kCleo).with_turn(kAnna);
  state.herd(kCleo).remove(kRooster, 3);
  state.herd(kAnna).add(kRooster, 3);

  auto const texts =
      texts_seen_by({}, state, {challenge(kAnna, kCleo, kRooster), offer(kAnna, {}), accept(kCleo)});

  // 10 for Anna; 3840 times 9 for Cleo
  EXPECT_EQ(texts.back(), R"({"name":"over","scores":[10,0,34560],"winners":[2]})");
}

TEST(EventJson, DescribesASkippedSeat_C3_3) {
  EXPECT_EQ(serialize(to_json(SeenEvent{event::Skipped{kBen}}, second())), R"({"name":"skipped","seat":1})");
}

}  // namespace
}  // namespace kuhhandel::codec
