// Compact list of a game's races and their verdicts: a server stores them for every table, and needs them
// only for the record.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "table/races/verdict.h"

namespace kuhhandel::table {

/// A race with its verdict; `command` is the index of its first command. Its times are relative to the
/// earliest press.
struct JudgedRace {
  std::size_t command;
  table_event::Verdict verdict;
};

class JudgedRaces {
 public:
  void push_back(std::size_t command, table_event::Verdict const& verdict);
  std::vector<JudgedRace> all() const;

 private:
  /// One press; the presses of a race are adjacent.
  struct Hand {
    std::uint32_t command;
    Money amount;        // 0 for a claim
    std::int32_t after;  // milliseconds, like the next two
    std::int32_t round_trip;
    std::int32_t compensation;
    Seat seat;
    std::uint8_t count;
    bool first;
    bool drawn;
  };

  static table_event::JudgedPress unpacked(Hand const& hand);

  std::vector<Hand> hands_;
};

}  // namespace kuhhandel::table
