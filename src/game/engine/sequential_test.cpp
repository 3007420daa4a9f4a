#include "engine/sequential.h"

#include <gmock/gmock.h>

#include "engine/digest.h"
#include "tests/support/laws.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::ElementsAre;

/// Anna has turned over a cow.
Asking auction_in_turn(Position const& game = a_game()) {
  return {.state = after(game.with_top_of_pile({kCow}), {auction(kAnna)}), .silent = {}};
}

/// Returns the actors asked one after another when all stay silent; the house comes last.
std::vector<Actor> asked_until_the_hammer(Asking now) {
  std::vector<Actor> all;
  for (auto actor = asked(second(), now); actor; actor = asked(second(), now)) {
    all.push_back(*actor);
    if (*actor == Actor{House{}}) break;
    stay_silent(now, std::get<Seat>(*actor));
  }
  return all;
}

Asking with_bid(Asking now, Seat by, Money amount) {
  answer_unchecked(second(), now, bid(by, amount));
  return now;
}

TEST(Sequential, AsksFromTheLeftOfTheAuctioneer_C12_1) {
  EXPECT_THAT(asked_until_the_hammer(auction_in_turn()),
              ElementsAre(Actor{kBen}, Actor{kCleo}, Actor{kDora}, Actor{House{}}));
  EXPECT_THAT(asked_until_the_hammer({after(a_game().with_turn(kCleo), {auction(kCleo)}), {}}),
              ElementsAre(Actor{kDora}, Actor{kAnna}, Actor{kBen}, Actor{House{}}));
}

TEST(Sequential, AsksFromTheLeftOfTheNewHighestBidder_C12_1) {
  EXPECT_THAT(asked_until_the_hammer(with_bid(auction_in_turn(), kCleo, 10)),
              ElementsAre(Actor{kDora}, Actor{kBen}, Actor{House{}}));
}

TEST(Sequential, AsksEveryoneAgainAfterARaise_C12_1) {
  auto now = auction_in_turn();
  stay_silent(now, kBen);

  EXPECT_EQ(asked(second(), now), Actor{kCleo});
  EXPECT_THAT(asked_until_the_hammer(with_bid(now, kCleo, 10)),
              ElementsAre(Actor{kDora}, Actor{kBen}, Actor{House{}}));
}

TEST(Sequential, DoesNotAskTheHighestBidderToRaiseTheirOwnBid_C4_1) {
  auto now = with_bid(auction_in_turn(), kBen, 10);
  for (auto const seat : {kCleo, kDora}) stay_silent(now, seat);

  EXPECT_EQ(asked(second(), now), Actor{House{}});
}

TEST(Sequential, DropsTheHammerAtOnceIfNoPlayerMayBid_C4_2) {
  EXPECT_THAT(asked_until_the_hammer(with_bid(auction_in_turn(), kBen, 360)), ElementsAre(Actor{House{}}));
}

TEST(Sequential, AsksAgainWithoutTheBidderWhoCouldNotPay_C4_8) {
  auto now = with_bid(auction_in_turn(), kCleo, 100);
  for (auto const& command : {hammer(), sell(kAnna)}) answer_unchecked(second(), now, command);

  EXPECT_THAT(asked_until_the_hammer(now), ElementsAre(Actor{kBen}, Actor{kDora}, Actor{House{}}));
}

TEST(Sequential, AsksTheActingPlayerOutsideAuctions_C12_1) {
  auto now = with_bid(auction_in_turn(), kBen, 40);
  answer_unchecked(second(), now, hammer());

  EXPECT_EQ(asked(second(), now), Actor{kAnna});
  answer_unchecked(second(), now, sell(kAnna));
  EXPECT_EQ(asked(second(), now), Actor{kBen});
}

TEST(Sequential, AsksNoPlayerAfterTheEnd_C12_1) {
  Asking over{.state = a_game(), .silent = {}};
  over.state.phase = phase::Finished{};

  EXPECT_EQ(asked(second(), over), std::nullopt);
}

TEST(Sequential, ForgetsTheSilenceOfOneAuctionInTheNext_C12_1) {
  auto now = auction_in_turn();
  for (auto const seat : {kBen, kCleo, kDora}) stay_silent(now, seat);
  for (auto const& command : {hammer(), auction(kBen)}) answer_unchecked(second(), now, command);

  EXPECT_THAT(asked_until_the_hammer(now),
              ElementsAre(Actor{kCleo}, Actor{kDora}, Actor{kAnna}, Actor{House{}}));
}

TEST(Sequential, MayTradeForever_C12_3) {
  State const before = a_game()
                           .with_herd(kAnna, {{kCow, 2}})
                           .with_herd(kBen, {{kCow, 1}})
                           .with_herd(kCleo, {{kCow, 1}})
                           .with_pile({}, kDora);
  auto const ten = money({{10, 1}});

  auto const later = after(before, {challenge(kAnna, kBen, kCow), offer(kAnna, {}), counter(kBen, ten),
                                    challenge(kBen, kCleo, kCow), offer(kBen, {}), counter(kCleo, ten),
                                    challenge(kCleo, kAnna, kCow), offer(kCleo, {}), counter(kAnna, ten)});

  EXPECT_EQ(digest(later), digest(before));
}

TEST(Sequential, AsksOnlyPlayersWhoCanAct_C12_1) {
  check_law(40, [] {
    auto const edition = any_rules();
    auto const seed = std::to_string(any_number(0, 1'000'000));
    Asking now{.state = start(edition, any_number(edition.fewest_seats, edition.most_seats), seed).next,
               .silent = {}};
    Rng rng = Rng::from_text(seed);
    while (auto const actor = asked(edition, now)) {
      RC_ASSERT(!legal_actions(edition, now.state, *actor).empty());
      answer_randomly(edition, now, rng);
    }
  });
}

/// Anna counts down for a pedigree of Master.
Asking a_countdown(std::uint64_t chance = 0) {
  auto const& master = published("master");
  auto const game = Position(master, 4).with_top_of_pile({Card::pedigree(kCow)});
  return {
      .state = after(State(game), {auction(kAnna)}, master), .silent = {}, .claiming = {}, .chance = chance};
}

TEST(Sequential, AsksEveryoneAtEachCount_C12_2) {
  auto now = a_countdown();
  for (auto const seat : {kBen, kCleo, kDora}) {
    EXPECT_EQ(asked(published("master"), now), Actor{seat});
    stay_silent(now, seat);
  }

  EXPECT_EQ(asked(published("master"), now), Actor{House{}});
  EXPECT_EQ(what_follows(now), tick());
  answer_unchecked(published("master"), now, what_follows(now));
  EXPECT_EQ(asked(published("master"), now), Actor{kBen}) << "silence is not final";
}

/// Ben and Dora claim at the same count.
Asking two_claims(std::uint64_t chance) {
  auto now = a_countdown(chance);
  add_claim(now, kBen);
  stay_silent(now, kCleo);
  add_claim(now, kDora);
  return now;
}

TEST(Sequential, DrawsOneOfSeveralClaimantsAtTheSameCount_C7_6_C12_2) {
  int bens = 0;
  for (std::uint64_t chance = 0; chance < 200; ++chance) {
    auto const drawn = what_follows(two_claims(chance));
    EXPECT_TRUE(drawn == claim(kBen) || drawn == claim(kDora));
    if (drawn == claim(kBen)) ++bens;
  }

  EXPECT_GT(bens, 60);
  EXPECT_LT(bens, 140);
}

TEST(Sequential, DrawsTheSameClaimantAgain_C7_6) {
  auto poorer = two_claims(7);
  poorer.state.hand(kCleo) = {};

  EXPECT_EQ(what_follows(two_claims(7)), what_follows(poorer));
}

TEST(Sequential, HoldsAClaimUntilAllWereAsked_C12_2) {
  auto now = a_countdown();

  EXPECT_TRUE(answer_checked(published("master"), now, kBen, action::Claim{})->empty());
  EXPECT_EQ(asked(published("master"), now), Actor{kCleo});
}

TEST(Sequential, RefusesSilenceIfAChoiceIsRequired_C12_1) {
  Asking now{.state = a_game(), .silent = {}};

  EXPECT_EQ(answer_checked(second(), now, kAnna, {}).error(), Refusal::not_now);
  EXPECT_EQ(asked(second(), now), Actor{kAnna});
}

TEST(Sequential, KeepsSilentSeatsIfARaiseIsRefused_C12_1) {
  auto now = auction_in_turn();
  EXPECT_TRUE(answer_checked(second(), now, kBen, {}));

  EXPECT_EQ(answer_checked(second(), now, kCleo, action::Bid{15}).error(), Refusal::bid_not_in_tens);
  EXPECT_EQ(asked(second(), now), Actor{kCleo});
  EXPECT_TRUE(answer_checked(second(), now, kCleo, action::Bid{10}));
  EXPECT_EQ(asked(second(), now), Actor{kDora});
}

}  // namespace
}  // namespace kuhhandel
