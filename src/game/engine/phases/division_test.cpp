// Tests of Master's duel: the pile with money, and divisions instead of auctions (C10).
#include "engine/phases/division.h"

#include <gmock/gmock.h>

#include "engine/legal_actions.h"
#include "engine/play.h"
#include "engine/view.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/whole_box.h"

namespace kuhhandel {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

Edition const& duel() { return published("duel"); }

/// Anna looks at the first of these cards.
State looked(std::initializer_list<Card> top) {
  return after(State(Position(duel(), 2).with_top_of_pile(top)), {divide(kAnna)}, duel());
}

TEST(Duel, HasAPileOfEightyCards_C10_1) {
  auto const game = start(duel(), 2, "seed").next;

  EXPECT_EQ(game.pile.size(), 80);
  EXPECT_EQ(red_cards(game), red_cards(duel()));
  EXPECT_EQ(game.bank, money({{50, 2}, {100, 2}, {200, 2}, {500, 2}}));
  EXPECT_EQ(game.hand(kBen), money({{0, 2}, {10, 3}, {20, 1}, {50, 1}}));
}

TEST(Duel, HasNoZeroInThePileAndLeavesTenCardsOut_C10_1) {
  auto const all = all_money(start(duel(), 2, "seed").next);

  EXPECT_EQ(all.count(Denomination::zero), 4);
  EXPECT_EQ(all.size(), 66 - 8 - 10);
}

TEST(Duel, RemovesOtherCardsInOtherGames_C10_1) {
  EXPECT_NE(all_money(start(duel(), 2, "one").next), all_money(start(duel(), 2, "two").next));
}

TEST(Duel, HasDivisionsInsteadOfAuctions_C10_2) {
  State const game = Position(duel(), 2);

  EXPECT_THAT(legal_actions(duel(), game, kAnna), ElementsAre(Option{option::Divide{}}));
  EXPECT_EQ(refusal(game, auction(kAnna), duel()), Refusal::not_now);
  EXPECT_EQ(refusal(game, divide(kBen), duel()), Refusal::not_yours);
  EXPECT_EQ(refusal(a_game(), divide(kAnna)), Refusal::not_now) << "in another edition";
}

TEST(Duel, HasTheTradesOfMaster_C10_2) {
  auto const game = Position(duel(), 2).with_herd(kAnna, {{kCow, 2}}).with_herd(kBen, {{kCow, 2}});
  auto const state =
      after(State(game), {challenge(kAnna, kBen, kCow), offer(kAnna, money({{0, 1}})), accept(kBen)}, duel());

  EXPECT_EQ(state.herd(kAnna).count(kCow), 4);
  EXPECT_EQ(state.turn, kBen);
}

TEST(Division, GivesTheNextCardToTheOtherPlayerIfTheFirstIsKept_C10_3) {
  auto const state = after(looked({kCow, kPig}), {keep(kAnna)}, duel());

  EXPECT_EQ(state.herd(kAnna).count(kCow), 1);
  EXPECT_EQ(state.herd(kBen).count(kPig), 1);
  EXPECT_EQ(state.turn, kBen);
}

TEST(Division, GivesTheNextCardToTheGiver_C10_3) {
  auto const state = after(looked({kCow, kPig}), {give(kAnna)}, duel());

  EXPECT_EQ(state.herd(kBen).count(kCow), 1);
  EXPECT_EQ(state.herd(kAnna).count(kPig), 1);
}

TEST(Division, IsOnlyForThePlayerWhoLooked_C10_3) {
  auto const state = looked({kCow, kPig});

  EXPECT_EQ(refusal(state, keep(kBen), duel()), Refusal::not_yours);
  EXPECT_EQ(refusal(state, give(kBen), duel()), Refusal::not_yours);
  EXPECT_THAT(legal_actions(duel(), state, kAnna),
              ElementsAre(Option{option::Keep{}}, Option{option::Give{}}));
}

TEST(Division, ShowsTheCardOnlyToThePlayerWhoLooked_C10_3) {
  auto const state = looked({Card::money(Denomination::five_hundred), kPig});
  auto const card_for = [&](Viewer viewer) {
    return std::get<seen::Division>(view_for(duel(), state, viewer).phase).card;
  };

  EXPECT_EQ(card_for(kAnna), Card::money(Denomination::five_hundred));
  EXPECT_EQ(card_for(kBen), std::nullopt);
  EXPECT_EQ(card_for({}), std::nullopt);
  EXPECT_EQ(view_for(duel(), state, kBen).pile, State(state).pile.size()) << "it is no longer in the pile";
}

TEST(Division, DealsAnOddLastCardToOnePlayer_C10_3) {
  auto const game = Position(duel(), 2).with_herd(kAnna, {{kCow, 3}}).with_pile({kCow}, kBen);
  auto const state = after(State(game), {divide(kAnna), give(kAnna)}, duel());

  EXPECT_EQ(state.herd(kBen).count(kCow), 1);
}

/// Returns what `viewer` sees of the money that the events deal, in order.
std::vector<SeenMoney> drawn_as_seen_by(Viewer viewer, std::vector<Event> const& emitted) {
  std::vector<SeenMoney> drawn;
  for (auto const& event : events_seen_by(viewer, emitted)) {
    if (auto const* const drew = std::get_if<event::Drew<SeenMoney>>(&event)) drawn.push_back(drew->laid);
  }
  return drawn;
}

TEST(Division, GivesMoneyUnseenByTheOther_C10_4) {
  auto const emitted =
      events(looked({Card::money(Denomination::five_hundred), Card::money(Denomination::fifty)}),
             {keep(kAnna)}, duel());

  SeenMoney const unseen{1, {}};
  EXPECT_THAT(drawn_as_seen_by(kAnna, emitted), ElementsAre(SeenMoney{1, money({{500, 1}})}, unseen));
  EXPECT_THAT(drawn_as_seen_by(kBen, emitted), ElementsAre(unseen, SeenMoney{1, money({{50, 1}})}));
}

TEST(Division, ShowsTheGiverTheMoneyThatTheyGave_C10_4) {
  auto const emitted =
      events(looked({Card::money(Denomination::five_hundred), Card::money(Denomination::fifty)}),
             {give(kAnna)}, duel());

  EXPECT_THAT(drawn_as_seen_by(kAnna, emitted),
              ElementsAre(SeenMoney{1, money({{500, 1}})}, SeenMoney{1, money({{50, 1}})}));
  EXPECT_THAT(drawn_as_seen_by({}, emitted), ElementsAre(SeenMoney{1, {}}, SeenMoney{1, {}}));
}

TEST(Division, ShowsAnimalsRatsAndPedigrees_C10_4) {
  auto const state = after(looked({kRat, Card::pedigree(kCow)}), {keep(kAnna)}, duel());

  EXPECT_EQ(state.herd(kAnna).count(kRat), 1);
  EXPECT_EQ(state.pedigrees.owner(kCow), kBen);
  EXPECT_EQ(state.turn, kBen) << "a rat does not go round";
}

TEST(Division, PaysTwoDonkeysInOrderOfReceipt_C10_4) {
  auto const emitted = events(looked({kDonkey, kDonkey}), {give(kAnna)}, duel());

  EXPECT_THAT(emitted, Contains(Event{event::Payday{kDonkey, 1, 50}}));
  EXPECT_THAT(emitted, Contains(Event{event::Payday{kDonkey, 2, 100}}));
  auto const ben = std::ranges::find(emitted, Event{event::Took{kBen, kDonkey, 1, {}}});
  auto const anna = std::ranges::find(emitted, Event{event::Took{kAnna, kDonkey, 1, {}}});
  EXPECT_LT(ben, anna) << "the looked-at card first";
}

TEST(Division, PaysBothFromTheSetAsideMoney_C10_5) {
  auto const state = after(looked({kDonkey, kPig}), {keep(kAnna)}, duel());

  EXPECT_EQ(state.hand(kAnna), duel().hand + money({{50, 1}}));
  EXPECT_EQ(state.hand(kBen), duel().hand + money({{50, 1}}));
  EXPECT_EQ(state.bank, money({{100, 2}, {200, 2}, {500, 2}}));
}

TEST(Duel, ContinuesWithOnlyTradesWhenThePileIsEmpty_C10_6) {
  auto const game = Position(duel(), 2).with_herd(kAnna, {{kCow, 1}}).with_pile({kCow}, kBen);
  auto const state = after(State(game), {divide(kAnna), keep(kAnna)}, duel());

  EXPECT_EQ(state.turn, kBen);
  EXPECT_EQ(refusal(state, divide(kBen), duel()), Refusal::pile_empty);
  EXPECT_EQ(refusal(state, challenge(kBen, kAnna, kCow), duel()), std::nullopt);
}

TEST(Duel, AddsADivisionAfterATradeIfTheRulesAllow_C11_1) {
  auto edition = duel();
  edition.rules.super_trade = true;
  auto const game = Position(edition, 2).with_herd(kAnna, {{kCow, 2}}).with_herd(kBen, {{kCow, 1}});
  auto const state = after(
      State(game), {challenge(kAnna, kBen, kCow), offer(kAnna, money({{0, 1}})), accept(kBen)}, edition);

  EXPECT_THAT(legal_actions(edition, state, kAnna),
              ElementsAre(Option{option::Divide{}}, Option{option::Stop{}}));
}

}  // namespace
}  // namespace kuhhandel
