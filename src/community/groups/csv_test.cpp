// CSV of a group's games, as different spreadsheets write it.
#include "groups/csv.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace kuhhandel::groups {
namespace {

std::string const kTable =
    "date,player,points\n2026-11-24,Anna,3100\n2026-11-24,Ben,\"90\"\n2026-11-24,Cleo,0\n";

std::string separated_by(char separator) {
  auto table = kTable;
  std::ranges::replace(table, ',', separator);
  return table;
}

TEST(GroupTable, HasCommasSemicolonsOrTabsBetweenItsCells) {
  auto const file = group_file_of_csv(kTable);

  ASSERT_TRUE(file.has_value());
  EXPECT_EQ(group_file_of_csv(separated_by(';')), file);
  EXPECT_EQ(group_file_of_csv(separated_by('\t')), file);
}

TEST(GroupTable, KeepsACommaInACellWhereTabsLieBetween) {
  auto const file = group_file_of_csv("date\tplace\tplayer\tpoints\n2026-11-24\tOma's, upstairs\tAnna\t10\n");

  ASSERT_TRUE(file.has_value());
  EXPECT_EQ(file->at("games").at(0).at("place"), "Oma's, upstairs");
}

}  // namespace
}  // namespace kuhhandel::groups
