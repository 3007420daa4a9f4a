// The talk at a table: the latest that was said, for those who come back, and how much each may say.
#pragma once

#include <array>
#include <deque>
#include <string>

#include "table/saying.h"

namespace kuhhandel {

class Talk {
 public:
  Talk();

  /// Whether the seat may say one more thing now, which is then taken from its allowance: some at once, then
  /// one every two seconds.
  bool may_say(Seat seat, Instant now);

  void note(Said said);
  bool is_empty() const { return said_.empty(); }

  /// All that is remembered, as a message.
  std::string message(Edition const& edition) const;

 private:
  struct Allowance {
    Duration saved;
    Instant since;
  };

  std::array<Allowance, kMaxSeats> allowances_;
  std::deque<Said> said_;
};

/// One thing as it has just been said.
std::string said_message(Said const& said, Edition const& edition);

}  // namespace kuhhandel
