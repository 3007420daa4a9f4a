// The events of a table line by line, as this viewer saw them.
#pragma once

#include <deque>
#include <string>

#include "terminal/narrator.h"
#include "terminal/wire/server_messages.h"

namespace kuhhandel::terminal {

class TableLog {
 public:
  void print(TableWords const& words, EventInfo const& event);
  void add(std::string line);
  void clear() { *this = {}; }

  /// Returns the latest lines; the last one contains the running bids.
  std::deque<std::string> const& lines() const { return lines_; }

 private:
  static constexpr std::size_t kMostLines = 300;

  std::deque<std::string> lines_;
  Bids bids_;
};

}  // namespace kuhhandel::terminal
