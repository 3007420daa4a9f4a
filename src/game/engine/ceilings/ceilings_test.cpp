#include "engine/ceilings/ceilings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "engine/choices/commands_of.h"
#include "engine/choices/replies.h"
#include "engine/digest.h"
#include "engine/knowledge/observation.h"
#include "engine/knowledge/seat_memory.h"
#include "engine/phases/bidding.h"
#include "engine/play.h"
#include "engine/random/rng.h"
#include "engine/sequential.h"
#include "tests/support/laws.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

/// A game of random answers by ceilings, in any edition.
struct Walk {
  Edition edition = any_rules();
  int seats = any_number(edition.fewest_seats, edition.most_seats);
  Rng rng{static_cast<std::uint64_t>(any_number(0, 1'000'000))};
  CeilingQuestion current = deal_by_ceilings(edition, seats, rng.next());
  std::vector<Event> events;  // of the last answer

  bool goes_on() const { return current.question.count > 0; }
  /// Gives a random answer and returns its number.
  int step() {
    events.clear();
    auto const nth = rng.below(current.question.count);
    answer(edition, current, nth, events);
    return nth;
  }
};

TEST(CeilingGames, MatchPlayStepByStepInPositionAndEvents_C12_1) {
  check_law(60, [] {
    Walk walk;
    auto state = walk.current.question.state;
    for (int step = 0; step < 500 && walk.goes_on(); ++step) {
      auto const before = walk.current.question;
      auto const nth = walk.step();
      std::vector<Event> emitted;
      auto const& after = walk.current.question.state;
      for (auto const& command : commands_of(walk.edition, before, nth, walk.events, after)) {
        auto const played = play(walk.edition, state, command);
        RC_ASSERT(played.has_value());
        state = played->next;
        emitted.insert(emitted.end(), played->events.begin(), played->events.end());
      }
      RC_ASSERT(digest(state) == digest(after));
      RC_ASSERT(emitted == walk.events);
    }
  });
}

TEST(CeilingGames, AreEqualWithAndWithoutEvents) {
  check_law(20, [] {
    Walk walk;
    auto without_events = walk.current;
    for (int step = 0; step < 500 && walk.goes_on(); ++step) {
      answer(walk.edition, without_events, walk.step());
      RC_ASSERT(digest(without_events.question.state) == digest(walk.current.question.state));
      RC_ASSERT(without_events.question.count == walk.current.question.count);
      RC_ASSERT(without_events.question.seat == walk.current.question.seat);
    }
  });
}

/// Bids the lowest amount for each seat asked in turn while it is within their ceiling (C12.1), up to the
/// hammer.
State by_single_steps(Edition const& edition, State state, CeilingOfSeat const& ceilings) {
  SeatSet silent;
  for (;;) {
    auto const* const auction = std::get_if<phase::Bidding>(&state.phase);
    auto const allowed = bids_allowed(edition, state, *auction);
    auto const seat = next_to_bid(state, silent, *auction);
    if (!seat) return play(edition, state, hammer())->next;
    auto const bid_now = Command{*seat, action::Bid{allowed.lowest}};
    auto const raised = play(edition, state, bid_now);
    if (tens_of(allowed.lowest) > ceilings[*seat] || !raised) {
      silent.insert(*seat);
      continue;
    }
    state = raised->next;
    silent = {};
  }
}

TEST(CeilingGames, EndTheBiddingLikeSingleSteps_C12_1) {
  check_law(100, [] {
    Walk walk;
    for (int step = 0; step < 400 && walk.goes_on(); ++step) {
      auto const before = walk.current;
      bool const bids = before.question.asks == Asks::bid;
      walk.step();
      auto const* const sale = std::get_if<phase::BuyingRight>(&walk.current.question.state.phase);
      if (!bids || sale == nullptr) continue;
      auto const end = by_single_steps(walk.edition, before.question.state, walk.current.ceilings);
      RC_ASSERT(digest(end) == digest(walk.current.question.state));
    }
  });
}

TEST(CeilingGames, MapReplyNumbersBackToAnswers) {
  check_law(40, [] {
    Walk walk;
    std::vector<Reply> buffer(static_cast<std::size_t>(reply_count(walk.edition)));
    for (int step = 0; step < 300 && walk.goes_on(); ++step) {
      auto const& question = walk.current.question;
      auto const listed = list_replies(walk.edition, question, buffer);
      RC_ASSERT(static_cast<int>(listed.size()) == question.count);
      std::size_t at = 0;
      for (int number = 0; number < reply_count(walk.edition); ++number) {
        auto const reply = static_cast<Reply>(number);
        auto const nth = nth_of(walk.edition, question, reply);
        bool const is_listed = at < listed.size() && listed[at] == reply;
        RC_ASSERT(nth.has_value() == is_listed);
        if (nth) RC_ASSERT(*nth == static_cast<int>(at++));
        if (nth) RC_ASSERT(reply_of(walk.edition, question, *nth) == reply);
      }
      RC_ASSERT(at == listed.size());
      walk.step();
    }
  });
}

TEST(CeilingGames, HideOtherPlayersChoicesUntilTheyAreRevealed_C6_5) {
  check_law(40, [] {
    Walk walk;
    for (int step = 0; step < 300 && walk.goes_on(); ++step) {
      auto const before = walk.current.question;
      auto other = walk.current;
      answer(walk.edition, other, walk.rng.below(before.count));
      walk.step();
      auto const& question = walk.current.question;
      // Neither answer had events, and the same seat is asked.
      bool const had_events = digest(question.state) != digest(before.state) ||
                              digest(other.question.state) != digest(before.state);
      if (had_events) continue;
      for (auto const seat : seats_of(walk.seats)) {
        if (seat == before.seat) continue;
        Observation seen;
        Observation other_seen;
        observe(walk.edition, question, seat, seen);
        observe(walk.edition, other.question, seat, other_seen);
        RC_ASSERT(seen == other_seen);
      }
    }
  });
}

/// Gives each of the answers, specified as replies.
CeilingQuestion answered(State const& state, std::initializer_list<Reply> replies) {
  auto current = ask_by_ceilings(second(), state, 0);
  for (auto const reply : replies)
    answer(second(), current, nth_of(second(), current.question, reply).value());
  return current;
}

Reply amount(int points) { return points == 0 ? Reply::silent : plus(Reply::bid, points / 10 - 1); }

Bid standing_of(CeilingQuestion const& current) {
  return std::get<phase::BuyingRight>(current.question.state.phase).standing;
}

TEST(Ceilings, AreChosenOnceAndTheHighestPaysTenAboveTheNext_C4_1) {
  auto const current = answered(a_game(), {Reply::auction, amount(70), amount(300), amount(0)});

  EXPECT_EQ(current.question.asks, Asks::buying_right);
  EXPECT_EQ(standing_of(current), (Bid{kCleo, 80}));
}

TEST(Ceilings, GiveATieToTheBidderWhoReachesItFirst_C12_1) {
  EXPECT_EQ(standing_of(answered(a_game(), {Reply::auction, amount(30), amount(30), amount(0)})),
            (Bid{kBen, 30}));
  EXPECT_EQ(standing_of(answered(a_game(), {Reply::auction, amount(40), amount(40), amount(0)})),
            (Bid{kCleo, 40}));
}

TEST(Ceilings, LeaveTheLotToTheAuctioneerIfAllAreSilent_C4_3) {
  auto const current = answered(a_game(), {Reply::auction, Reply::silent, Reply::silent, Reply::silent});

  EXPECT_EQ(current.question.asks, Asks::turn);
  EXPECT_EQ(current.question.seat, kBen);
}

TEST(Ceilings, StayValidIfTheHighestBidderCannotPay_C4_8) {
  auto const current =
      answered(a_game(), {Reply::auction, amount(50), amount(300), amount(250), Reply::sell, Reply::sell});

  EXPECT_EQ(current.question.asks, Asks::turn)
      << "nobody was asked again, and Dora pays a ten more than Ben would";
  EXPECT_EQ(current.question.state.herd(kDora).count(kRooster), 1);
  EXPECT_EQ(current.question.state.hand(kDora).sum(), 90 - 60);
}

TEST(Ceilings, PayTheCheapestWay_C4_6) {
  auto const current = answered(a_game(), {Reply::auction, amount(50), amount(60), amount(0), Reply::sell});

  EXPECT_EQ(current.question.state.hand(kCleo), money({{0, 2}, {10, 3}})) << "the fifty and a ten went";
}

TEST(Ceilings, AskForASumAndThenForZeros_C6_3) {
  auto const cows = plus(Reply::trade, index_of(kCow));
  auto const current = answered(a_cow_each(), {cows, amount(60), plus(Reply::money, 2)});

  EXPECT_EQ(std::get<phase::Answer>(current.question.state.phase).offer, money({{0, 2}, {10, 1}, {50, 1}}));
  EXPECT_EQ(answered(a_cow_each(), {cows}).question.asks, Asks::sum);
  EXPECT_EQ(answered(a_cow_each(), {cows}).question.count, 1 + 9) << "nothing, and 10 to 90";
}

TEST(Ceilings, CounterWithAtLeastOneCard_C6_5) {
  auto const cows = plus(Reply::trade, index_of(kCow));
  auto const no_zeros = State(a_cow_each().with_hand(kBen, money({{10, 2}, {50, 1}})));
  auto const current = answered(no_zeros, {cows, amount(0), Reply::money, Reply::counter});
  auto const with_zeros = answered(a_cow_each(), {cows, amount(0), Reply::money, Reply::counter, amount(0)});

  EXPECT_EQ(reply_of(second(), current.question, 0), amount(10));
  EXPECT_EQ(with_zeros.question.asks, Asks::money);
  EXPECT_EQ(with_zeros.question.count, 2) << "one zero or two";
}

TEST(Ceilings, AreRememberedAsBids_C4_1) {
  auto current = answered(a_game(), {Reply::auction, amount(70), amount(300)});
  auto memories = memories_at_start(second(), 4);
  std::vector<Event> events;
  answer(second(), current, 0, events);
  follow(second(), current.question.state, events, memories);
  auto const row = observed::kRows - observed::kRemembered;
  auto const& of_anna = memories[kAnna].remembered();

  EXPECT_EQ(of_anna[static_cast<std::size_t>(row + observed::kRowBytes + observed::kBidOfLot)], 7);
  EXPECT_EQ(of_anna[static_cast<std::size_t>(row + 2 * observed::kRowBytes + observed::kBidOfLot)], 8);
}

}  // namespace
}  // namespace kuhhandel
