// A game among bots that is played on from one of its moments, as it went there or otherwise.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "bots/shark/candidates.h"
#include "coach_check/recording_bot.h"
#include "codec/record.h"

namespace kuhhandel::lab {

/// What a seat does in place of what it did; in an auction it then keeps to the limit.
struct Otherwise {
  Seat seat;
  bots::Candidate choice;
};

/// The game of that number among those bots, one on each seat, as it would be recorded.
codec::Record record_of(CheckedGames const& games, int number, std::vector<std::string> const& bots);

/// Each one's share of the win when the same bots play on from before that command with all they had seen, at
/// first as in the record, or otherwise. What was then left of the pile comes in another order, by `chance`.
PerSeat<double> shares_on(codec::Record const& record, std::size_t moment,
                          std::optional<Otherwise> const& otherwise, std::vector<std::string> const& bots,
                          std::uint64_t chance);

}  // namespace kuhhandel::lab
