#include "engine/phases/offer.h"

#include <gmock/gmock.h>

#include "engine/legal_actions.h"
#include "engine/view.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Anna, who holds this hand, has challenged Ben for a cow.
State a_challenge(MoneyCards hand = second().hand) {
  return after(a_game().with_hand(kAnna, hand).with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}}),
               {challenge(kAnna, kBen, kCow)});
}

/// Returns what `viewer` sees when Anna lays a zero and a fifty.
SeenEvent offer_seen_by(Viewer viewer, Edition const& edition) {
  auto const emitted = events(a_challenge(), {offer(kAnna, money({{0, 1}, {50, 1}}))}, edition);
  return events_seen_by(viewer, emitted).front();
}

Trade const kTradeForOneCow{.challenger = kAnna, .challenged = kBen, .animal = kCow, .count = 1, .round = 1};

TEST(Offer, FollowsTheChallenge_C6_1) {
  EXPECT_EQ(in<phase::Offer>(a_challenge()).trade, kTradeForOneCow);
  EXPECT_EQ(seat_to_act(a_challenge()), kAnna);
}

TEST(Offer, IsOnlyForTheChallenger_C6_3) {
  EXPECT_EQ(refusal(a_challenge(), offer(kBen, {})), Refusal::not_yours);
  EXPECT_EQ(refusal(a_challenge(), {House{}, action::Offer{}}), Refusal::not_yours);
  EXPECT_THAT(legal_actions(second(), a_challenge(), kBen), IsEmpty());
}

TEST(Offer, MayBeEmpty_C6_3) {
  EXPECT_EQ(refusal(a_challenge(), offer(kAnna, {})), std::nullopt);
  EXPECT_THAT(legal_actions(second(), a_challenge(), kAnna), ElementsAre(Option{option::Offer{0}}));
}

TEST(Offer, MayBeOnlyZerosOrTheWholeHand_C6_3) {
  EXPECT_EQ(refusal(a_challenge(), offer(kAnna, money({{0, 2}}))), std::nullopt);
  EXPECT_EQ(refusal(a_challenge(), offer(kAnna, second().hand)), std::nullopt);
}

TEST(Offer, RefusesCardsThatAreNotInTheHand_C6_3) {
  EXPECT_EQ(refusal(a_challenge(), offer(kAnna, money({{0, 3}}))), Refusal::not_your_cards);
  EXPECT_EQ(refusal(a_challenge(), offer(kAnna, money({{100, 1}}))), Refusal::not_your_cards);
}

TEST(Offer, RequiresACardIfTheRulesSaySo_C6_3) {
  auto const edition = house(&Ruleset::least_offer, std::uint8_t{1});

  EXPECT_EQ(refusal(a_challenge(), offer(kAnna, {}), edition), Refusal::too_few_cards);
  EXPECT_EQ(refusal(a_challenge(), offer(kAnna, money({{0, 1}})), edition), std::nullopt);
  EXPECT_THAT(legal_actions(edition, a_challenge(), kAnna), ElementsAre(Option{option::Offer{1}}));
}

TEST(Offer, RequiresNoCardFromAnEmptyHand_C6_3) {
  auto const edition = house(&Ruleset::least_offer, std::uint8_t{1});

  EXPECT_EQ(refusal(a_challenge({}), offer(kAnna, {}), edition), std::nullopt);
  EXPECT_THAT(legal_actions(edition, a_challenge({}), kAnna), ElementsAre(Option{option::Offer{0}}));
}

TEST(Offer, IsFaceDownOutsideTheHand_C6_3) {
  auto const state = after(a_challenge(), {offer(kAnna, money({{10, 4}}))});

  EXPECT_EQ(state.hand(kAnna), money({{0, 2}, {50, 1}}));
  EXPECT_EQ(in<phase::Answer>(state), (phase::Answer{kTradeForOneCow, money({{10, 4}})}));
  EXPECT_EQ(seat_to_act(state), kBen);
}

TEST(Offer, ShowsAllTheNumberOfCards_C6_4) {
  SeenEvent const two_cards = event::Offered<SeenMoney>{kTradeForOneCow, {2, {}}};

  EXPECT_EQ(offer_seen_by(kBen, second()), two_cards);
  EXPECT_EQ(offer_seen_by(kDora, second()), two_cards);
  EXPECT_EQ(offer_seen_by({}, second()), two_cards);
  EXPECT_EQ(offer_seen_by(kAnna, second()),
            SeenEvent(event::Offered<SeenMoney>{kTradeForOneCow, {2, money({{0, 1}, {50, 1}})}}));
}

TEST(Offer, HidesTheNumberOfCardsIfConcealed_C6_4) {
  auto const edition = house(&Ruleset::offer_count, OfferCount::concealed);
  SeenEvent const unknown = event::Offered<SeenMoney>{kTradeForOneCow, {}};

  EXPECT_EQ(offer_seen_by(kBen, edition), unknown);
  EXPECT_EQ(offer_seen_by({}, edition), unknown);
  EXPECT_EQ(offer_seen_by(kAnna, edition),
            SeenEvent(event::Offered<SeenMoney>{kTradeForOneCow, {2, money({{0, 1}, {50, 1}})}}));
}

TEST(Offer, ShowsTheActualHandSizes_C2_4) {
  auto const state = after(a_challenge(), {offer(kAnna, money({{10, 4}}))});

  EXPECT_EQ(view_for(second(), state, kBen).cards_of(kAnna), 3);
  EXPECT_EQ(std::get<seen::Answer>(view_for(second(), state, kBen).phase).offered, 4);
}

TEST(Offer, ShowsTheHandSizesFromBeforeAConcealedOffer_C2_4) {
  auto const edition = house(&Ruleset::offer_count, OfferCount::concealed);
  auto const state = after(a_challenge(), {offer(kAnna, money({{10, 4}}))}, edition);

  EXPECT_EQ(view_for(edition, state, kBen).cards_of(kAnna), 7);
  EXPECT_EQ(std::get<seen::Answer>(view_for(edition, state, kBen).phase).offered, std::nullopt);
  EXPECT_EQ(std::get<seen::Answer>(view_for(edition, state, kAnna).phase).offered, 4);
}

TEST(Offer, RefusesOtherActions_C6_3) {
  for (auto const& command : {auction(kAnna), challenge(kAnna, kBen, kCow), bid(kBen, 10), hammer(),
                              sell(kAnna), pay(kAnna, {}), accept(kBen), counter(kBen, money({{10, 1}}))}) {
    EXPECT_EQ(refusal(a_challenge(), command), Refusal::not_now);
  }
}

}  // namespace
}  // namespace kuhhandel
