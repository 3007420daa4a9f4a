// Properties of every stranger, and of the pool.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <ranges>
#include <set>
#include <vector>

#include "bots/match.h"
#include "bots/random_bot.h"
#include "engine/digest.h"
#include "engine/knowledge/resample.h"
#include "engine/scores.h"
#include "strangers/stranger.h"
#include "tests/support/words.h"

namespace kuhhandel::strangers {
namespace {

using Players = std::vector<std::unique_ptr<bots::Bot>>;

std::vector<bots::Bot*> line_up(Players const& players) {
  std::vector<bots::Bot*> bots;
  for (auto const& bot : players) bots.push_back(bot.get());
  return bots;
}

bots::Match played(Edition const& edition, Players const& players, int seed, int most_turns = 400) {
  auto const opening = start(edition, static_cast<int>(players.size()), std::to_string(seed));
  bots::Match match(edition, opening, line_up(players), static_cast<std::uint64_t>(seed));
  play_out(match, most_turns);
  return match;
}

int faults(bots::Match const& match) {
  int all = 0;
  for (auto const seat : seats_of(match.state().seats)) all += match.faults(seat);
  return all;
}

/// Four strangers in a row, from this number on.
Players strangers_from(int number) {
  Players players;
  for (int i = 0; i < 4; ++i)
    players.push_back(std::make_unique<Stranger>(character_of((number + i) % kPoolSize)));
  return players;
}

TEST(EveryStranger, ChoosesLegallyAndFinishesItsGames) {
  for (int number = 0; number < kPoolSize; number += 4) {
    auto const match = played(second(), strangers_from(number), number);
    EXPECT_EQ(faults(match), 0) << number;
    EXPECT_TRUE(std::holds_alternative<phase::Finished>(match.state().phase)) << number;
  }
}

TEST(EveryStranger, ChoosesLegallyInMaster) {
  for (int number = 0; number < kPoolSize; number += 4) {
    auto players = strangers_from(number);
    players.push_back(std::make_unique<bots::RandomBot>());
    EXPECT_EQ(faults(played(master(), players, number)), 0) << number;
  }
}

TEST(EveryStranger, ChoosesLegallyInTheOtherEditions) {
  int number = 0;
  for (auto const& edition : {published("first"), published("russian"), published("duel")}) {
    for (int i = 0; i < 20; ++i) {
      auto players = strangers_from(number += 4);
      players.resize(static_cast<std::size_t>(std::min(4, edition.most_seats)));
      EXPECT_EQ(faults(played(edition, players, i)), 0) << edition.id.text() << ' ' << number;
    }
  }
}

TEST(EveryStranger, PlaysTheSameFromTheSameSeed) {
  for (int number = 0; number < kPoolSize; number += 20) {
    auto const digest_of = [&] { return digest(played(second(), strangers_from(number), 7).state()); };
    EXPECT_EQ(digest_of(), digest_of()) << number;
  }
}

/// Plays a stranger, and compares its choice with that of another one of its number who has received the same
/// events in a world that looks the same.
class WithTwin : public bots::Bot {
 public:
  explicit WithTwin(int number) : number_(number), bot_(character_of(number)) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    edition_ = &edition;
    seats_ = seats;
    seat_ = seat;
    seed_ = seed;
    bot_.start(edition, seats, seat, seed);
  }
  void see(SeenEvent const& event) override {
    history_.push_back(event);
    bot_.see(event);
  }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    auto const choice = bot_.decide(view, legal);
    EXPECT_EQ(choice, bot_.decide(view, legal)) << "asked twice, with nothing new";
    if (decisions_++ % 10 != 0) return choice;
    auto const imagined = resample(*edition_, view, rng_);
    Stranger twin(character_of(number_));
    twin.start(*edition_, seats_, seat_, seed_);
    for (auto const& event : history_) twin.see(event);
    EXPECT_EQ(choice,
              twin.decide(view_for(*edition_, imagined, seat_), legal_actions(*edition_, imagined, seat_)));
    return choice;
  }

 private:
  int number_;
  Stranger bot_;
  std::vector<SeenEvent> history_;
  int decisions_ = 0;
  Edition const* edition_ = nullptr;
  int seats_ = 0;
  Seat seat_{};
  std::uint64_t seed_ = 0;
  Rng rng_{1};
};

TEST(EveryStranger, DecidesOnlyByWhatItMayKnow) {
  for (int number = 0; number < kPoolSize; number += 5) {
    auto players = strangers_from(number);
    players[0] = std::make_unique<WithTwin>(number);
    EXPECT_EQ(faults(played(second(), players, number)), 0) << number;
  }
}

template <class Number>
std::set<double> values(Number const& number) {
  std::set<double> all;
  for (int i = 0; i < kPoolSize; ++i) all.insert(static_cast<double>(number(character_of(i).first)));
  return all;
}

void expect_span(std::set<double> const& values, double least, double most) {
  EXPECT_LE(*values.begin(), least);
  EXPECT_GE(*values.rbegin(), most);
  EXPECT_GE(values.size(), 20U);
}

TEST(Pool, CoversTheWaysInWhichPlayersDiffer) {
  expect_span(values([](Style const& style) { return style.progress[3] / style.progress[0]; }), 1.1, 8);
  expect_span(values([](Style const& style) { return style.price; }), 0.4, 1.5);
  expect_span(values([](Style const& style) { return style.by_cash; }), 0, 0.9);
  expect_span(values([](Style const& style) { return style.reserve; }), 0, 0.6);
  expect_span(values([](Style const& style) { return style.denial; }), 0, 1.2);
  expect_span(values([](Style const& style) { return style.noise; }), 0, 0.25);
  expect_span(values([](Style const& style) { return style.bluff; }), 0, 0.4);
  expect_span(values([](Style const& style) { return style.zeros; }), 0, 0.5);
  expect_span(values([](Style const& style) { return style.accepts_at; }), 0.7, 2);
  expect_span(values([](Style const& style) { return style.accepts_any; }), 0, 0.12);
  expect_span(values([](Style const& style) { return style.trades_from; }), 0.35, 1);
  expect_span(values([](Style const& style) { return style.patience; }), 0.3, 5);
}

TEST(Pool, HasEveryMemoryAndEveryChangeOfStyle) {
  std::set<Memory> memories;
  std::set<Change> changes;
  for (int number = 0; number < kPoolSize; ++number) {
    memories.insert(character_of(number).first.memory);
    changes.insert(character_of(number).change);
  }
  EXPECT_EQ(memories.size(), 3U);
  EXPECT_EQ(changes.size(), 4U);
}

TEST(Pool, IsDividedIntoEqualHalvesOfEachFamily) {
  std::set<int> all;
  for (auto const half : {Half::training, Half::held_out}) {
    for (auto const family : kFamilies) {
      Group const group{.half = half, .family = family};
      EXPECT_EQ(size_of(group), kPoolSize / 2 / static_cast<int>(kFamilies.size()));
      for (int nth = 0; nth < size_of(group); ++nth) {
        auto const number = nth_of(group, nth);
        EXPECT_EQ(half_of(number), half);
        EXPECT_EQ(character_of(number).family, family);
        all.insert(number);
      }
    }
    Group const everyone{.half = half, .family = {}};
    for (int nth = 0; nth < size_of(everyone); ++nth) EXPECT_EQ(half_of(nth_of(everyone, nth)), half);
  }
  EXPECT_EQ(all.size(), static_cast<std::size_t>(kPoolSize));
}

TEST(AnyStranger, IsAnotherOneInEachGame) {
  std::set<std::uint64_t> ends;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Players players;
    for (int i = 0; i < 4; ++i) players.push_back(std::make_unique<AnyStranger>(Group{}));
    bots::Match match(second(), start(second(), 4, "1"), line_up(players), seed);
    play_out(match, 400);
    EXPECT_EQ(faults(match), 0);
    ends.insert(digest(match.state()));
  }
  EXPECT_EQ(ends.size(), 8U);
}

}  // namespace
}  // namespace kuhhandel::strangers
