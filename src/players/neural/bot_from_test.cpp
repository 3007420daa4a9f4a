#include "neural/bot_from.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "tests/support/a_random_net.h"
#include "tests/support/words.h"

namespace kuhhandel::neural {
namespace {

std::string fault_of(std::string_view description) {
  auto const bot = bot_from(description);
  return bot ? "none" : bot.error();
}

TEST(BotFrom, ANameWithoutANetIsABuiltInBot) {
  EXPECT_EQ(fault_of("farmer"), "none");
  EXPECT_EQ(fault_of("shark:playouts=4"), "none");
  EXPECT_EQ(
      fault_of("ghost"),
      "there is no bot 'ghost'; known: random, dreamer, guest, child, neighbour, miser, bluffer, blocker, "
      "collector, farmer, innkeeper, trader, shark, fox, owl.");
  EXPECT_EQ(fault_at_table("farmer", second(), 4), "");
}

TEST(BotFrom, ANetWithoutAFileOrWithAnInvalidTemperatureIsRefused) {
  auto const hot = [](std::string const& number) {
    return "a net takes 'temperature=' and a number from 0 to 10 with at most two decimals, not '" + number +
           "'.";
  };
  EXPECT_EQ(fault_of("net:"), "after 'net:' a file is missing.");
  EXPECT_EQ(fault_of("net:temperature=1"), "after 'net:' a file is missing.");
  EXPECT_EQ(fault_of("net:/nowhere"), "the file '/nowhere' cannot be read.");
  EXPECT_EQ(fault_of("net:/"), "the file '/' cannot be read.");
  for (auto const* const number : {"", "hot", "-1", "0.", ".5", "0.123", "11", "10.01", "1e1"})
    EXPECT_EQ(fault_of("net:temperature=" + std::string(number) + ":/nowhere"), hot(number));
  EXPECT_EQ(fault_of("fox:temperature=11"), hot("11"));
  EXPECT_EQ(fault_of("fox:hot"), hot("hot"));
  for (auto const* const number : {"0", "0.5", "1", "10", "10.00"})
    EXPECT_EQ(fault_of("net:temperature=" + std::string(number) + ":/nowhere"),
              "the file '/nowhere' cannot be read.");
}

TEST(BotFrom, AnOwlHasANumberOfWorlds) {
  EXPECT_EQ(fault_of("owl"), "none");
  EXPECT_EQ(fault_of("owl:worlds=8"), "none");
  EXPECT_EQ(fault_of("owl:worlds=0"),
            "the owl takes 'worlds=' and a number from 1 to 1000000, not 'worlds=0'.");
  EXPECT_EQ(fault_of("owl:8"), "the owl takes 'worlds=' and a number from 1 to 1000000, not '8'.");
}

TEST(BotFrom, AValueNetCannotPlay) {
  auto const file = std::filesystem::path(::testing::TempDir()) / "odds.khn1";
  auto const bytes =
      written(a_random_net({.hidden = {}, .playable = {{Word("second"), 3, 5}}, .head = OutputHead::odds}));
  std::ofstream(file, std::ios::binary).write(reinterpret_cast<char const*>(bytes.data()), std::ssize(bytes));

  EXPECT_EQ(fault_of("net:" + file.string()),
            "'" + file.string() + "': this net gives odds, and no replies that could be played.");
}

}  // namespace
}  // namespace kuhhandel::neural
