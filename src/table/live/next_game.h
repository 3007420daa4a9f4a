// When the next game begins by itself: as soon as the table is ready for it and its keeper has room.
#pragma once

#include <algorithm>
#include <optional>

#include "table/pregame.h"

namespace kuhhandel::live {

class NextGame {
 public:
  std::optional<table::Instant> due(table::Table const& table) const {
    auto const begins = table::next_game_starts_at(table);
    return begins ? std::optional(std::max(*begins, not_before_)) : std::nullopt;
  }
  /// There is no room now; a while later there may be.
  void defer(table::Instant now) { not_before_ = now + kBetweenTries; }

 private:
  static constexpr table::Duration kBetweenTries{10'000};

  table::Instant not_before_{0};
};

}  // namespace kuhhandel::live
