// The nets of kuhhandel.h think and play as they do everywhere.
#include <gtest/gtest.h>

#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "neural/network/policy.h"
#include "tests/package/owned.h"
#include "tests/support/a_random_net.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel {
namespace {

static_assert(KUHHANDEL_CEILING_REPLIES == kCeilingReplies);

neural::Net a_net() { return a_random_net({.seats = 4, .playable = {{Word("second"), 3, 4}}}); }

owned::Game a_game_of(int seats) {
  return owned::Game(kuhhandel_game_new("second", seats, nullptr, KUHHANDEL_FULL, 1));
}

TEST(CNets, MatchTheirFile) {
  auto const bytes = written(a_net());
  owned::Net const net(kuhhandel_net_read(bytes.data(), bytes.size(), nullptr));
  Observation seen{};
  kuhhandel_game_observe(a_game_of(4).get(), 0, seen.data());
  std::vector<std::int32_t> logits(KUHHANDEL_CEILING_REPLIES);
  kuhhandel_net_logits(net.get(), seen.data(), logits.data());

  neural::Policy policy(std::make_shared<neural::Net const>(a_net()));
  auto const expected = policy.logits(seen);
  EXPECT_TRUE(std::equal(logits.begin(), logits.end(), expected.begin(), expected.end()));
  EXPECT_EQ(kuhhandel_net_plays(net.get(), "second", 4), 1);
  EXPECT_EQ(kuhhandel_net_plays(net.get(), "second", 5), 0);
}

TEST(CNets, ReturnNullAndAReasonForInvalidData) {
  auto bytes = written(a_net());
  bytes.pop_back();
  char const* refused = nullptr;

  EXPECT_EQ(kuhhandel_net_read(bytes.data(), bytes.size(), &refused), nullptr);
  EXPECT_STREQ(refused, "this net is cut off.");
  EXPECT_EQ(kuhhandel_feature_count(7), 0);
  EXPECT_EQ(kuhhandel_features_layout(1), nullptr);
}

TEST(CNets, CanPlayAsBotsFromAFile) {
  ThrowawayFolder const folder;
  auto const bytes = written(a_net());
  auto const name = "net:" + (folder.path() / "net.khn1").string();
  std::ofstream(name.substr(4), std::ios::binary)
      .write(reinterpret_cast<char const*>(bytes.data()), std::ssize(bytes));
  auto const game = a_game_of(3);
  auto const seat = kuhhandel_game_seat(game.get());
  owned::Bot const bot(kuhhandel_bot_new(name.c_str(), game.get(), seat, 1));

  EXPECT_EQ(kuhhandel_game_step(game.get(),
                                static_cast<std::uint16_t>(kuhhandel_bot_choose(bot.get(), game.get()))),
            nullptr);
  EXPECT_EQ(kuhhandel_bot_new(name.c_str(), a_game_of(5).get(), 0, 1), nullptr);
  EXPECT_EQ(kuhhandel_bot_new("net:/nowhere", game.get(), 0, 1), nullptr);
}

}  // namespace
}  // namespace kuhhandel
