// The functions of kuhhandel.h play the engine's own games.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <boost/json/parse.hpp>
#include <cstring>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "bindings/c/batch.h"
#include "bindings/c/kuhhandel/kuhhandel.h"
#include "codec/record.h"
#include "codec/replay.h"
#include "editions/built_in.h"
#include "engine/compact_replies.h"
#include "engine/digest.h"
#include "engine/observation_layout.h"
#include "engine/replies.h"
#include "engine/rng.h"

namespace kuhhandel {
namespace {

struct Free {
  void operator()(kuhhandel_game* game) const { kuhhandel_game_free(game); }
  void operator()(kuhhandel_batch* batch) const { kuhhandel_batch_free(batch); }
  void operator()(kuhhandel_bot* bot) const { kuhhandel_bot_free(bot); }
};
using Game = std::unique_ptr<kuhhandel_game, Free>;
using Games = std::unique_ptr<kuhhandel_batch, Free>;

constexpr kuhhandel_batch_options kPlain{.replies = KUHHANDEL_NTH,
                                         .mask = KUHHANDEL_NO_MASK,
                                         .skip_forced = 0,
                                         .threads = 1,
                                         .memory = 0,
                                         .max_decisions = KUHHANDEL_LONGEST_GAME,
                                         .bots = nullptr,
                                         .adviser = nullptr};

Games a_batch(kuhhandel_batch_options const& options, int games = 7, char const* edition = "second",
              int seats = 4) {
  return Games(kuhhandel_batch_new(edition, seats, nullptr, games, 11, &options));
}

using LineUp = std::array<char const*, 4>;

kuhhandel_batch_options with_bots(LineUp const& names) {
  static LineUp kept;
  kept = names;
  auto options = kPlain;
  options.bots = kept.data();
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

/// All that is told after each of so many steps, and the positions.
std::string told(kuhhandel_batch_options const& options, int steps) {
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

TEST(C, GameIsTheEnginesOwn) {
  Game const game(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, 3));
  auto const& edition = *editions::named("second");
  auto question = deal(edition, 4, 3);
  Rng rng(1);
  for (int steps = 0; question.count > 0; ++steps) {
    EXPECT_EQ(kuhhandel_game_seat(game.get()), index_of(question.seat));
    EXPECT_EQ(kuhhandel_game_count(game.get()), question.count);
    auto const nth = rng.below(question.count);
    auto const chosen = static_cast<std::uint16_t>(reply_of(edition, question, nth));
    EXPECT_EQ(kuhhandel_game_step(game.get(), chosen), nullptr);
    answer(edition, question, nth);
    ASSERT_EQ(kuhhandel_game_digest(game.get()), digest(question.state));
    std::uint16_t const* history = nullptr;
    EXPECT_EQ(kuhhandel_game_history(game.get(), &history), steps + 1);
    EXPECT_EQ(history[steps], chosen);
  }
  EXPECT_EQ(kuhhandel_game_seat(game.get()), -1);
}

TEST(C, GameRefusesByItsWordAndNothingHasHappened) {
  Game const game(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, 3));
  auto const before = kuhhandel_game_digest(game.get());

  EXPECT_STREQ(kuhhandel_game_step(game.get(), static_cast<std::uint16_t>(Reply::trade)), "no_such_trade");
  EXPECT_EQ(kuhhandel_game_digest(game.get()), before);
}

TEST(C, CloneGoesItsOwnWay) {
  Game const game(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, 3));
  Game const clone(kuhhandel_game_clone(game.get()));
  kuhhandel_game_step(clone.get(), static_cast<std::uint16_t>(Reply::auction));

  EXPECT_NE(kuhhandel_game_digest(game.get()), kuhhandel_game_digest(clone.get()));
}

/// What a seat sees, and the record, do not depend on how often anybody looked before.
TEST(C, WhoLooksLateSeesWhatAnObserverOfEveryReplyDoes_C2_4) {
  Game const game(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, 3));
  Game const watched(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, 3));
  Rng rng(4);
  std::vector<std::uint8_t> late(KUHHANDEL_OBSERVATION);
  std::vector<std::uint8_t> always(KUHHANDEL_OBSERVATION);
  std::vector<std::uint16_t> legal(1000);
  for (int step = 0; step < 500; ++step) {
    auto const count = kuhhandel_game_legal(game.get(), legal.data());
    auto const chosen = legal[static_cast<std::size_t>(rng.below(count))];
    for (auto* const each : {game.get(), watched.get()}) kuhhandel_game_step(each, chosen);
    kuhhandel_game_observe(watched.get(), step % 4, always.data());
    kuhhandel_game_record(watched.get());
  }
  Game const copied(kuhhandel_game_clone(game.get()));
  for (auto* const each : {game.get(), copied.get()}) {
    kuhhandel_game_observe(each, 499 % 4, late.data());
    EXPECT_EQ(late, always);
    EXPECT_STREQ(kuhhandel_game_record(each), kuhhandel_game_record(watched.get()));
  }
}

TEST(C, WhereThereIsButOneReplyItIsGiven) {
  Game const game(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, 3));

  EXPECT_EQ(kuhhandel_game_skip_forced(game.get()), 1) << "nobody has anything to trade yet: an auction";
  EXPECT_GT(kuhhandel_game_count(game.get()), 1);
  EXPECT_EQ(kuhhandel_game_skip_forced(game.get()), 0);
}

TEST(C, WhatThereIsNotIsNull) {
  auto wrong = kPlain;
  wrong.threads = 0;

  EXPECT_EQ(kuhhandel_game_new("seventh", 4, nullptr, KUHHANDEL_FULL, 0), nullptr);
  EXPECT_EQ(kuhhandel_game_new("second", 6, nullptr, KUHHANDEL_FULL, 0), nullptr);
  EXPECT_EQ(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_NTH, 0), nullptr) << "for batches";
  EXPECT_EQ(kuhhandel_reply_count("second", 4), 0);
  EXPECT_EQ(kuhhandel_compact_layout("seventh"), nullptr);
  EXPECT_EQ(a_batch(wrong), nullptr);
  EXPECT_EQ(a_batch(kPlain, 0), nullptr);
  auto advised = kPlain;
  advised.adviser = "farmer";
  advised.replies = KUHHANDEL_COMPACT;
  EXPECT_EQ(a_batch(advised), nullptr) << "bots do what no compact reply says";
  EXPECT_EQ(a_batch(with_bots({"fox", nullptr, nullptr, nullptr}), 1), nullptr);
  EXPECT_EQ(a_batch(with_bots({"farmer", "farmer", "farmer", "farmer"}), 1), nullptr) << "nobody is asked";
  EXPECT_EQ(kuhhandel_edition(100), nullptr);
  EXPECT_STREQ(kuhhandel_edition(0), "second");
}

TEST(C, GamesOfABatchFollowFromSeedPlaceAndNumber) {
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

TEST(C, BatchIsTheSameByRepliesByAnswersAndForAnyNumberOfThreads) {
  auto by_reply = kPlain;
  by_reply.replies = KUHHANDEL_FULL;
  auto shared = kPlain;
  shared.threads = 3;

  EXPECT_EQ(told(by_reply, 1500), told(kPlain, 1500));
  EXPECT_EQ(told(shared, 1500), told(kPlain, 1500));
}

/// What a batch shows, each observation beside that of the same game played alone.
TEST(C, BatchRemembersWhatAGameDoes_C2_4) {
  auto options = kPlain;
  options.memory = 1;
  auto const batch = a_batch(options, 1);
  auto const rows = kuhhandel_batch_rows(batch.get());
  Game const game(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, bindings::seed_of(11, 0, 0)));
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

TEST(C, BotsOfABatchPlayAsOnTheSeatsOfAGame) {
  LineUp const names{"farmer", nullptr, "trader", nullptr};
  auto const batch = a_batch(with_bots(names), 1);
  auto const rows = kuhhandel_batch_rows(batch.get());
  auto const seed = bindings::seed_of(11, 0, 0);
  Game const game(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, seed));
  std::array<std::unique_ptr<kuhhandel_bot, Free>, 4> bots;
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

/// Played by random replies to its end or for a while.
void play_on(kuhhandel_game* game, Rng& rng) {
  std::vector<std::uint16_t> legal(1000);
  for (int step = 0; step < 600 && kuhhandel_game_seat(game) >= 0; ++step) {
    auto const count = kuhhandel_game_legal(game, legal.data());
    kuhhandel_game_step(game, legal[static_cast<std::size_t>(rng.below(count))]);
  }
}

void expect_to_be_replayed(char const* edition, int seats, char const* rules, int replies, Rng& rng) {
  Game const game(kuhhandel_game_new(edition, seats, rules, replies, rng.next()));
  play_on(game.get(), rng);
  auto const record = codec::record_from_text(kuhhandel_game_record(game.get()));
  ASSERT_TRUE(record) << codec::text_of(record.error());
  auto const end = codec::replay(*record);
  ASSERT_TRUE(end) << codec::sentence_of(end.error());
  EXPECT_EQ(digest(*end), kuhhandel_game_digest(game.get())) << edition << ' ' << rules << ' ' << replies;
}

TEST(C, RecordOfAGameIsReplayedToTheSamePositionHoweverItIsAsked_C11_4) {
  Rng rng(7);
  for (auto const& edition : editions::all()) {
    for (auto const* const rules : {"", "settlement=winner_pays zeros_return=true offer_count=concealed",
                                    "insolvency=continue_without super_trade=true payments=closed"}) {
      for (int const replies : {KUHHANDEL_FULL, KUHHANDEL_COMPACT, KUHHANDEL_CEILINGS})
        expect_to_be_replayed(edition.id.text().data(), edition.most_seats, rules, replies, rng);
    }
  }
}

TEST(C, HouseRulesAreRefusedByWhatIsWrong_C11_4) {
  EXPECT_EQ(kuhhandel_rules_refused("second", "settlement=winner_pays"), nullptr);
  EXPECT_STREQ(kuhhandel_rules_refused("second", "settlement=none"), "settlement: 'none' is not known");
  EXPECT_STREQ(kuhhandel_rules_refused("second", "luck=true"), "no rule is called 'luck'");
  EXPECT_STREQ(kuhhandel_rules_refused("mini-2", "bonus=true"), "bonus: the box has no bonus card");
  EXPECT_EQ(kuhhandel_game_new("second", 4, "luck=true", KUHHANDEL_FULL, 1), nullptr);
}

TEST(C, LayoutOfAnObservationIsJson) {
  auto const layout = boost::json::parse(kuhhandel_observation_layout());

  EXPECT_EQ(layout.at("version"), kObservationVersion);
  EXPECT_EQ(layout.at("parts").as_array().size(), kObservedParts.size());
  EXPECT_EQ(layout.at_pointer("/parts/0/name"), "asks");
}

TEST(C, BatchNamesTheFirstIllegalReplyAndNothingHasHappened) {
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

TEST(C, MasksHaveTheLegalReplies) {
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

TEST(C, GameRefusesByItsWordHoweverItIsAsked) {
  auto const refused = [](int way, std::initializer_list<int> replies) {
    Game const game(kuhhandel_game_new("second", 4, nullptr, way, 3));
    char const* word = nullptr;
    for (int const reply : replies) word = kuhhandel_game_step(game.get(), static_cast<std::uint16_t>(reply));
    return std::string(word == nullptr ? "" : word);
  };
  auto const by_100 = static_cast<int>(CompactReply::raise) + 10;
  auto const by_1000 = static_cast<int>(CompactReply::raise) + 23;

  EXPECT_EQ(refused(KUHHANDEL_COMPACT, {0, by_100, by_1000}), "bid_beyond_all_money");
  EXPECT_EQ(refused(KUHHANDEL_COMPACT, {999}), "not_now");
  EXPECT_EQ(refused(KUHHANDEL_CEILINGS, {0, static_cast<int>(Reply::bid) + 400}), "bid_beyond_all_money");
}

TEST(C, LayoutOfCompactRepliesIsJson) {
  auto const layout = boost::json::parse(kuhhandel_compact_layout("second"));
  auto const& edition = *editions::named("second");

  EXPECT_EQ(layout.at("size"), kuhhandel_reply_count("second", KUHHANDEL_COMPACT));
  EXPECT_EQ(layout.at("hash").as_string(), std::to_string(compact_hash(edition)));
  EXPECT_EQ(layout.at_pointer("/parts/12/name"), "raise");
  EXPECT_EQ(layout.at("table").as_array().size(), static_cast<std::size_t>(compact_count(edition)));
  EXPECT_EQ(layout.at_pointer("/table/0"), static_cast<int>(Reply::auction));
}

TEST(C, ForcedAnswersAreGivenAndALongGameIsCut_C12_3) {
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

}  // namespace
}  // namespace kuhhandel
