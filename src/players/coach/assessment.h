// 'Where did I lose it?': assesses a finished game for one seat by its knowledge at each moment
// (docs/COACH.md).
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "coach/decision.h"
#include "coach/habits.h"
#include "codec/records/record.h"
#include "codec/records/replay.h"

namespace kuhhandel::coach {

/// Choices with smaller differences are not reported, however certain they are.
inline constexpr float kReportThreshold = 0.01F;

struct Effort {
  int worlds =
      128;  // number of imagined worlds per judgement, at least 2; more distinguish smaller differences
  std::uint64_t seed = 1;
};

/// The changes of the seat's chance; the parts add up from the beginning to the end.
struct Balance {
  float beginning = 0;
  float choices = 0;  // at most 0: the cost of own choices
  float cards = 0;    // cards turned over
  float others = 0;   // the other players' choices and money, and their results
  float end = 0;      // the result: the share of the win
};

struct Assessment {
  Seat seat;
  std::vector<PerSeat<float>> chances;  // of each seat, by the steps of the replay from the beginning
  std::vector<Decision> decisions;      // only real choices, in order
  Balance balance;
  Habits habits = {};
};

/// Returns the costliest or most beneficial decisions, the largest first; at most `most`, and none within the
/// noise.
std::vector<Decision> worst_mistakes(Assessment const& assessment, std::size_t most = 3);
std::vector<Decision> best_moves(Assessment const& assessment, std::size_t most = 3);

/// The game is unfinished, so that an assessment would be a hint.
struct NotOver {};
using NotAssessed = std::variant<codec::Fault, NotOver>;

/// Returns what this seat chose when the command was given: its own action, or silence if the house
/// continued; nullopt if it chose nothing.
std::optional<bots::Choice> choice_of(Command const& command, Seat seat, State const& before);

/// Receives the number of assessed steps, and the total.
using Progress = std::function<void(std::size_t done, std::size_t of)>;

/// Assesses a seat of the record. Equal efforts give equal assessments on every machine.
std::expected<Assessment, NotAssessed> assess(codec::Record const& record, Seat seat, Effort const& effort,
                                              Progress const& progress = {});

}  // namespace kuhhandel::coach
