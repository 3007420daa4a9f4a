#include "engine/observation.h"

#include <gtest/gtest.h>

#include <array>

#include "engine/play.h"
#include "engine/resample.h"
#include "engine/rng.h"
#include "engine/view.h"
#include "tests/support/hidden.h"
#include "tests/support/laws.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

Observation observed_at(Edition const& edition, State const& state) {
  Observation observation;
  observation.fill(0xFF);
  observe(edition, ask(edition, state), observation);
  return observation;
}

int at(Observation const& observation, int place) { return observation[static_cast<std::size_t>(place)]; }
int two_at(Observation const& observation, int place) {
  return at(observation, place) + 256 * at(observation, place + 1);
}

/// Whether a question is asked of the seat there, rather than of the next one after a forced move.
bool is_asked_there(Edition const& edition, State const& state) {
  return ask(edition, state).state.phase == state.phase;
}

TEST(Observation, IsTheSameInAllWorldsThatTheSeatCannotTellApart_C2_4) {
  at_every_moment(40, [](Moment const& now) {
    auto const question = ask(now.edition, now.state);
    if (question.count == 0 || !is_asked_there(now.edition, now.state)) return;
    auto const other = with_hidden_swapped(now.edition, {now.state, {}}, question.seat, now.rng);
    RC_ASSERT(observed_at(now.edition, now.state) == observed_at(now.edition, other.state));
  });
}

TEST(Observation, IsTheSameInEveryStateImaginedFromTheView_C2_4) {
  at_every_moment(40, [](Moment const& now) {
    auto const question = ask(now.edition, now.state);
    if (question.count == 0 || !is_asked_there(now.edition, now.state)) return;
    auto const imagined = resample(now.edition, view_for(now.edition, now.state, question.seat), now.rng);
    RC_ASSERT(observed_at(now.edition, now.state) == observed_at(now.edition, imagined));
  });
}

TEST(Observation, TellsWhoseEachPedigreeIsFromTheLeftOfTheSeat_C1_4) {
  at_every_moment(40, [](Moment const& now) {
    auto const question = ask(now.edition, now.state);
    if (question.count == 0) return;
    auto const seen = observed_at(now.edition, now.state);
    for (int i = 0; i < now.edition.animal_count(); ++i) {
      auto const nibble = (at(seen, observed::kPedigrees + i / 2) >> (4 * (i % 2))) & 0xF;
      auto const owner = question.state.pedigrees.owner(animal_at(i));
      auto const seats = question.state.seats;
      auto const steps = owner ? (index_of(*owner) - index_of(question.seat) + seats) % seats + 1 : 0;
      RC_ASSERT(nibble == steps);
    }
  });
}

TEST(Observation, TellsTheOwnHandAndHowManyCardsTheOthersHold_C2_4) {
  auto const state =
      a_game().with_hand(kAnna, money({{0, 2}, {10, 3}, {500, 1}})).with_hand(kBen, money({{50, 2}}));
  auto const seen = observed_at(second(), state);

  EXPECT_EQ(at(seen, observed::kHand + index_of(Denomination::ten)), 3);
  EXPECT_EQ(at(seen, observed::kHand + index_of(Denomination::five_hundred)), 1);
  EXPECT_EQ(at(seen, observed::kCards), 6);
  EXPECT_EQ(at(seen, observed::kCards + 1), 2);
}

TEST(Observation, CountsSeatsFromTheObserversLeft_C2_3) {
  auto const state = a_game().with_herd(kAnna, {{kCow, 2}}).with_herd(kCleo, {{kHorse, 1}});
  auto const seen = observed_at(second(), after(state, {auction(kAnna)}));  // Ben is asked

  EXPECT_EQ(at(seen, observed::kTurn), 3) << "Anna sits three to Ben's left";
  EXPECT_EQ(at(seen, observed::herd_at(3, kCow)), 2);
  EXPECT_EQ(at(seen, observed::herd_at(1, kHorse)), 1);
}

TEST(Observation, TellsTheStandingBid_C4_1) {
  auto const seen =
      observed_at(second(), after(a_game(), {auction(kAnna), bid(kBen, 300)}));  // Cleo is asked

  EXPECT_EQ(two_at(seen, observed::kAmount), 30);
  EXPECT_EQ(at(seen, observed::kBidder), 3 + 1) << "Ben sits three to Cleo's left";
  EXPECT_EQ(two_at(seen, observed::kFewest), 31);
}

/// The bytes of who is barred, silent and bound.
std::array<int, 3> sets_seen(int seats, Seat observer, SeatSet barred, SeatSet silent, SeatSet bound) {
  Question question;
  question.state.seats = static_cast<std::uint8_t>(seats);
  question.state.phase =
      phase::Bidding{.auctioneer = kAnna, .lot = kCow, .standing = {}, .barred = barred, .bound = bound};
  question.silent = silent;
  question.seat = observer;
  Observation seen;
  observe(second(), question, seen);
  return {at(seen, observed::kBarred), at(seen, observed::kSilent), at(seen, observed::kBound)};
}

TEST(Observation, TellsWhoIsBarredSilentAndBoundFromTheLeftOfTheSeat_C4_8) {
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    for (int other = 0; other < seats; ++other) {
      for (int observer = 0; observer < seats; ++observer) {
        SeatSet set;
        set.insert(seat_at(other));
        auto const bit = 1 << ((other - observer + seats) % seats);
        auto const from = seat_at(observer);
        EXPECT_EQ(sets_seen(seats, from, set, {}, {}), (std::array{bit, 0, 0}));
        EXPECT_EQ(sets_seen(seats, from, {}, set, {}), (std::array{0, bit, 0}));
        EXPECT_EQ(sets_seen(seats, from, {}, {}, set), (std::array{0, 0, bit}));
      }
    }
  }
}

TEST(Observation, TellsHowManyCardsLieInAnOfferUnlessConcealed_C6_4) {
  auto const state = a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}});
  auto const offered = after(state, {challenge(kAnna, kBen, kCow), offer(kAnna, money({{0, 1}, {10, 1}}))});
  auto concealing = second();
  concealing.rules.offer_count = OfferCount::concealed;

  EXPECT_EQ(at(observed_at(second(), offered), observed::kOffered), 2 + 1);
  EXPECT_EQ(at(observed_at(concealing, offered), observed::kOffered), 0);
  EXPECT_EQ(at(observed_at(concealing, offered), observed::kCards + 3), 7) << "as before the offer";
}

}  // namespace
}  // namespace kuhhandel
