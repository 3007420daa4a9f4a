// A finished game that is looked at together: the host leads, and who likes follows their step and their
// eyes. It is no part of the game: no step, no log and no record has it.
#pragma once

#include <string>
#include <string_view>

#include "engine/seat.h"

namespace kuhhandel::table {

/// Where the one who leads stands in the replay.
struct Review {
  int step = 0;        // commands played, from 0
  std::string eyes{};  // as the address of a replay names them: open, audience or a seat's number
};

/// No game has more commands.
inline constexpr int kMaxReviewSteps = 20'000;

}  // namespace kuhhandel::table
