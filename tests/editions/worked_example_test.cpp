// Runs the example of docs/EDITIONS.md as the page has it: its file, its commands, and the error message that
// it quotes.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

#include "tests/support/throwaway_folder.h"

namespace kuhhandel {
namespace {

/// Returns the text on the page after `begin`, up to the end of its block.
std::string block_after(std::string const& begin) {
  std::ifstream file(EDITIONS_PAGE);
  std::string const page{std::istreambuf_iterator<char>(file), {}};
  auto const from = page.find(begin);
  if (from == std::string::npos) return {};
  auto const start = from + begin.size();
  return page.substr(start, page.find("\n```\n", start) - start);
}

std::string farmyard() { return block_after("```json\n"); }

struct Ran {
  int status;
  std::string output;  // on both outputs
};

/// Runs a command line of the page in a folder that holds `farmyard.json`.
Ran run(std::string line, std::string const& file) {
  ThrowawayFolder const folder;  // of its own: tests run side by side
  std::ofstream(folder.path() / "farmyard.json") << file;
  line.replace(0, line.find(' '), KUHHANDEL_PROGRAM);
  auto const command = "cd '" + folder.path().string() + "' && " + line + " 2>&1";
  Ran ran{};
  auto* const pipe = popen(command.c_str(), "r");
  std::array<char, 4096> part{};
  while (auto const size = std::fread(part.data(), 1, part.size(), pipe))
    ran.output.append(part.data(), size);
  ran.status = pclose(pipe);
  return ran;
}

TEST(WorkedExample, RunsEveryCommandOfThePage) {
  std::istringstream lines(block_after("```sh\n"));
  int commands = 0;
  for (std::string line; std::getline(lines, line); ++commands) {
    auto const ran = run(line, farmyard());

    EXPECT_EQ(ran.status, 0) << line << '\n' << ran.output;
    EXPECT_NE(ran.output.find("farmyard"), std::string::npos) << line << '\n' << ran.output;
  }
  EXPECT_EQ(commands, 3);
}

TEST(WorkedExample, RefusesATooSmallEditionAsThePageDescribes) {
  auto smaller = farmyard();
  smaller.replace(smaller.find(R"("200": 4 })"), 10, R"("200": 3 })");

  auto const ran = run("kuhhandel editions --edition-file farmyard.json", smaller);

  EXPECT_NE(ran.status, 0);
  EXPECT_NE(ran.output.find(block_after("before the first game:\n```\n")), std::string::npos) << ran.output;
}

}  // namespace
}  // namespace kuhhandel
