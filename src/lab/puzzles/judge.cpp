#include "puzzles/judge.h"

#include <fmt/core.h>

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "coach/puzzle/puzzle.h"
#include "coach/scored_choice_json.h"
#include "puzzles/puzzle_knowledge.h"

namespace kuhhandel::lab {
namespace {

/// Returns true if the best choice is still surely the best, however small its lead.
bool judge(coach::StoredPuzzle& puzzle, std::uint64_t seed, int worlds) {
  PuzzleKnowledge const known(puzzle, worlds, seed);
  auto const ranking = known.knowledge.rank(known.legal, puzzle.choices);
  auto const is = [](bots::Candidate const& one) {
    return [&](coach::Ranked const& other) {
      return other.choice.choice == one.choice && other.choice.limit == one.limit;
    };
  };
  if (!is(puzzle.choices[0])(ranking[0]) || !coach::is_clear(ranking, 0)) return false;
  auto& choices = puzzle.json.at("choices").as_array();
  for (std::size_t i = 0; i < choices.size(); ++i) {
    auto const& now = *std::ranges::find_if(ranking, is(puzzle.choices[i]));
    auto& choice = choices[i].as_object();
    choice["chance"] = coach::rounded(now.choice.chance);
    choice["behind"] = coach::rounded(now.behind);
    choice["margin"] = coach::rounded(now.margin);
  }
  return true;
}

}  // namespace

std::vector<std::string> judge_puzzles(std::vector<coach::PuzzleLine> const& lines, int worlds) {
  std::vector<std::string> judged;
  int left = 0;
  for (auto const& line : lines) {
    auto puzzle = line.puzzle;
    bool const is_sure = judge(puzzle, Rng::from_text("judge/" + line.text).next(), worlds);
    judged.push_back(is_sure ? boost::json::serialize(puzzle.json) : line.text);
    if (!is_sure) ++left;
  }
  fmt::print(stderr, "{} of {} puzzles as they were: their best is no longer surely the best\n", left,
             lines.size());
  return judged;
}

}  // namespace kuhhandel::lab
