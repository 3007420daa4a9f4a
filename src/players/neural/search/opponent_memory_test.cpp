// Tests of a seat's beliefs about the memories of others.
#include "neural/search/opponent_memory.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bots/farmer/farmer.h"
#include "bots/match.h"
#include "engine/digest.h"
#include "engine/knowledge/own_money.h"
#include "tests/support/words.h"

namespace kuhhandel::neural {
namespace {

constexpr Trade kTrade{.challenger = kAnna, .challenged = kBen, .animal = kGoat, .count = 1, .round = 1};
SeenMoney const kSeen{.cards = 2, .money = money({{10, 1}, {50, 1}})};
SeenMoney const kClosed{.cards = 2, .money = {}};

TEST(OpponentMemory, SeesOnlyTradesOfItsOwnSeat) {
  SeenEvent const accepted =
      event::Accepted<SeenMoney>{.trade = kTrade, .laid = kSeen, .to_challenged = kSeen};
  EXPECT_EQ(event_as_seen_by(kBen, accepted), accepted);
  EXPECT_EQ(
      event_as_seen_by(kCleo, accepted),
      SeenEvent(event::Accepted<SeenMoney>{.trade = kTrade, .laid = kClosed, .to_challenged = kClosed}));
}

TEST(OpponentMemory, DoesNotSeeAnOpenOffer_C6_4) {
  SeenEvent const offered = event::Offered<SeenMoney>{.trade = kTrade, .laid = kSeen};
  EXPECT_EQ(event_as_seen_by(kBen, offered),
            SeenEvent(event::Offered<SeenMoney>{.trade = kTrade, .laid = kClosed}));
}

TEST(OpponentMemory, SeesOpenPayments_C4_7) {
  event::Paid<SeenMoney> paid{.payer = kAnna, .payee = kBen, .laid = kSeen, .open = true};
  EXPECT_EQ(event_as_seen_by(kCleo, paid), SeenEvent(paid));
  paid.open = false;
  EXPECT_NE(event_as_seen_by(kCleo, paid), SeenEvent(paid));
}

/// A farmer that also tracks the memories of the others.
class Watchful : public bots::Bot {
 public:
  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    farmer_.start(edition, seats, seat, seed);
    edition_ = &edition;
    memory = SeatMemory(edition, seats, seat);
    others = OpponentMemory(edition, seats, seat);
  }
  void see(SeenEvent const& event) override {
    farmer_.see(event);
    memory.see(*edition_, event);
    others.see(*edition_, event);
  }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    return farmer_.decide(view, legal);
  }

  SeatMemory memory;
  OpponentMemory others;

 private:
  bots::Farmer farmer_;
  Edition const* edition_ = nullptr;
};

PerSeat<int> cards_of_all(State const& state) {
  PerSeat<int> cards;
  for (auto const seat : seats_of(state.seats)) cards[seat] = own_money(state, seat).size();
  return cards;
}

void expect_at_most(SeatMemory const& believed, SeatMemory const& real, int seats) {
  for (auto const owner : seats_of(seats)) {
    for (auto const denomination : kDenominations) {
      auto const& [least, most] = believed.bounds().of(owner).at(denomination);
      EXPECT_LE(least, real.bounds().of(owner).at(denomination).least);
      EXPECT_GE(most, real.bounds().of(owner).at(denomination).most);
    }
  }
}

TEST(OpponentMemoryLaw, NeverAssumesMoreKnowledgeThanAnOpponentHas) {
  constexpr int kSeats = 4;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    PerSeat<Watchful> farmers;
    std::vector<bots::Bot*> line_up;
    for (auto const seat : seats_of(kSeats)) line_up.push_back(&farmers[seat]);
    bots::Match match(second(), start(second(), kSeats, std::to_string(seed)), line_up, seed);
    play_out(match, 400);
    auto const& state = match.state();
    for (auto const seat : seats_of(kSeats)) {
      farmers[seat].memory.count(cards_of_all(state));
      farmers[seat].others.count(cards_of_all(state));
    }
    for (auto const self : seats_of(kSeats)) {
      auto const believed = farmers[self].others.memories_in(state);
      for (auto const other : seats_of(kSeats)) {
        if (other != self) expect_at_most(believed[other], farmers[other].memory, kSeats);
      }
    }
  }
}

}  // namespace
}  // namespace kuhhandel::neural
