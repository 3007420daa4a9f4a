// Tests of replaying: the beginning, the result of each command, and the first command that the rules refuse.
#include "codec/records/replay.h"

#include <gtest/gtest.h>

#include "codec/records/fingerprints.h"
#include "engine/digest.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::codec {
namespace {

Record from_seed(std::vector<Command> commands) {
  return {.edition = second(),
          .seats = {"Anna", "Ben", "Cleo"},
          .from = Dealt{.seed = "7f3a", .first = kBen},
          .commands = std::move(commands)};
}

TEST(Replay, StartsLikeTheGame_C2_3) {
  auto const end = replay(from_seed({}));

  ASSERT_TRUE(end);
  EXPECT_EQ(digest(*end), digest(start(second(), 3, "7f3a", kBen).next));
}

TEST(Replay, DrawsTheStartingPlayerIfTheRecordHasNone_C2_3) {
  auto record = from_seed({});
  record.from = Dealt{.seed = "7f3a", .first = {}};

  EXPECT_EQ(digest(*replay(record)), digest(start(second(), 3, "7f3a").next));
}

TEST(Replay, StartsFromAPosition) {
  auto record = from_seed({auction(kCleo)});
  record.from = static_cast<State const&>(a_game(3).with_turn(kCleo).with_top_of_pile({kPig}));

  auto const end = replay(record);

  ASSERT_TRUE(end);
  EXPECT_EQ(std::get<phase::Bidding>(end->phase).lot, kPig);
}

TEST(Replay, ReportsTheStartAndEachCommand) {
  std::vector<std::size_t> events;
  auto const end = replay(from_seed({auction(kBen), bid(kCleo, 10), hammer()}),
                          [&](Transition const& step) { events.push_back(step.events.size()); });

  ASSERT_TRUE(end);
  EXPECT_EQ(events.size(), 4U);
  EXPECT_TRUE(std::holds_alternative<phase::BuyingRight>(end->phase));
}

TEST(Replay, StopsAtTheFirstIllegalCommand_C4_1) {
  auto const end = replay(from_seed({auction(kBen), bid(kCleo, 40), bid(kAnna, 40), hammer()}));

  ASSERT_FALSE(end);
  EXPECT_EQ(end.error(), (Fault{2, Refusal::bid_too_low}));
}

TEST(Replay, PlaysByTheRulesOfTheRecord_C6_3) {
  auto record = from_seed({challenge(kAnna, kBen, kCow), offer(kAnna, {})});
  record.from =
      static_cast<State const&>(a_game(3).with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}}));
  EXPECT_TRUE(replay(record));

  record.edition.rules.least_offer = 1;
  EXPECT_EQ(replay(record).error(), (Fault{1, Refusal::too_few_cards}));
}

std::vector<std::uint16_t> trail_of(Record const& record) {
  std::vector<std::uint16_t> fingerprints;
  EXPECT_TRUE(replay(record, [&](Transition const& step) {
    fingerprints.push_back(state_fingerprint(record.edition, step.next));
  }));
  return fingerprints;
}

TEST(Replay, ReportsWhereTheGameDivergesFromTheRecord) {
  auto record = from_seed({auction(kBen), bid(kCleo, 10), hammer()});
  record.fingerprints = trail_of(record);
  ASSERT_TRUE(replay(record));

  record.fingerprints[2] ^= 1;

  EXPECT_EQ(replay(record).error(), (Fault{1, {}})) << "the second command";
  record.fingerprints[0] ^= 1;
  EXPECT_EQ(replay(record).error(), (Fault{0, {}})) << "already the deal";
}

TEST(Replay, StoresTheFingerprintsInItsFile) {
  auto record = from_seed({auction(kBen), bid(kCleo, 10), hammer()});
  record.fingerprints = trail_of(record);

  auto const again = record_from(to_json(record));

  EXPECT_EQ(again->fingerprints, record.fingerprints);
  auto cut = to_json(record);
  cut["trail"] = "12";
  EXPECT_EQ(text_of(record_from(cut).error()),
            "trail: must have four hexadecimal digits for the beginning and for each command");
}

}  // namespace
}  // namespace kuhhandel::codec
