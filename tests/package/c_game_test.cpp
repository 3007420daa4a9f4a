// The functions of kuhhandel.h play the engine's own games.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "codec/records/record.h"
#include "codec/records/replay.h"
#include "editions/built_in.h"
#include "engine/choices/compact_replies.h"
#include "engine/choices/replies.h"
#include "engine/digest.h"
#include "engine/knowledge/observation_layout.h"
#include "engine/random/rng.h"
#include "tests/package/owned.h"

namespace kuhhandel {
namespace {

TEST(CGame, MatchesTheEngine) {
  owned::Game const game(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, 3));
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

TEST(CGame, NamesARefusalAndDoesNotChange) {
  owned::Game const game(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, 3));
  auto const before = kuhhandel_game_digest(game.get());

  EXPECT_STREQ(kuhhandel_game_step(game.get(), static_cast<std::uint16_t>(Reply::trade)), "no_such_trade");
  EXPECT_EQ(kuhhandel_game_digest(game.get()), before);
}

TEST(CGame, CloneIsIndependent) {
  owned::Game const game(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, 3));
  owned::Game const clone(kuhhandel_game_clone(game.get()));
  kuhhandel_game_step(clone.get(), static_cast<std::uint16_t>(Reply::auction));

  EXPECT_NE(kuhhandel_game_digest(game.get()), kuhhandel_game_digest(clone.get()));
}

/// The observation of a seat and the record do not depend on earlier observations.
TEST(CGame, ALateObservationMatchesAContinuousOne_C2_4) {
  owned::Game const game(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, 3));
  owned::Game const watched(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, 3));
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
  owned::Game const copied(kuhhandel_game_clone(game.get()));
  for (auto* const each : {game.get(), copied.get()}) {
    kuhhandel_game_observe(each, 499 % 4, late.data());
    EXPECT_EQ(late, always);
    EXPECT_STREQ(kuhhandel_game_record(each), kuhhandel_game_record(watched.get()));
  }
}

TEST(CGame, PlaysForcedReplies) {
  owned::Game const game(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_FULL, 3));

  EXPECT_EQ(kuhhandel_game_skip_forced(game.get()), 1) << "nobody has anything to trade yet: an auction";
  EXPECT_GT(kuhhandel_game_count(game.get()), 1);
  EXPECT_EQ(kuhhandel_game_skip_forced(game.get()), 0);
}

TEST(CGame, ReturnsNullForInvalidArguments) {
  EXPECT_EQ(kuhhandel_game_new("seventh", 4, nullptr, KUHHANDEL_FULL, 0), nullptr);
  EXPECT_EQ(kuhhandel_game_new("second", 6, nullptr, KUHHANDEL_FULL, 0), nullptr);
  EXPECT_EQ(kuhhandel_game_new("second", 4, nullptr, KUHHANDEL_NTH, 0), nullptr) << "for batches";
  EXPECT_EQ(kuhhandel_reply_count("second", 4), 0);
  EXPECT_EQ(kuhhandel_compact_layout("seventh"), nullptr);
  EXPECT_EQ(kuhhandel_edition(100), nullptr);
  EXPECT_STREQ(kuhhandel_edition(0), "second");
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
  owned::Game const game(kuhhandel_game_new(edition, seats, rules, replies, rng.next()));
  play_on(game.get(), rng);
  auto const record = codec::record_from_text(kuhhandel_game_record(game.get()));
  ASSERT_TRUE(record) << codec::text_of(record.error());
  auto const end = codec::replay(*record);
  ASSERT_TRUE(end) << codec::sentence_of(end.error());
  EXPECT_EQ(digest(*end), kuhhandel_game_digest(game.get())) << edition << ' ' << rules << ' ' << replies;
}

TEST(CGame, RecordReplaysToTheSamePositionForAllReplyKinds_C11_4) {
  Rng rng(7);
  for (auto const& edition : editions::all()) {
    for (auto const* const rules : {"", "settlement=winner_pays zeros_return=true offer_count=concealed",
                                    "insolvency=continue_without super_trade=true payments=closed"}) {
      for (int const replies : {KUHHANDEL_FULL, KUHHANDEL_COMPACT, KUHHANDEL_CEILINGS})
        expect_to_be_replayed(edition.id.text().data(), edition.most_seats, rules, replies, rng);
    }
  }
}

TEST(CGame, NamesTheErrorInHouseRules_C11_4) {
  EXPECT_EQ(kuhhandel_rules_refused("second", "settlement=winner_pays"), nullptr);
  EXPECT_STREQ(kuhhandel_rules_refused("second", "settlement=none"), "settlement: 'none' is not known");
  std::string_view const unknown = kuhhandel_rules_refused("second", "luck=true");
  EXPECT_TRUE(unknown.starts_with("no rule is called 'luck'; they are ")) << unknown;
  EXPECT_NE(unknown.find("settlement"), std::string_view::npos) << unknown;
  EXPECT_STREQ(kuhhandel_rules_refused("mini-2", "bonus=true"), "bonus: the box has no bonus card");
  EXPECT_EQ(kuhhandel_game_new("second", 4, "luck=true", KUHHANDEL_FULL, 1), nullptr);
}

TEST(CGame, ObservationLayoutIsJson) {
  auto const layout = boost::json::parse(kuhhandel_observation_layout());

  EXPECT_EQ(layout.at("version"), kObservationVersion);
  EXPECT_EQ(layout.at("parts").as_array().size(), kObservedParts.size());
  EXPECT_EQ(layout.at_pointer("/parts/0/name"), "asks");
}

TEST(CGame, NamesARefusalForAllReplyKinds) {
  auto const refused = [](int way, std::initializer_list<int> replies) {
    owned::Game const game(kuhhandel_game_new("second", 4, nullptr, way, 3));
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

TEST(CGame, CompactReplyLayoutIsJson) {
  auto const layout = boost::json::parse(kuhhandel_compact_layout("second"));
  auto const& edition = *editions::named("second");

  EXPECT_EQ(layout.at("size"), kuhhandel_reply_count("second", KUHHANDEL_COMPACT));
  EXPECT_EQ(layout.at("hash").as_string(), std::to_string(compact_hash(edition)));
  EXPECT_EQ(layout.at_pointer("/parts/12/name"), "raise");
  EXPECT_EQ(layout.at("table").as_array().size(), static_cast<std::size_t>(compact_count(edition)));
  EXPECT_EQ(layout.at_pointer("/table/0"), static_cast<int>(Reply::auction));
}

}  // namespace
}  // namespace kuhhandel
