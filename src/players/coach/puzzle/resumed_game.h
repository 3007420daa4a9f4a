// A game taken up at the beginning of a turn: what was done in it is done again, and then bots play on.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "bots/shark/candidates.h"
#include "codec/record.h"

namespace kuhhandel::coach {

/// Trading may be endless (C12.3).
inline constexpr int kMostTurns = 400;

/// What a seat does first when the game is taken up; in an auction it then keeps to the limit.
struct Plan {
  Seat seat;
  bots::Candidate choice;
};

/// What such a bot would choose for that seat after the record's commands, of which it has seen what the seat
/// saw.
bots::Choice choice_by(std::string const& bot, codec::Record const& record, Seat seat, std::uint64_t seed);

/// What is done after the record's commands until that turn ends, all others played by such bots.
std::vector<Command> rest_of_turn(codec::Record const& record, Plan const& plan, std::string const& bot,
                                  std::uint64_t seed);

/// The part of the win that the seat of the plan has when such bots play the game from that state to its end.
double share_after(Edition const& edition, State const& state, Plan const& plan, std::string const& bot,
                   std::uint64_t seed);

}  // namespace kuhhandel::coach
