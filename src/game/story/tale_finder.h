// Finds the tales of a game, one transition after another, and selects three to five of them.
#pragma once

#include <optional>
#include <vector>

#include "engine/play.h"
#include "story/auction_tales.h"
#include "story/standing_tales.h"
#include "story/tale.h"
#include "story/trade_tales.h"

namespace kuhhandel::story {

/// Selects at most one tale of each kind, heaviest first, and none without weight. A player who already has a
/// tale counts for less, so that everyone gets a part if weights are close. Selects three if there are as
/// many; a fourth and a fifth must weigh at least half as much as the third. The result is deterministic.
std::vector<Tale> select_tales(std::vector<Tale> const& found);

/// Follows a game from its beginning, which is step 0.
class TaleFinder {
 public:
  explicit TaleFinder(Edition const& edition) : edition_(&edition) {}

  void follow(Transition const& transition);
  std::vector<Tale> const& found() const { return found_; }

 private:
  Edition const* edition_;
  std::optional<State> before_;
  int step_ = 0;
  AuctionTales auctions_;
  TradeTales trades_;
  DonkeyTales donkeys_;
  std::vector<Tale> found_;
};

}  // namespace kuhhandel::story
