// Tests that the number of animals per auction depends on the edition: two animals in one lot follow the same
// rules.
#include <gmock/gmock.h>

#include "engine/view.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::Contains;

/// The second edition, two cards at a time.
Edition const& in_pairs() {
  static Edition const edition = [] {
    auto pairs = second();
    pairs.cards_per_auction = 2;
    return pairs;
  }();
  return edition;
}

State with_top(std::initializer_list<Card> top) { return Position(in_pairs(), 4).with_top_of_pile(top); }

State played(State state, std::initializer_list<Command> commands) {
  return after(std::move(state), commands, in_pairs());
}

TEST(LotsOfTwo, TwoAnimalsAreTurnedOver_C4_1) {
  State const before = with_top({kCow, kGoose});

  auto const open = played(before, {auction(kAnna)});

  EXPECT_EQ(in<phase::Bidding>(open).lot, (Lot{kCow, kGoose}));
  EXPECT_EQ(open.pile.size(), before.pile.size() - 2);
}

TEST(LotsOfTwo, OnePaymentTakesBoth_C4_6) {
  auto const state = played(with_top({kCow, kGoose}), {auction(kAnna), bid(kBen, 50), hammer(), sell(kAnna),
                                                       pay(kBen, money({{50, 1}}))});

  EXPECT_EQ(state.herd(kBen).count(kCow), 1);
  EXPECT_EQ(state.herd(kBen).count(kGoose), 1);
  EXPECT_EQ(state.turn, kBen);
}

TEST(LotsOfTwo, TheAuctioneerKeepsBothWithoutABid_C4_3) {
  auto const state = played(with_top({kCow, kCow}), {auction(kAnna), hammer()});

  EXPECT_EQ(state.herd(kAnna).count(kCow), 2);
  EXPECT_THAT(events(with_top({kCow, kGoose}), {auction(kAnna), hammer()}, in_pairs()),
              Contains(Event{event::Kept{kAnna, kCow, kGoose}}));
}

TEST(LotsOfTwo, EachDonkeyPays_C5_1) {
  auto const state = played(with_top({kDonkey, kDonkey}), {auction(kAnna)});

  EXPECT_EQ(state.donkeys, 2);
  EXPECT_EQ(state.hand(kDora), second().hand + money({{50, 1}, {100, 1}}));
}

TEST(LotsOfTwo, BothAreAuctionedAgainIfTheBidderCannotPay_C4_8) {
  auto const state =
      played(with_top({kCow, kGoose}), {auction(kAnna), bid(kBen, 200), hammer(), sell(kAnna)});

  EXPECT_EQ(in<phase::Bidding>(state).lot, (Lot{kCow, kGoose}));
}

TEST(LotsOfTwo, TheLastOfAnOddPileIsAuctionedAlone_C4_1) {
  auto const state = played(Position(in_pairs(), 4).with_pile({kCow}, kDora), {auction(kAnna)});

  EXPECT_EQ(in<phase::Bidding>(state).lot, Lot(kCow));
}

TEST(LotsOfTwo, TwoQuartetsMayBeCompletedAtOnce_C9_1) {
  auto const state =
      Position(in_pairs(), 4).with_herd(kAnna, {{kCow, 3}, {kGoose, 3}}).with_top_of_pile({kCow, kGoose});

  auto const emitted = events(state, {auction(kAnna), hammer()}, in_pairs());

  EXPECT_THAT(emitted, Contains(Event{event::Quartet{kAnna, kCow}}));
  EXPECT_THAT(emitted, Contains(Event{event::Quartet{kAnna, kGoose}}));
}

}  // namespace
}  // namespace kuhhandel
