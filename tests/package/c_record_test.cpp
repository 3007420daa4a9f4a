// The records of kuhhandel.h: read again they are the same games.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/random/rng.h"
#include "tests/package/owned.h"

namespace kuhhandel {
namespace {

using testing::HasSubstr;

owned::Game played(char const* edition, int seats, std::uint64_t seed, char const* rules = nullptr) {
  owned::Game game(kuhhandel_game_new(edition, seats, rules, KUHHANDEL_FULL, seed));
  Rng rng(seed);
  std::vector<std::uint16_t> legal(static_cast<std::size_t>(kuhhandel_reply_count(edition, KUHHANDEL_FULL)));
  for (int left = 3000; kuhhandel_game_count(game.get()) > 0 && left > 0; --left) {
    auto const count = kuhhandel_game_legal(game.get(), legal.data());
    kuhhandel_game_step(game.get(), legal[static_cast<std::size_t>(rng.below(count))]);
  }
  return game;
}

owned::Record read(std::string const& text, std::string* refused = nullptr) {
  char const* why = "";
  owned::Record record(kuhhandel_record_read(text.c_str(), &why));
  if (refused != nullptr) *refused = why;
  return record;
}

struct Table {
  char const* edition;
  int seats;
  char const* rules;
};

class CRecordOf : public testing::TestWithParam<Table> {};

TEST_P(CRecordOf, RoundTrips) {
  auto const [edition, seats, rules] = GetParam();
  for (std::uint64_t seed = 1; seed < 6; ++seed) {
    auto const game = played(edition, seats, seed, rules);
    std::string const text = kuhhandel_game_record(game.get());
    auto const record = read(text);
    ASSERT_NE(record, nullptr);
    char const* refused = "";
    owned::Game const again(kuhhandel_game_from_record(record.get(), &refused));
    ASSERT_NE(again, nullptr) << refused;
    EXPECT_EQ(kuhhandel_game_digest(again.get()), kuhhandel_game_digest(game.get()));
    EXPECT_EQ(kuhhandel_game_record(again.get()), text);
  }
}

INSTANTIATE_TEST_SUITE_P(Editions, CRecordOf,
                         testing::Values(Table{"second", 4, nullptr}, Table{"master", 5, nullptr},
                                         Table{"duel", 2, nullptr}, Table{"mini-pairs", 3, nullptr},
                                         Table{"second", 3, "settlement=winner_pays offer_count=open"}));

/// A game of people, whose seed is no number.
constexpr auto kEvening =
    R"({"format":"kuhhandel-record","version":1,"rules_version":2,"edition":"second",)"
    R"("seats":["A \"x\"","B","C"],"seed":"7f3a \"é\"","first":1,"proof":null,"commands":)"
    R"([{"by":1,"do":"auction"},{"by":0,"do":"bid","amount":20},{"by":"house","do":"hammer"},)"
    R"({"by":1,"do":"sell"},{"by":0,"do":"pay","money":{"10":2}}]})";

TEST(CRecord, MayHaveAnyTextAsItsSeed) {
  auto const record = read(kEvening);
  ASSERT_NE(record, nullptr);
  owned::Game const game(kuhhandel_game_from_record(record.get(), nullptr));
  ASSERT_NE(game, nullptr);
  std::string const text = kuhhandel_game_record(game.get());

  EXPECT_THAT(text, HasSubstr(R"("seed":"7f3a \"é\"","first":1,)"));
  auto const again = read(text);
  owned::Game const same(kuhhandel_game_from_record(again.get(), nullptr));
  EXPECT_EQ(kuhhandel_game_digest(same.get()), kuhhandel_game_digest(game.get()));
}

TEST(CRecord, HasItsCommandsAsRows) {
  auto const record = read(kEvening);
  auto const count = static_cast<std::size_t>(kuhhandel_record_count(record.get()));
  std::vector<std::int32_t> rows(count * KUHHANDEL_ROW_COLUMNS);
  std::array<std::int32_t, KUHHANDEL_MOST_SEATS> scores{};
  std::array<float, KUHHANDEL_MOST_SEATS> shares{};

  ASSERT_EQ(kuhhandel_record_rows(record.get(), rows.data(), scores.data(), shares.data()), nullptr);
  auto const at = [&](std::size_t row, std::string_view column) {
    int place = 0;
    while (kuhhandel_row_column(place) != column) ++place;
    return std::pair(place, rows[row * KUHHANDEL_ROW_COLUMNS + static_cast<std::size_t>(place)]);
  };
  auto const word = [&](std::size_t row, std::string_view column) {
    auto const [place, number] = at(row, column);
    return std::string(kuhhandel_row_text("second", place, number));
  };
  EXPECT_EQ(word(0, "do"), "auction");
  EXPECT_EQ(word(2, "do"), "hammer");
  EXPECT_EQ(at(2, "by").second, -1);
  EXPECT_EQ(at(2, "standing").second, 20);
  EXPECT_EQ(word(4, "phase"), "payment");
  EXPECT_EQ(word(4, "lot"), word(2, "lot"));
  EXPECT_EQ(at(4, "money").second, 20);
  EXPECT_EQ(kuhhandel_row_column(KUHHANDEL_ROW_COLUMNS), nullptr);
  EXPECT_EQ(kuhhandel_row_text("second", 0, 0), nullptr) << "a plain number";
}

std::string with(std::string const& from, std::string const& to) {
  std::string text = kEvening;
  return text.replace(text.find(from), from.size(), to);
}

TEST(CRecord, NamesTheInvalidField) {
  auto const why = [](std::string const& text) {
    std::string refused;
    EXPECT_EQ(read(text, &refused), nullptr) << text;
    return refused;
  };

  EXPECT_THAT(why("{"), HasSubstr(""));
  EXPECT_EQ(why(with(R"("second")", R"("seventh")")), "edition: no edition is called that");
  EXPECT_EQ(why(with(R"("do":"sell")", R"("do":"lend")")), "commands[3].do: no command is called that");
  EXPECT_EQ(why(with(R"("amount":20)", R"("amount":"x")")), "commands[1].amount: must be a whole number");
  EXPECT_EQ(why(with(R"("10":2)", R"("11":2)")), "commands[4].money.11: is not the value of a money card");
  EXPECT_EQ(why(with(R"("proof":null)", R"("position":{})")),
            "position: games that begin in a position are not read here");
}

TEST(CRecord, NamesAnIllegalCommand) {
  auto const record = read(with(R"("amount":20)", R"("amount":25)"));
  char const* refused = "";
  std::vector<std::int32_t> rows(std::size_t{5} * KUHHANDEL_ROW_COLUMNS);
  std::array<std::int32_t, KUHHANDEL_MOST_SEATS> scores{};
  std::array<float, KUHHANDEL_MOST_SEATS> shares{};

  EXPECT_EQ(kuhhandel_game_from_record(record.get(), &refused), nullptr);
  EXPECT_STREQ(refused, "commands[1]: no reply of the asked seat leads to this command");
  EXPECT_STREQ(kuhhandel_record_rows(record.get(), rows.data(), scores.data(), shares.data()),
               "commands[1]: is refused: bid_not_in_tens");
}

}  // namespace
}  // namespace kuhhandel
