// Tales of trades: what went over for next to nothing, and equal sums.
#pragma once

#include <optional>
#include <vector>

#include "story/step.h"
#include "story/tale.h"

namespace kuhhandel::story {

/// Follows the trades of a game. Those for rats are left out: whoever lays more gives them (C6.9).
class TradeTales {
 public:
  void follow(Step const& step, std::vector<Tale>& found);

 private:
  void taken(Step const& step, event::Took const& took, std::vector<Tale>& found);

  std::optional<EqualSums> tied_;  // without its taker as yet
};

}  // namespace kuhhandel::story
