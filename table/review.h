// A finished game that is looked at together: the host leads, and who likes follows their step and their
// eyes. It is no part of the game: no step, no log and no record has it.
#pragma once

#include <string>
#include <string_view>

#include "codec/field.h"
#include "engine/seat.h"

namespace kuhhandel {

/// Where the one who leads stands in the replay.
struct Review {
  int step;          // commands played, from 0
  std::string eyes;  // as the address of a replay names them: open, audience or a seat's number
};

/// No game has more commands.
inline constexpr int kMostReviewSteps = 20'000;

Review read_review(Field const& field);

/// What all are told of who leads on a seat; without a review: that nobody leads any more.
std::string reviewed_message(Seat by, std::string_view player, int game, Review const& review);
std::string review_ended_message();

}  // namespace kuhhandel
