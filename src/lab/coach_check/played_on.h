// A game among bots that is played on from one of its moments, as it went there or otherwise.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "bots/shark/candidates.h"
#include "coach_check/recording_bot.h"
#include "codec/records/record.h"

namespace kuhhandel::lab {

/// The replacement for a seat's action; in an auction, the seat then keeps to the limit.
struct Otherwise {
  Seat seat;
  bots::Candidate choice;
};

/// The game of that number among those bots, one on each seat, as it would be recorded.
codec::Record record_of(CheckedGames const& games, int number, std::vector<std::string> const& bots);

/// Returns the shares of the win when the same bots, with all their knowledge, continue before that command,
/// either as in the record or with the replacement. The rest of the pile is shuffled by `chance`.
PerSeat<double> shares_on(codec::Record const& record, std::size_t moment,
                          std::optional<Otherwise> const& otherwise, std::vector<std::string> const& bots,
                          std::uint64_t chance);

}  // namespace kuhhandel::lab
