#include "coach/puzzle/puzzle_json.h"

#include <boost/json/array.hpp>

#include "coach/scored_choice_json.h"

namespace kuhhandel::coach {

boost::json::object to_json(Puzzle const& puzzle) {
  boost::json::array choices;
  for (auto const& one : puzzle.choices) {
    auto choice = to_json(one.choice, puzzle.record.edition);
    choice["behind"] = rounded(one.behind);
    choice["margin"] = rounded(one.margin);
    choices.push_back(std::move(choice));
  }
  boost::json::object object{{"theme", word_of(puzzle.theme)},
                             {"seat", index_of(puzzle.seat)},
                             {"step", puzzle.step},
                             {"played", rounded(puzzle.played)}};
  if (puzzle.worth) object["worth"] = puzzle.worth->points();
  object["choices"] = std::move(choices);
  object["record"] = codec::to_json(puzzle.record);
  return object;
}

}  // namespace kuhhandel::coach
