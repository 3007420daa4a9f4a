// Shared review of a finished game: the host leads, others may follow position and view. Not part of the
// game: it is in no step, log or record.
#pragma once

#include <string>
#include <string_view>

#include "engine/seat.h"

namespace kuhhandel::table {

/// The leader's position in the replay.
struct Review {
  int step = 0;        // number of commands played
  std::string eyes{};  // the view, as in the address of a replay: open, audience or a seat's number
};

/// No game has more commands.
inline constexpr int kMaxReviewSteps = 20'000;

}  // namespace kuhhandel::table
