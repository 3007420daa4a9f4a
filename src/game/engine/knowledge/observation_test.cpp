#include "engine/knowledge/observation.h"

#include <gtest/gtest.h>

#include <array>

#include "engine/knowledge/resample.h"
#include "engine/play.h"
#include "engine/random/rng.h"
#include "engine/view.h"
#include "tests/support/hidden.h"
#include "tests/support/laws.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

Observation observed_by(Edition const& edition, Question const& question, Seat seat) {
  Observation observation;
  observation.fill(0xFF);
  observe(edition, question, seat, observation);
  return observation;
}

/// Returns the observation of the asked seat.
Observation observed_at(Edition const& edition, State const& state) {
  auto const question = ask(edition, state, 0);
  return observed_by(edition, question, question.seat);
}

int at(Observation const& observation, int place) { return observation[static_cast<std::size_t>(place)]; }
int two_at(Observation const& observation, int place) {
  return at(observation, place) + 256 * at(observation, place + 1);
}

/// Returns whether a seat is asked in this state, rather than the next one after a forced move.
bool is_asked_there(Edition const& edition, State const& state) {
  return ask(edition, state, 0).state.phase == state.phase;
}

/// Returns the same decision with other cards (or none) already chosen, indistinguishable for all but the
/// asked seat.
Question thinking_otherwise(Edition const& edition, Question const& question, Rng& rng) {
  auto other = ask(edition, question.state, question.chance);
  if (other.state.phase != question.state.phase) return question;  // there is no choice in that world
  for (int cards = rng.below(4); cards > 0; --cards) {
    auto further = other;
    answer(edition, further, rng.below(other.count));
    if (further.asks != Asks::money || further.state.phase != other.state.phase) break;
    other = further;
  }
  return other;
}

/// Claims at a count become known when all have answered (C12.2).
void claim_otherwise(Question& question, Seat viewer, Rng& rng) {
  auto const answered = question.silent | question.claiming;
  for (auto const seat : seats_of(question.state.seats)) {
    if (seat == viewer || !answered.contains(seat)) continue;
    question.silent.erase(seat);
    question.claiming.erase(seat);
    (rng.below(2) == 0 ? question.silent : question.claiming).insert(seat);
  }
}

/// Returns a question that is the same in everything that `viewer` may know.
Question in_another_world(Edition const& edition, Question const& question, Seat viewer, Rng& rng) {
  auto other = question;
  other.state = with_hidden_swapped(edition, {question.state, {}}, viewer, rng).state;
  if (question.asks == Asks::claim) claim_otherwise(other, viewer, rng);
  bool const hidden = question.asks == Asks::money || question.asks == Asks::answer;
  return hidden && question.seat != viewer ? thinking_otherwise(edition, other, rng) : other;
}

TEST(Observation, IsEqualInAllWorldsThatTheSeatCannotDistinguish_C2_4) {
  check_law(40, [] {
    auto const edition = any_rules();
    Rng rng(static_cast<std::uint64_t>(any_number(0, 1'000'000)));
    auto question = deal(edition, any_number(edition.fewest_seats, edition.most_seats), rng.next());
    for (int step = 0; step < 300 && question.count > 0; ++step) {
      for (auto const seat : seats_of(question.state.seats)) {
        auto const other = in_another_world(edition, question, seat, rng);
        RC_ASSERT(observed_by(edition, question, seat) == observed_by(edition, other, seat));
      }
      answer(edition, question, rng.below(question.count));
    }
  });
}

TEST(Observation, MatchesTheViewOfEverySeat_C2_4) {
  check_law(40, [] {
    auto const edition = any_rules();
    Rng rng(static_cast<std::uint64_t>(any_number(0, 1'000'000)));
    auto question = deal(edition, any_number(edition.fewest_seats, edition.most_seats), rng.next());
    for (int step = 0; step < 300 && question.count > 0; ++step) {
      for (auto const seat : seats_of(question.state.seats)) {
        auto const view = view_for(edition, question.state, seat);
        auto const seen = observed_by(edition, question, seat);
        for (auto const each : kDenominations) {
          RC_ASSERT(at(seen, observed::kHand + index_of(each)) == view.hand.count(each));
        }
        for (int steps = 0; steps < view.seats; ++steps) {
          auto const other = left_of(seat, view.seats, steps);
          RC_ASSERT(at(seen, observed::kCards + steps) == view.cards_of(other));
          for (auto const animal : animals_of(edition)) {
            RC_ASSERT(at(seen, observed::herd_at(steps, animal)) == view.herd(other).count(animal));
          }
          RC_ASSERT((at(seen, observed::kAsked) == steps) == (question.seat == other));
        }
      }
      answer(edition, question, rng.below(question.count));
    }
  });
}

TEST(Observation, IsEqualInEveryStateImaginedFromTheView_C2_4) {
  at_every_moment(40, [](Moment const& now) {
    auto const question = ask(now.edition, now.state, 0);
    if (question.count == 0 || !is_asked_there(now.edition, now.state)) return;
    auto const imagined = resample(now.edition, view_for(now.edition, now.state, question.seat), now.rng);
    RC_ASSERT(observed_at(now.edition, now.state) == observed_at(now.edition, imagined));
  });
}

TEST(Observation, ListsPedigreeOwnersFromTheLeftOfTheSeat_C1_4) {
  at_every_moment(40, [](Moment const& now) {
    auto const question = ask(now.edition, now.state, 0);
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

TEST(Observation, IncludesTheOwnHandAndTheCardCountsOfOthers_C2_4) {
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

TEST(Observation, IncludesTheStandingBid_C4_1) {
  auto const seen =
      observed_at(second(), after(a_game(), {auction(kAnna), bid(kBen, 300)}));  // Cleo is asked

  EXPECT_EQ(two_at(seen, observed::kAmount), 30);
  EXPECT_EQ(at(seen, observed::kBidder), 3 + 1) << "Ben sits three to Cleo's left";
  EXPECT_EQ(two_at(seen, observed::kFewest), 31);
}

/// Returns the bytes of the barred, silent and bound seats.
std::array<int, 3> sets_seen(int seats, Seat observer, SeatSet barred, SeatSet silent, SeatSet bound) {
  Question question;
  question.state.seats = static_cast<std::uint8_t>(seats);
  question.state.phase =
      phase::Bidding{.auctioneer = kAnna, .lot = kCow, .standing = {}, .barred = barred, .bound = bound};
  question.silent = silent;
  question.seat = observer;
  Observation seen;
  observe(second(), question, observer, seen);
  return {at(seen, observed::kBarred), at(seen, observed::kSilent), at(seen, observed::kBound)};
}

TEST(Observation, ListsBarredSilentAndBoundSeatsFromTheLeftOfTheSeat_C4_8) {
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

TEST(Observation, ShowsAnOfferOnlyToTheChallenger_C6_3) {
  auto const state = a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}});
  auto const offered = after(state, {challenge(kAnna, kBen, kCow), offer(kAnna, money({{0, 1}, {10, 1}}))});
  auto const question = ask(second(), offered, 0);
  auto const ten = observed::kLaid + index_of(Denomination::ten);

  EXPECT_EQ(at(observed_by(second(), question, kAnna), ten), 1);
  EXPECT_EQ(at(observed_by(second(), question, kCleo), ten), 0);
  EXPECT_EQ(at(observed_by(second(), question, kCleo), observed::kPartner), 3 + 1)
      << "Ben, three to the left";
}

TEST(Observation, HidesThatTheChallengedPlayerChoosesACounter_C6_5) {
  auto const state = a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}});
  auto const offered = after(state, {challenge(kAnna, kBen, kCow), offer(kAnna, money({{0, 1}, {10, 1}}))});
  auto question = ask(second(), offered, 0);
  auto const before = observed_by(second(), question, kAnna);
  answer(second(), question, 1);

  EXPECT_EQ(question.asks, Asks::money);
  EXPECT_EQ(observed_by(second(), question, kAnna), before);
  EXPECT_EQ(at(observed_by(second(), question, kBen), observed::kCountering), 1);
}

/// Regression: while the challenged player chose a counter-offer, the challenger's hand revealed the number
/// of cards in a concealed offer.
TEST(Observation, HidesTheCardCountOfAConcealedOfferDuringTheCounter_C6_4) {
  auto concealing = second();
  concealing.rules.offer_count = OfferCount::concealed;
  auto const state = a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}});
  auto const offered = after(state, {challenge(kAnna, kBen, kCow), offer(kAnna, money({{0, 1}, {10, 1}}))});
  auto question = ask(concealing, offered, 0);
  answer(concealing, question, 1);

  EXPECT_EQ(at(observed_by(concealing, question, kBen), observed::kCards + 3), 7) << "as before the offer";
}

TEST(Observation, IncludesTheCardCountOfAnOfferUnlessConcealed_C6_4) {
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
