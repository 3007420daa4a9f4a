// A game of an edition, written out as a tree from its opening to every end.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/choices/choices.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "solver/game_tree.h"

namespace kuhhandel::solver {

struct TreeLimits {
  int seats;
  int most_turns;  // a longer game is scored as it stands (C12.3)
  std::size_t most_positions;
};

/// A question to a seat, and its knowledge. It may use only the view and the cards already chosen for the
/// offer.
struct DecisionPoint {
  Question const& question;
  std::uint64_t memory;               // all received events
  std::uint64_t information_set_key;  // and of the cards it has chosen: its information set
  std::vector<SeenEvent> const& seen_events;
};

/// A player whose way of playing is fixed.
class FixedStrategy {
 public:
  FixedStrategy() = default;
  FixedStrategy(FixedStrategy const&) = delete;
  FixedStrategy& operator=(FixedStrategy const&) = delete;
  virtual ~FixedStrategy() = default;

  /// How likely each of the answers is; together 1.
  virtual std::vector<double> const& likelihoods(DecisionPoint const& point) = 0;
};

/// The players of the seats; a seat without a player is free, and its choices become choices of the tree.
/// Those of the others become chance.
using Players = PerSeat<FixedStrategy*>;

/// Seat 0 begins. The payoff is the share of the win (C9.6) less an equal share, so that all payoffs of an
/// end add up to nothing. None where there are more positions than the limit.
std::optional<GameTree> build_tree(Edition const& edition, TreeLimits const& limits, Players const& players);

}  // namespace kuhhandel::solver
