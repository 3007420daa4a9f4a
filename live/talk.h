// The talk at a table: the latest that was said, for those who come back, and how much each may say.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "live/allowance.h"
#include "table/saying.h"

namespace kuhhandel {

class Talk {
 public:
  /// Whether the seat may say one more thing now, which is then taken from its allowance: some at once, then
  /// one every two seconds.
  bool may_say(Seat seat, Instant now) {
    return allowances_[static_cast<std::size_t>(index_of(seat))].take(now);
  }

  /// `version`: the table's, when it was said.
  void note(Said said, std::uint64_t version);

  /// Whether anything was said up to that version of the table; all of that, as a message.
  bool has_by(std::uint64_t version) const;
  std::string message(std::uint64_t version, Edition const& edition) const;

  /// What was said up to that version and has not been due before.
  std::vector<Said const*> now_due(std::uint64_t version);

 private:
  struct Heard {
    Said said;
    std::uint64_t version;
    bool was_due = false;
  };

  std::array<Allowance<2000, 5>, kMaxSeats> allowances_;
  std::deque<Heard> said_;
};

/// One thing as it has just been said.
std::string said_message(Said const& said, Edition const& edition);

}  // namespace kuhhandel
