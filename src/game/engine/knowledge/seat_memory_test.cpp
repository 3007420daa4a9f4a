#include "engine/knowledge/seat_memory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "engine/choices/choices.h"
#include "engine/knowledge/observation_layout.h"
#include "engine/play.h"
#include "tests/support/hidden.h"
#include "tests/support/laws.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using Memories = PerSeat<SeatMemory>;

/// Returns what `seat` remembers after these commands at a table of four.
SeatMemory remembered_by(Seat seat, Edition const& edition, State const& state,
                         std::initializer_list<Command> commands) {
  auto memories = memories_at_start(edition, 4);
  auto now = state;
  for (auto const& command : commands) {
    auto const played = *play(edition, now, command);
    now = played.next;
    follow(edition, now, played.events, memories);
  }
  return memories[seat];
}

Edition second_with(Insolvency insolvency) {
  auto edition = second();
  edition.rules.insolvency = insolvency;
  return edition;
}

/// Returns the number at `place` in the row of the seat that is `steps` to the left.
int at(SeatMemory const& memory, int steps, int place) {
  auto const first = observed::kRows - observed::kRemembered + observed::kRowBytes * steps;
  return memory.remembered()[static_cast<std::size_t>(first + place)];
}
int two_at(SeatMemory const& memory, int steps, int place) {
  return at(memory, steps, place) + 256 * at(memory, steps, place + 1);
}
int tied_at(SeatMemory const& memory) {
  auto const first = static_cast<std::size_t>(observed::kTied - observed::kRemembered);
  return memory.remembered()[first] + 256 * memory.remembered()[first + 1];
}

/// Returns the true hand, including a pending offer of this seat.
MoneyCards true_hand(State const& state, Seat seat) {
  auto const* const answer = std::get_if<phase::Answer>(&state.phase);
  auto const lies = answer != nullptr && answer->trade.challenger == seat;
  return lies ? state.hand(seat) + answer->offer : state.hand(seat);
}

bool allows(SeatMemory const& memory, int steps, MoneyCards hand) {
  for (auto const each : kDenominations) {
    if (at(memory, steps, observed::kLeast + index_of(each)) > hand.count(each)) return false;
    if (at(memory, steps, observed::kMost + index_of(each)) < hand.count(each)) return false;
  }
  auto const sum = tens_of(hand.sum());
  return two_at(memory, steps, observed::kLeastSum) <= sum &&
         two_at(memory, steps, observed::kMostSum) >= sum;
}

bool allows_the_truth(SeatMemory const& memory, State const& state) {
  for (int steps = 0; steps < state.seats; ++steps) {
    if (!allows(memory, steps, true_hand(state, left_of(memory.self(), state.seats, steps)))) return false;
  }
  return true;
}

/// Informs each seat about the events.
using FollowEvents = void (*)(Edition const&, State const&, std::span<Event const>, Memories&);

/// Checks a property of each seat's memory at each question of random games, with any rules.
template <class Holds>
void check_memories(Holds holds, FollowEvents emit = follow) {
  check_law(8, [&] {
    auto const edition = any_rules();
    auto const seats = any_number(edition.fewest_seats, edition.most_seats);
    Rng rng(static_cast<std::uint64_t>(any_number(0, 1'000'000)));
    auto memories = memories_at_start(edition, seats);
    auto question = deal(edition, seats, rng.next());
    std::vector<Event> events;
    for (int step = 0; step < 300 && question.count > 0; ++step) {
      for (auto const seat : seats_of(seats)) RC_ASSERT(holds(edition, memories[seat], question.state));
      events.clear();
      answer(edition, question, rng.below(question.count), events);
      emit(edition, question.state, events, memories);
    }
  });
}

TEST(SeatMemory, NeverExcludesTheTruth_C2_4) {
  check_memories([](Edition const&, SeatMemory const& memory, State const& state) {
    return allows_the_truth(memory, state);
  });
}

TEST(SeatMemory, NeverExcludesTheTruthFromPublicEventsAndTheOwnHand_C2_4) {
  check_memories(
      [](Edition const& edition, SeatMemory memory, State const& state) {
        memory.look(true_hand(state, memory.self()));
        bool const knows_itself = !can_be_followed(edition) || memory.bounds().of(memory.self()).certain() ==
                                                                   true_hand(state, memory.self());
        return knows_itself && allows_the_truth(memory, state);
      },
      follow_openly);
}

/// Returns whether the remembered hands match the current bounds.
bool has_the_bounds(SeatMemory const& memory, int seats) {
  for (int steps = 0; steps < seats; ++steps) {
    auto const& hand = memory.bounds().of(left_of(memory.self(), seats, steps));
    for (auto const each : kDenominations) {
      if (at(memory, steps, observed::kLeast + index_of(each)) != hand.at(each).least) return false;
      if (at(memory, steps, observed::kMost + index_of(each)) != hand.at(each).most) return false;
    }
  }
  return true;
}

TEST(SeatMemory, UpdatesItsBoundsAfterEveryEvent_C2_4) {
  check_memories([](Edition const& edition, SeatMemory const& memory, State const& state) {
    return !can_be_followed(edition) || has_the_bounds(memory, state.seats);
  });
}

TEST(SeatMemory, IsEqualInAllWorldsThatTheSeatCannotDistinguish_C2_4) {
  check_law(8, [] {
    auto const edition = any_rules();
    auto const seats = any_number(edition.fewest_seats, edition.most_seats);
    Rng rng(static_cast<std::uint64_t>(any_number(0, 1'000'000)));
    auto memories = memories_at_start(edition, seats);
    auto state = start(edition, seats, "memory").next;
    for (int step = 0; step < 200 && !std::holds_alternative<phase::Finished>(state.phase); ++step) {
      auto const command = random_command(edition, state, random_actor(edition, state, rng), rng);
      auto const transition = *play(edition, state, command);
      auto after_one = memories;
      follow(edition, transition.next, transition.events, after_one);
      for (auto const seat : seats_of(seats)) {
        auto const other = with_hidden_swapped(edition, {state, command}, seat, rng);
        auto const other_transition = *play(edition, other.state, *other.command);
        auto after_other = memories;
        follow(edition, other_transition.next, other_transition.events, after_other);
        RC_ASSERT(after_one[seat].remembered() == after_other[seat].remembered());
      }
      memories = after_one;
      state = transition.next;
    }
  });
}

TEST(SeatMemory, FollowsThePublicPartInTheObservation_C2_4) {
  auto const state = after(a_game(), {auction(kAnna)});
  auto const question = ask(second(), state, 0);
  auto const memory = remembered_by(kBen, second(), a_game(), {auction(kAnna)});
  Observation shown;
  Observation whole;
  observe(second(), question, kBen, shown);
  observe(second(), question, memory, whole);

  auto const middle = observed::kRemembered;
  EXPECT_TRUE(std::equal(shown.begin(), shown.begin() + middle, whole.begin()));
  EXPECT_TRUE(std::equal(whole.begin() + middle, whole.end(), memory.remembered().begin()));
  EXPECT_EQ(shown[observed::kRemembers], 0);
  EXPECT_EQ(whole[observed::kRemembers], 1);
}

TEST(ObservedParts, DoNotOverlap) {
  std::array<int, kObservationSize> parts{};
  for (auto const& part : kObservedParts) {
    auto const rows = part.each_seat == 0 ? 1 : kMaxSeats;
    for (int row = 0; row < rows; ++row) {
      for (int byte = 0; byte < part.bytes * part.count; ++byte) {
        ++parts.at(static_cast<std::size_t>(part.at + row * part.each_seat + byte));
      }
    }
  }
  for (auto const number : parts) EXPECT_LE(number, 1);
  EXPECT_EQ(std::ranges::count(parts, 0), 2) << "behind the hand and behind the bank";
}

TEST(SeatMemory, RemembersTheBidsForTheLot_C4_1) {
  auto const bids = {auction(kAnna), bid(kBen, 30), bid(kCleo, 50), bid(kBen, 60)};
  auto const memory = remembered_by(kDora, second(), a_game(), bids);

  EXPECT_EQ(two_at(memory, 2, observed::kBidOfLot), 6) << "Ben, two to the left";
  EXPECT_EQ(two_at(memory, 3, observed::kBidOfLot), 5);
  EXPECT_EQ(two_at(memory, 1, observed::kBidOfLot), 0);
}

TEST(SeatMemory, KeepsTheOtherBidsIfTheAuctionContinues_C4_8) {
  auto const memory = remembered_by(kDora, second_with(Insolvency::continue_without), a_game(),
                                    {auction(kAnna), bid(kBen, 30), bid(kCleo, 300), hammer(), sell(kAnna)});

  EXPECT_EQ(two_at(memory, 2, observed::kBidOfLot), 3);
  EXPECT_EQ(two_at(memory, 3, observed::kBidOfLot), 0) << "Cleo's are struck";
}

TEST(SeatMemory, RemembersTheLimitsOfBoundBidders_C4_8) {
  auto const memory = remembered_by(kDora, second_with(Insolvency::reauction_capped), a_game(),
                                    {auction(kAnna), bid(kCleo, 300), hammer(), sell(kAnna)});

  EXPECT_EQ(two_at(memory, 3, observed::kShown), 9 + 1);
  EXPECT_EQ(two_at(memory, 3, observed::kBidOfLot), 0);
}

TEST(SeatMemory, KnowsTheExactHandsUntilASecretTrade_C6_6) {
  auto const trade = {challenge(kAnna, kBen, kCow), offer(kAnna, money({{10, 1}})), accept(kBen)};
  auto const before = remembered_by(kDora, second(), a_cow_each(), {});
  auto const after = remembered_by(kDora, second(), a_cow_each(), trade);
  auto const exact = static_cast<std::size_t>(observed::kExact - observed::kRemembered);

  EXPECT_EQ(before.remembered()[exact], 0b1111);
  EXPECT_EQ(after.remembered()[exact], 0b1001) << "Dora's own and Cleo's";
  EXPECT_EQ(two_at(after, 1, observed::kLeastSum), 9 - 5) << "Anna may have laid the fifty,";
  EXPECT_EQ(two_at(after, 1, observed::kMostSum), 9) << "or a zero";
}

TEST(SeatMemory, CountsCardsFromEventsEvenIfZerosReturn_C6_8) {
  auto const edition = house(&Ruleset::zeros_return, true);
  SeatMemory memory(edition, 4, kDora);
  State state = a_cow_each();
  for (auto const& command :
       {challenge(kAnna, kBen, kCow), offer(kAnna, money({{10, 2}, {0, 1}})), accept(kBen)}) {
    auto const [next, events] = *play(edition, state, command);
    for (auto const& event : events) memory.see(edition, seen_by(kDora, event));
    state = next;
  }
  for (auto const seat : {kAnna, kBen}) EXPECT_EQ(memory.bounds().of(seat).cards(), state.hand(seat).size());
}

TEST(SeatMemory, RemembersTheSumOfItsOwnTie_C6_7) {
  auto const tie = {challenge(kAnna, kBen, kCow), offer(kAnna, money({{10, 2}})),
                    counter(kBen, money({{10, 2}, {0, 1}}))};

  EXPECT_EQ(tied_at(remembered_by(kAnna, second(), a_cow_each(), tie)), 2 + 1);
  EXPECT_EQ(tied_at(remembered_by(kBen, second(), a_cow_each(), tie)), 2 + 1);
  EXPECT_EQ(tied_at(remembered_by(kCleo, second(), a_cow_each(), tie)), 0);
}

TEST(SeatMemory, CountsTradesAndTheirAnswers_C6_5) {
  auto const memory = remembered_by(
      kAnna, second(), a_cow_each(),
      {challenge(kAnna, kBen, kCow), offer(kAnna, money({{10, 2}})), counter(kBen, money({{10, 1}}))});
  auto const accepted =
      remembered_by(kAnna, second(), a_cow_each(),
                    {challenge(kAnna, kBen, kCow), offer(kAnna, money({{10, 2}})), accept(kBen)});

  EXPECT_EQ(at(memory, 0, observed::kChallenges), 1);
  EXPECT_EQ(at(memory, 0, observed::kHigher), 1);
  EXPECT_EQ(at(memory, 1, observed::kCountered), 1);
  EXPECT_EQ(at(memory, 1, observed::kAccepted), 0);
  EXPECT_EQ(at(accepted, 1, observed::kAccepted), 1);
}

}  // namespace
}  // namespace kuhhandel
