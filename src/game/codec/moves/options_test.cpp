// Tests of the legal actions in the words of the protocol.
#include "codec/moves/options.h"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::codec {
namespace {

std::string options(Viewer viewer, State const& state, Edition const& edition = second()) {
  return serialize(options_for(viewer, state, edition));
}

TEST(Options, DescribeATurn_C3_1) {
  EXPECT_EQ(options(kAnna, a_cow_each(3)),
            R"([{"do":"auction"},{"do":"challenge","seat":1,"animal":"cow","cards":1}])");
}

TEST(Options, AreEmptyForTheAudienceAndForPlayersWhoAreNotAsked) {
  EXPECT_EQ(options({}, a_cow_each(3)), "[]");
  EXPECT_EQ(options(kBen, a_cow_each(3)), "[]");
}

TEST(Options, GiveABidderARange_C4_1_C4_9) {
  auto const opened = after(a_game(3), {auction(kAnna), bid(kBen, 30)});

  EXPECT_EQ(options(kCleo, opened), R"([{"do":"bid","from":40,"to":270,"step":10}])");
  EXPECT_EQ(options(kAnna, opened), "[]");
}

TEST(Options, IncludeSilenceIfPlayersAreAskedInTurn_C12_1) {
  auto const opened = after(a_game(3), {auction(kAnna), bid(kBen, 30)});
  auto const options_json = [&](State const& state, Seat seat) {
    return serialize(options_when_asked(legal_actions(second(), state, seat), state.hand(seat), second()));
  };

  EXPECT_EQ(options_json(opened, kCleo), R"([{"do":"bid","from":40,"to":270,"step":10},{"do":"silent"}])");
  EXPECT_EQ(options_json(a_game(3), kAnna), R"([{"do":"auction"}])");
}

TEST(Options, DescribeTheAuctioneersChoice_C4_4_C4_5) {
  auto const within_means = after(a_game(3), {auction(kAnna), bid(kBen, 30), hammer()});
  auto const beyond_them = after(a_game(3), {auction(kAnna), bid(kBen, 100), hammer()});

  EXPECT_EQ(options(kAnna, within_means), R"([{"do":"sell"},{"do":"buy"}])");
  EXPECT_EQ(options(kAnna, beyond_them), R"([{"do":"sell"}])");
}

TEST(Options, SuggestTheCheapestPayment_C4_6) {
  auto const sold = after(a_game(3), {auction(kAnna), bid(kBen, 30), hammer(), sell(kAnna)});

  EXPECT_EQ(options(kBen, sold), R"([{"do":"pay","at_least":30,"suggested":{"10":3}}])");
}

TEST(Options, DescribeATrade_C6_3_C6_5) {
  auto const challenged = after(a_cow_each(3), {challenge(kAnna, kBen, kCow)});
  auto const laid = after(challenged, {offer(kAnna, {})});

  EXPECT_EQ(options(kAnna, challenged), R"([{"do":"offer","at_least_cards":0}])");
  EXPECT_EQ(options(kBen, laid), R"([{"do":"accept"},{"do":"counter","at_least_cards":1}])");
  EXPECT_EQ(options(kAnna, challenged, house(&Ruleset::offer_count, OfferCount::concealed)),
            R"([{"do":"offer","at_least_cards":0,"concealed":true}])");
}

}  // namespace
}  // namespace kuhhandel::codec
