// A game resumed at the beginning of a turn: the turn's earlier commands are repeated, and then bots
// continue.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "bots/shark/candidates.h"
#include "codec/records/record.h"

namespace kuhhandel::coach {

/// A limit, because trading can be endless (C12.3).
inline constexpr int kMostTurns = 400;

/// A seat's first choice in the resumed game; in an auction, it then observes the limit.
struct Plan {
  Seat seat;
  bots::Candidate choice;
};

/// Returns such a bot's choice for this seat after the record's commands, of which it has seen what the seat
/// saw.
bots::Choice choice_by(std::string const& bot, codec::Record const& record, Seat seat, std::uint64_t seed);

/// Returns the commands after the record's until the turn ends, with such bots for all others.
std::vector<Command> rest_of_turn(codec::Record const& record, Plan const& plan, std::string const& bot,
                                  std::uint64_t seed);

/// Returns the share of the win for the seat of the plan if such bots play the game from this state to its
/// end.
double share_after(Edition const& edition, State const& state, Plan const& plan, std::string const& bot,
                   std::uint64_t seed);

}  // namespace kuhhandel::coach
