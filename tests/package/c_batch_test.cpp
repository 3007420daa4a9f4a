// The batches of kuhhandel.h play many of the engine's games at once.
#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <string>
#include <vector>

#include "bindings/c/batch.h"
#include "editions/built_in.h"
#include "engine/digest.h"
#include "engine/knowledge/observation_layout.h"
#include "engine/random/rng.h"
#include "tests/package/owned.h"

namespace kuhhandel {
namespace {

constexpr kuhhandel_batch_options kPlain{.replies = KUHHANDEL_NTH,
                                         .mask = KUHHANDEL_NO_MASK,
                                         .skip_forced = 0,
                                         .threads = 1,
                                         .memory = 0,
                                         .max_decisions = KUHHANDEL_LONGEST_GAME,
                                         .bots = nullptr,
                                         .adviser = nullptr,
                                         .hands = 0,
                                         .goes_on = nullptr,
                                         .context = nullptr};

owned::Batch a_batch(kuhhandel_batch_options const& options, int games = 7, char const* edition = "second",
                     int seats = 4) {
  return owned::Batch(kuhhandel_batch_new(edition, seats, nullptr, games, 11, &options));
}

using LineUp = std::array<char const*, 4>;

/// The names must outlive the making of the batch.
kuhhandel_batch_options with_bots(LineUp const& names) {
  auto options = kPlain;
  options.bots = names.data();
  return options;
}

/// An answer for each place, by chance.
std::vector<std::uint16_t> random_answers(kuhhandel_rows const& rows, Rng& rng) {
  std::vector<std::uint16_t> answers;
  for (int i = 0; i < rows.games; ++i)
    answers.push_back(static_cast<std::uint16_t>(rng.below(rows.counts[i])));
  return answers;
}

std::vector<std::uint16_t> legal_at(kuhhandel_batch const* batch, int place) {
  std::vector<std::uint16_t> legal(kuhhandel_batch_rows(batch).counts[place]);
  kuhhandel_batch_legal(batch, place, legal.data());
  return legal;
}

/// Returns all output after each of `steps` steps, and the positions.
std::string output_of(kuhhandel_batch_options const& options, int steps) {
  auto const batch = a_batch(options);
  auto const rows = kuhhandel_batch_rows(batch.get());
  Rng rng(5);
  std::string all;
  auto const add = [&](auto const* data, int count) {
    all.append(reinterpret_cast<char const*>(data), sizeof *data * static_cast<std::size_t>(count));
  };
  for (int step = 0; step < steps; ++step) {
    auto answers = random_answers(rows, rng);
    for (int i = 0; options.replies == KUHHANDEL_FULL && i < rows.games; ++i) {
      answers[static_cast<std::size_t>(i)] = legal_at(batch.get(), i)[answers[static_cast<std::size_t>(i)]];
    }
    EXPECT_EQ(kuhhandel_batch_step(batch.get(), answers.data()), -1);
    add(rows.observations, rows.games * KUHHANDEL_OBSERVATION);
    add(rows.rewards, rows.games * rows.seats_a_game);
    add(rows.done, rows.games);
    add(rows.final_scores, rows.games * rows.seats_a_game);
  }
  return all;
}

TEST(CBatch, ReturnsNullForInvalidOptions) {
  auto wrong = kPlain;
  wrong.threads = 0;
  auto advised = kPlain;
  advised.adviser = "farmer";
  advised.replies = KUHHANDEL_COMPACT;

  EXPECT_EQ(a_batch(wrong), nullptr);
  EXPECT_EQ(a_batch(kPlain, 0), nullptr);
  EXPECT_EQ(a_batch(advised), nullptr) << "bots do what no compact reply says";
  EXPECT_EQ(a_batch(with_bots({"ghost", nullptr, nullptr, nullptr}), 1), nullptr);
  EXPECT_EQ(a_batch(with_bots({"farmer", "farmer", "farmer", "farmer"}), 1), nullptr) << "nobody is asked";
}

TEST(CBatch, IncludesHandsIfRequested) {
  auto options = kPlain;
  options.hands = 1;
  auto const batch = a_batch(options, 2);
  auto const rows = kuhhandel_batch_rows(batch.get());
  auto const& edition = *editions::named("second");
  auto const dealt = deal(edition, 4, bindings::seed_of(11, 1, 0)).state;

  EXPECT_EQ(kuhhandel_batch_rows(a_batch(kPlain).get()).hands, nullptr);
  for (auto const seat : seats_of(4)) {
    for (auto const value : kDenominations) {
      auto const column = (4 + index_of(seat)) * KUHHANDEL_MONEY_VALUES + index_of(value);
      EXPECT_EQ(rows.hands[column], dealt.hand(seat).count(value));
    }
  }
}

TEST(CBatch, DerivesGamesFromSeedSlotAndNumber) {
  auto const batch = a_batch(kPlain, 3, "mini-2", 2);
  auto const rows = kuhhandel_batch_rows(batch.get());
  auto const& edition = *editions::named("mini-2");
  Rng rng(2);
  std::vector<std::uint64_t> numbers(3);
  for (int step = 0; step < 200; ++step) {
    kuhhandel_batch_step(batch.get(), random_answers(rows, rng).data());
    for (int i = 0; i < 3; ++i) {
      if (rows.done[i] == 0) continue;
      auto& number = numbers[static_cast<std::size_t>(i)];
      auto const next = deal(edition, 2, bindings::seed_of(11, i, ++number));
      EXPECT_EQ(kuhhandel_batch_digest(batch.get(), i), digest(next.state));
      EXPECT_FLOAT_EQ(rows.rewards[2 * i] + rows.rewards[2 * i + 1], 1);
    }
  }
  EXPECT_GT(numbers.front(), 3U);
}

TEST(CBatch, IsEqualForAllReplyKindsAndThreadCounts) {
  auto by_reply = kPlain;
  by_reply.replies = KUHHANDEL_FULL;
  auto shared = kPlain;
  shared.threads = 3;

  EXPECT_EQ(output_of(by_reply, 1500), output_of(kPlain, 1500));
  EXPECT_EQ(output_of(shared, 1500), output_of(kPlain, 1500));
}

/// Compares each observation of a batch with that of the same game played alone.
TEST(CBatch, HasTheSameMemoryAsASingleGame_C2_4) {
  auto options = kPlain;
  options.memory = 1;
  auto const batch = a_batch(options, 1);
  auto const rows = kuhhandel_batch_rows(batch.get());
  owned::Game const game(
      kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, bindings::seed_of(11, 0, 0)));
  Rng rng(3);
  std::vector<std::uint8_t> seen(KUHHANDEL_OBSERVATION);
  for (int step = 0; step < 200; ++step) {
    kuhhandel_game_observe(game.get(), rows.seats[0], seen.data());
    ASSERT_EQ(std::memcmp(seen.data(), rows.observations, seen.size()), 0);
    auto const answers = random_answers(rows, rng);
    kuhhandel_game_step(game.get(), legal_at(batch.get(), 0)[answers[0]]);
    kuhhandel_batch_step(batch.get(), answers.data());
  }
  EXPECT_EQ(rows.observations[observed::kRemembers], 1);
}

TEST(CBatch, BotsPlayAsInASingleGame) {
  LineUp const names{"farmer", nullptr, "trader", nullptr};
  auto const batch = a_batch(with_bots(names), 1);
  auto const rows = kuhhandel_batch_rows(batch.get());
  auto const seed = bindings::seed_of(11, 0, 0);
  owned::Game const game(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, seed));
  std::array<owned::Bot, 4> bots;
  for (std::size_t i = 0; i < 4; ++i)
    bots[i].reset(kuhhandel_bot_new(names[i], game.get(), static_cast<int>(i), seed));
  Rng rng(3);
  while (rows.done[0] == 0) {
    for (int seat = 0; (seat = kuhhandel_game_seat(game.get())) % 2 == 0;)
      kuhhandel_game_step(game.get(), static_cast<std::uint16_t>(kuhhandel_bot_choose(
                                          bots[static_cast<std::size_t>(seat)].get(), game.get())));
    ASSERT_EQ(kuhhandel_batch_digest(batch.get(), 0), kuhhandel_game_digest(game.get()));
    auto const answers = random_answers(rows, rng);
    kuhhandel_game_step(game.get(), legal_at(batch.get(), 0)[answers[0]]);
    kuhhandel_batch_step(batch.get(), answers.data());
  }
}

TEST(CBatch, NamesTheFirstIllegalReplyWithoutEffect) {
  for (int const threads : {1, 3}) {
    auto options = kPlain;
    options.threads = threads;
    auto const batch = a_batch(options);
    std::vector<std::uint64_t> before;
    for (int i = 0; i < 7; ++i) before.push_back(kuhhandel_batch_digest(batch.get(), i));
    std::vector<std::uint16_t> answers(7);
    answers[4] = answers[6] = 999;

    EXPECT_EQ(kuhhandel_batch_step(batch.get(), answers.data()), 4);
    for (int i = 0; i < 7; ++i) {
      EXPECT_EQ(kuhhandel_batch_digest(batch.get(), i), before[static_cast<std::size_t>(i)]);
    }
  }
}

/// The numbers of the bits that are set.
std::vector<std::uint16_t> set_in(std::uint8_t const* bits, int count) {
  std::vector<std::uint16_t> set;
  for (int i = 0; i < count; ++i) {
    if ((bits[i / 8] >> (i % 8) & 1) != 0) set.push_back(static_cast<std::uint16_t>(i));
  }
  return set;
}

std::vector<std::uint16_t> set_in_bytes(std::uint8_t const* bytes, int count) {
  std::vector<std::uint16_t> set;
  for (int i = 0; i < count; ++i) {
    if (bytes[i] == 1) set.push_back(static_cast<std::uint16_t>(i));
  }
  return set;
}

/// A legal reply for each place, by chance.
std::vector<std::uint16_t> random_replies(kuhhandel_batch const* batch, int way, Rng& rng) {
  auto const rows = kuhhandel_batch_rows(batch);
  if (way == KUHHANDEL_NTH) return random_answers(rows, rng);
  std::vector<std::uint16_t> replies;
  for (int i = 0; i < rows.games; ++i) {
    replies.push_back(legal_at(batch, i)[static_cast<std::size_t>(rng.below(rows.counts[i]))]);
  }
  return replies;
}

TEST(CBatch, MasksMatchTheLegalReplies) {
  for (int const way : {KUHHANDEL_FULL, KUHHANDEL_NTH, KUHHANDEL_COMPACT, KUHHANDEL_CEILINGS}) {
    auto bits = kPlain;
    bits.replies = way;
    bits.mask = KUHHANDEL_MASK_BITS;
    auto bytes = bits;
    bytes.mask = KUHHANDEL_MASK_U8;
    auto const one = a_batch(bits, 5, "master", 6);
    auto const other = a_batch(bytes, 5, "master", 6);
    auto const packed = kuhhandel_batch_rows(one.get());
    auto const plain = kuhhandel_batch_rows(other.get());
    auto const size = kuhhandel_reply_count("master", way);
    ASSERT_EQ(plain.mask_bytes, size);
    Rng rng(4);
    for (int step = 0; step < 3000; ++step) {
      auto const place = step % 5;
      auto const set = set_in(packed.masks + place * packed.mask_bytes, size);
      ASSERT_EQ(set, set_in_bytes(plain.masks + place * plain.mask_bytes, size));
      ASSERT_EQ(set.size(), packed.counts[place]);
      ASSERT_EQ(set, legal_at(one.get(), place));
      auto const replies = random_replies(one.get(), way, rng);
      ASSERT_EQ(kuhhandel_batch_step(one.get(), replies.data()), -1);
      ASSERT_EQ(kuhhandel_batch_step(other.get(), replies.data()), -1);
    }
  }
}

TEST(CBatch, PlaysForcedAnswersAndAbortsALongGame_C12_3) {
  auto options = kPlain;
  options.skip_forced = 1;
  options.max_decisions = 40;
  auto const batch = a_batch(options);
  auto const rows = kuhhandel_batch_rows(batch.get());
  Rng rng(4);
  int cut = 0;
  for (int step = 0; step < 200; ++step) {
    kuhhandel_batch_step(batch.get(), random_answers(rows, rng).data());
    for (int i = 0; i < rows.games; ++i) {
      cut += rows.truncated[i];
      EXPECT_EQ(rows.truncated[i], rows.done[i]);
    }
  }
  EXPECT_GT(cut, 20);
}

/// Compares a batch after that number of steps with a batch restored from it.
void expect_the_same_after_restoring(kuhhandel_batch_options const& options) {
  auto const batch = a_batch(options);
  auto const rows = kuhhandel_batch_rows(batch.get());
  Rng rng(1);
  for (int step = 0; step < 300; ++step) kuhhandel_batch_step(batch.get(), random_answers(rows, rng).data());
  std::uint64_t size = 0;
  auto const* const saved = kuhhandel_batch_save(batch.get(), &size);
  auto const other = a_batch(options);
  ASSERT_EQ(kuhhandel_batch_restore(other.get(), saved, size), 1);
  auto const other_rows = kuhhandel_batch_rows(other.get());
  for (int step = 0; step < 60; ++step) {
    auto const bytes = static_cast<std::size_t>(rows.games) * KUHHANDEL_OBSERVATION;
    ASSERT_EQ(std::memcmp(rows.observations, other_rows.observations, bytes), 0) << step;
    ASSERT_EQ(std::memcmp(rows.final_observations, other_rows.final_observations, bytes * 4), 0) << step;
    auto const answers = random_answers(rows, rng);
    kuhhandel_batch_step(batch.get(), answers.data());
    kuhhandel_batch_step(other.get(), answers.data());
  }
}

TEST(CBatch, ResumesFromItsSavedBytes) {
  auto options = kPlain;
  expect_the_same_after_restoring(options);
  options.skip_forced = options.memory = 1;
  options.threads = 2;
  options.max_decisions = 100;
  expect_the_same_after_restoring(options);
}

TEST(CBatch, IsResetAfterACallThatWasStopped) {
  int looks = 1000;
  std::vector<char const*> names;
  for (int place = 0; place < 7; ++place) names.insert(names.end(), {nullptr, "farmer", "farmer", "farmer"});
  auto options = kPlain;
  options.bots = names.data();
  options.goes_on = [](void* left) { return --*static_cast<int*>(left) > 0 ? 1 : 0; };
  options.context = &looks;
  auto const batch = a_batch(options);
  auto const expected = kuhhandel_batch_digest(batch.get(), 6);
  std::vector<std::uint16_t> const first(7);
  EXPECT_EQ(kuhhandel_batch_step(batch.get(), first.data()), -1);

  looks = 3;
  EXPECT_EQ(kuhhandel_batch_step(batch.get(), first.data()), KUHHANDEL_STOPPED);
  EXPECT_EQ(kuhhandel_batch_stopped(batch.get()), 1);
  looks = 1000;
  EXPECT_EQ(kuhhandel_batch_step(batch.get(), first.data()), KUHHANDEL_STOPPED) << "until it is reset";

  kuhhandel_batch_reset(batch.get(), 11);
  EXPECT_EQ(kuhhandel_batch_stopped(batch.get()), 0);
  EXPECT_EQ(kuhhandel_batch_digest(batch.get(), 6), expected);
  EXPECT_EQ(kuhhandel_batch_step(batch.get(), first.data()), -1);
}

TEST(CBatch, RefusesInvalidBytes) {
  auto const batch = a_batch(kPlain);
  std::uint64_t size = 0;
  auto const* const saved = kuhhandel_batch_save(batch.get(), &size);
  std::vector<std::uint8_t> bytes(saved, saved + size);
  auto const other = a_batch(kPlain, 6);
  EXPECT_EQ(kuhhandel_batch_restore(other.get(), bytes.data(), size), 0) << "of another number of games";
  for (std::size_t cut : {std::size_t{0}, std::size_t{10}, bytes.size() - 1})
    EXPECT_EQ(kuhhandel_batch_restore(batch.get(), bytes.data(), cut), 0) << cut;
  bytes.push_back(0);
  EXPECT_EQ(kuhhandel_batch_restore(batch.get(), bytes.data(), bytes.size()), 0);
  std::vector<std::uint16_t> const first(7);
  EXPECT_EQ(kuhhandel_batch_step(batch.get(), first.data()), -1) << "all games have started again";
}

}  // namespace
}  // namespace kuhhandel
