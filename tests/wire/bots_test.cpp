// The bots with a level and their names, from the weakest up. The client's list is generated from this one.
// KUHHANDEL_WRITE_GOLDEN=1 writes it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "live/known_bots.h"
#include "table/seats/bot_names.h"
#include "tests/support/source_path.h"

namespace kuhhandel {
namespace {

std::string bots_for_people() {
  std::vector<table::Occupant> const nobody(kMaxSeats);
  std::string list;
  for (auto const& bot : live::known_bots()) {
    if (bot.level == 0) continue;
    list += std::string(bot.name) + '\t' + std::to_string(bot.level) + '\t' +
            std::string(table::bot_player_name(bot.name, seat_at(1), nobody)) + '\n';
  }
  return list;
}

TEST(SelectableBots, MatchTheList) {
  std::string const path = source_path("docs/bots.tsv");
  auto const bots = bots_for_people();
  if (std::getenv("KUHHANDEL_WRITE_GOLDEN") != nullptr) std::ofstream(path) << bots;

  std::ifstream file(path);

  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(file), {}), bots);
}

}  // namespace
}  // namespace kuhhandel
