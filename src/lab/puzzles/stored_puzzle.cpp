#include "puzzles/stored_puzzle.h"

#include <boost/json/parse.hpp>

#include "codec/moves/command.h"
#include "codec/records/replay.h"
#include "engine/legal_actions.h"

namespace kuhhandel::lab {
namespace {

bots::Candidate choice_from(boost::json::value const& choice, Edition const& edition, Seat seat) {
  auto const* const limit = choice.as_object().if_contains("limit");
  bots::Candidate candidate{bots::kSilent, limit == nullptr ? Money{} : Money::of(limit->as_int64())};
  auto const& action = choice.at("choice");
  if (!action.is_null()) candidate.choice = codec::command_from(action, edition, seat).value().action;
  return candidate;
}

}  // namespace

StoredPuzzle stored_puzzle(std::string const& line) {
  auto json = boost::json::parse(line);
  auto record = codec::record_from(json.at("record")).value();
  auto const seat = seat_at(static_cast<int>(json.at("seat").as_int64()));
  record.commands.resize(static_cast<std::size_t>(json.at("step").as_int64()));
  std::vector<bots::Candidate> choices;
  for (auto const& choice : json.at("choices").as_array())
    choices.push_back(choice_from(choice, record.edition, seat));
  return {std::move(json), std::move(record), seat, std::move(choices)};
}

PuzzleKnowledge::PuzzleKnowledge(StoredPuzzle const& puzzle, int worlds, std::uint64_t seed)
    : knowledge(puzzle.record.edition, static_cast<int>(puzzle.record.seats.size()), puzzle.seat, worlds,
                seed) {
  auto const now = codec::replay(puzzle.record, [&](Transition const& step) {
    for (auto const& event : step.events) knowledge.see(seen_by(puzzle.seat, event));
    knowledge.look(view_for(puzzle.record.edition, step.next, puzzle.seat));
  });
  legal = legal_actions(puzzle.record.edition, now.value(), puzzle.seat);
}

}  // namespace kuhhandel::lab
