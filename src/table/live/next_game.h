// Start time of the next automatic game: when the table is ready and its host has room.
#pragma once

#include <algorithm>
#include <optional>

#include "table/modes/pregame.h"

namespace kuhhandel::live {

class NextGame {
 public:
  std::optional<table::Instant> due(table::Table const& table) const {
    auto const begins = table::next_game_starts_at(table);
    return begins ? std::optional(std::max(*begins, not_before_)) : std::nullopt;
  }
  /// The host has no room now: tries again after kBetweenTries.
  void defer(table::Instant now) { not_before_ = now + kBetweenTries; }

 private:
  static constexpr table::Duration kBetweenTries{10'000};

  table::Instant not_before_{0};
};

}  // namespace kuhhandel::live
