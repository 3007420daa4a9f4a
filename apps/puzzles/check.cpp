#include "apps/puzzles/check.h"

#include <fmt/core.h>

#include <boost/json/parse.hpp>
#include <cmath>

#include "coach/knowledge.h"
#include "coach/puzzle/taken_up.h"
#include "codec/command.h"
#include "codec/replay.h"

namespace kuhhandel::apps {
namespace {

bots::Candidate choice_from(boost::json::value const& choice, Edition const& edition, Seat seat) {
  auto const* const limit = choice.as_object().if_contains("limit");
  bots::Candidate candidate{bots::kSilent, limit == nullptr ? Money{} : Money::of(limit->as_int64())};
  auto const& action = choice.at("choice");
  if (!action.is_null()) candidate.choice = codec::command_from(action, edition, seat).value().action;
  return candidate;
}

/// By how much of the win the best choice is ahead of the second.
double ahead(std::string const& line, int games) {
  auto const puzzle = boost::json::parse(line);
  auto record = codec::record_from(puzzle.at("record")).value();
  auto const seat = seat_at(static_cast<int>(puzzle.at("seat").as_int64()));
  record.commands.resize(static_cast<std::size_t>(puzzle.at("step").as_int64()));
  auto const seed = Rng::from_text("check/" + line).next();
  coach::Knowledge knowledge(record.edition, static_cast<int>(record.seats.size()), seat, 2, seed);
  (void)codec::replay(record, [&](Transition const& step) {
    for (auto const& event : step.events) knowledge.see(seen_by(seat, event));
    knowledge.look(view_for(record.edition, step.next, seat));
  });
  auto const& choices = puzzle.at("choices").as_array();
  auto const best = choice_from(choices[0], record.edition, seat);
  auto const second = choice_from(choices[1], record.edition, seat);
  double more = 0;
  for (int game = 0; game < games; ++game) {
    Rng rng(seed + static_cast<std::uint64_t>(game));
    auto const state = knowledge.imagined(rng);
    auto const dice = rng.next();
    more += coach::share_after(record.edition, state, {seat, best}, "farmer", dice) -
            coach::share_after(record.edition, state, {seat, second}, "farmer", dice);
  }
  return more / games;
}

}  // namespace

std::vector<std::string> check_puzzles(std::vector<std::string> const& lines, int games) {
  std::vector<std::string> held;
  double sum = 0;
  double squares = 0;
  for (auto const& line : lines) {
    auto const more = ahead(line, games);
    sum += more;
    squares += more * more;
    if (more > 0) held.push_back(line);
  }
  auto const number = static_cast<double>(lines.size());
  auto const mean = sum / number;
  fmt::print(stderr, "{} of {} puzzles: the best won more, in the mean of all {:+.3f} ± {:.3f} of the win\n",
             held.size(), lines.size(), mean, 1.96 * std::sqrt((squares / number - mean * mean) / number));
  return held;
}

}  // namespace kuhhandel::apps
