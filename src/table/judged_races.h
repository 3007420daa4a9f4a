// The races of a game and their verdicts, in few bytes: a server keeps them for every table, and wants them
// back only for the record.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "table/verdict.h"

namespace kuhhandel::table {

/// A race that had its verdict, and which command that brought about, from 0. Its moments are counted from
/// the earliest hand's.
struct JudgedRace {
  std::size_t command;
  table_event::Verdict verdict;
};

class JudgedRaces {
 public:
  void push_back(std::size_t command, table_event::Verdict const& verdict);
  std::vector<JudgedRace> all() const;

 private:
  /// One hand; those of a race follow each other.
  struct Hand {
    std::uint32_t command;
    Money amount;        // 0 for a claim
    std::int32_t after;  // this and what follows in milliseconds
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
