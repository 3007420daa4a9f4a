// Tests that bluffs are counted for the bidder and for the auctioneer.
#include "story/bluffs.h"

#include <gtest/gtest.h>

#include "tests/support/words.h"

namespace kuhhandel::story {
namespace {

/// Ben bids 200 for Anna's cow with 90 in hand.
Bluff bens(Seat buyer, Money price) {
  return {
      .seat = kBen, .bid = 200, .hand = 90, .lot = kCow, .buyer = buyer, .price = price, .auctioneer = kAnna};
}

TEST(Bluffs, ABluffThatTheAuctioneerBoughtOffWasMetButNotExposed_C4_5) {
  std::vector<Tale> const tales{BluffHeld{2, bens(kAnna, 200)}};

  EXPECT_EQ(bluffs_of(tales, kBen), (Bluffs{.made = 1}));
  EXPECT_EQ(bluffs_of(tales, kAnna), (Bluffs{.met = 1}));
  EXPECT_EQ(bluffs_of(tales, kCleo), Bluffs{});
}

TEST(Bluffs, ABluffThatForcedAShownHandWasExposed_C4_8) {
  std::vector<Tale> const tales{BluffCaught{5, bens(kCleo, 10)}};

  EXPECT_EQ(bluffs_of(tales, kBen), (Bluffs{.made = 1, .seen_through = 1}));
  EXPECT_EQ(bluffs_of(tales, kAnna), (Bluffs{.met = 1, .met_seen_through = 1}));
  EXPECT_EQ(bluffs_of(tales, kCleo), Bluffs{});
}

TEST(Bluffs, AnOutbidBluffWasNotMet_C4_5) {
  std::vector<Tale> const tales{BluffHeld{2, bens(kCleo, 210)}, BluffHeld{2, bens(kAnna, 250)}};

  EXPECT_EQ(bluffs_of(tales, kBen), (Bluffs{.made = 2}));
  EXPECT_EQ(bluffs_of(tales, kAnna), Bluffs{});
}

}  // namespace
}  // namespace kuhhandel::story
