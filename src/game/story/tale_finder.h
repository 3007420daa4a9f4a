// Finds what a game has to tell, from one transition after the other, and chooses three to five tales of it.
#pragma once

#include <optional>
#include <vector>

#include "engine/play.h"
#include "story/auction_tales.h"
#include "story/standing_tales.h"
#include "story/tale.h"
#include "story/trade_tales.h"

namespace kuhhandel::story {

/// At most one tale of each kind, the weightiest first and none without weight. A player of whom one was told
/// already counts for less, so that where weights are close everyone has a part. Three, where there are as
/// many; a fourth and a fifth must weigh half as much as the third. Nothing is left to chance.
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
