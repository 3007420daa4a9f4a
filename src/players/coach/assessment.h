// 'Where did I lose it?': a game that is over, judged for one seat by what it knew at each moment
// (docs/COACH.md).
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "coach/habits.h"
#include "coach/knowledge.h"
#include "codec/record.h"
#include "codec/replay.h"

namespace kuhhandel::coach {

/// Below this nothing is said of a choice, however certain it is.
inline constexpr float kReportThreshold = 0.01F;

struct Effort {
  int worlds = 128;  // imagined for each judgement, from 2; more tell smaller differences apart
  std::uint64_t seed = 1;
};

struct Decision {
  int step;  // of the replay: the one that it brought about, or let come about by silence
  Comparison comparison;

  /// What the choice cost against the best other one, or below 0 what it brought; 0 where nothing can be
  /// said.
  float cost() const;
};

/// Where the chance of the seat went, in parts that add up from the beginning to the end.
struct Balance {
  float beginning = 0;
  float choices = 0;  // at most 0: what own choices cost
  float cards = 0;    // turned over meanwhile
  float others = 0;   // what the others did and laid, and how it came out
  float end = 0;      // the result: the share of the win
};

struct Assessment {
  Seat seat;
  std::vector<PerSeat<float>> chances;  // of each, by the steps of the replay from the beginning
  std::vector<Decision> decisions;      // those where there was something to choose, in order
  Balance balance;
  Habits habits = {};
};

/// The decisions that cost most, or brought most, the dearest first; at most so many, none within the noise.
std::vector<Decision> worst_mistakes(Assessment const& assessment, std::size_t most = 3);
std::vector<Decision> best_moves(Assessment const& assessment, std::size_t most = 3);

/// The game still runs: there an assessment would be a hint.
struct NotOver {};
using NotAssessed = std::variant<codec::Fault, NotOver>;

/// What that seat chose when the command was given: its own action, or silence where the house went on; none
/// where it chose nothing.
std::optional<bots::Choice> choice_of(Command const& command, Seat seat, State const& before);

/// Is told how many of the steps are judged, of how many.
using Progress = std::function<void(std::size_t done, std::size_t of)>;

/// `seat` is one of the record's. Equal efforts give equal assessments, on every machine.
std::expected<Assessment, NotAssessed> assess(codec::Record const& record, Seat seat, Effort const& effort,
                                              Progress const& progress = {});

}  // namespace kuhhandel::coach
