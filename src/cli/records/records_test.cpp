#include "cli/records/records.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/support/throwaway_folder.h"

namespace kuhhandel::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr auto kGame =
    R"({"format":"kuhhandel-record","version":1,"edition":"second","seats":["Anna","Ben","Cleo"],)"
    R"("seed":"7f3a","first":0,"commands":[{"by":0,"do":"auction"},{"by":2,"do":"bid","amount":20},)"
    R"({"by":"house","do":"hammer"},{"by":0,"do":"sell"},{"by":2,"do":"pay","money":{"10":2}}]})";

struct Result {
  int status;
  std::string out;
  std::string err;
};

Result table_of(std::vector<std::string> const& from, std::string const& to = "-") {
  std::ostringstream out;
  std::ostringstream err;
  auto const status = records({.from = from, .to = to}, out, err);
  return {status, out.str(), err.str()};
}

void write(std::filesystem::path const& path, std::string const& text) { std::ofstream(path) << text; }

TEST(Records, HaveARowForEachCommandAndThePositionBeforeIt) {
  ThrowawayFolder const folder;
  auto const file = folder.path() / "one.json";
  write(file, kGame);
  auto const table = table_of({file.string()});
  auto const name = file.string();

  EXPECT_EQ(table.status, 0);
  EXPECT_THAT(
      table.out,
      StartsWith("game,file,edition,step,turn,phase,lot,pile,standing,bidder,partner,by,do,seat,animal,"
                 "amount,card,cards,zeros,money,score,share\n0," +
                 name + ",second,0,0,turn_choice,,40,,,,0,auction,,,,,,,,0,"));
  EXPECT_THAT(table.out, HasSubstr(",second,1,0,bidding,"));
  EXPECT_THAT(table.out, HasSubstr(",20,2,0,,hammer,,,,,,,,,\n"));
  EXPECT_THAT(table.out, HasSubstr(",39,20,2,0,2,pay,,,,,2,0,20,"));
}

TEST(Records, AreReadFromFoldersAndWrittenToAFile) {
  ThrowawayFolder const folder;
  write(folder.path() / "b.json", kGame);
  write(folder.path() / "a.json", kGame);
  write(folder.path() / "readme.txt", "no record");
  auto const to = (folder.path() / "table.csv").string();

  EXPECT_EQ(table_of({folder.path().string()}, to).status, 0);
  std::ifstream in(to);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  ASSERT_EQ(lines.size(), 11U);
  EXPECT_THAT(lines[1], HasSubstr("a.json"));
  EXPECT_THAT(lines[6], StartsWith("1," + (folder.path() / "b.json").string()));
}

TEST(Records, AreNotWrittenAsCsvToAFileOfAnotherKind) {
  ThrowawayFolder const folder;
  write(folder.path() / "a.json", kGame);
  auto const to = folder.path() / "table.parquet";

  auto const refused = table_of({folder.path().string()}, to.string());
  EXPECT_EQ(refused.status, 1);
  EXPECT_THAT(refused.err, HasSubstr("must end in .csv"));
  EXPECT_FALSE(std::filesystem::exists(to));
}

TEST(Records, NameInvalidFiles) {
  ThrowawayFolder const folder;
  auto const file = folder.path() / "bad.json";
  write(file, "{}");
  EXPECT_EQ(table_of({file.string()}).err, file.string() + ": format: is missing\n");
  EXPECT_EQ(table_of({"/nowhere.json"}).status, 1);
  EXPECT_THAT(table_of({file.string()}, "/nowhere/table.csv").err,
              StartsWith("--to: /nowhere/table.csv cannot be written: "));
  std::filesystem::remove(file);
  EXPECT_EQ(table_of({folder.path().string()}).err, folder.path().string() + " has no .json files.\n");
}

}  // namespace
}  // namespace kuhhandel::cli
