// Tales of trades: animals taken for next to nothing, and equal sums.
#pragma once

#include <optional>
#include <vector>

#include "story/step.h"
#include "story/tale.h"

namespace kuhhandel::story {

/// Follows the trades of a game. Rat trades are not included, because the higher sum gives the rats away
/// (C6.9).
class TradeTales {
 public:
  void follow(Step const& step, std::vector<Tale>& found);

 private:
  void taken(Step const& step, event::Took const& took, std::vector<Tale>& found);

  std::optional<EqualSums> tied_;  // its taker is not known yet
};

}  // namespace kuhhandel::story
