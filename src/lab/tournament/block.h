// A block: one deal, played by one line-up in every rotation.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/cards/money.h"
#include "engine/seat.h"
#include "tournament/players.h"
#include "tournament/tournament_plan.h"

namespace kuhhandel::tournament {

/// How a game ended, by the places of the line-up, whatever seats they had.
struct GameResult {
  std::array<Money, kMaxSeats> scores{};
  std::array<int, kMaxSeats> faults{};
  std::uint64_t digest = 0;  // of the last state
  bool cut_off = false;      // scored as it stood (C12.3)
  friend bool operator==(GameResult const&, GameResult const&) = default;
};

/// A game for each rotation: in the r-th, place r of the line-up has seat 0.
using BlockResult = std::vector<GameResult>;

/// Whether to stop in the middle.
using Stop = std::function<bool()>;

/// None when it was stopped.
std::optional<BlockResult> play_block(TournamentPlan const& plan, int block, BotNames const& line_up,
                                      Players& players, Stop const& stop);

}  // namespace kuhhandel::tournament
