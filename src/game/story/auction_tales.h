// Tales of auctions: expensive and cheap lots, and bids above the money in hand.
#pragma once

#include <optional>
#include <vector>

#include "story/step.h"
#include "story/tale.h"

namespace kuhhandel::story {

/// Follows the auctions of a game, one lot after another. Pedigrees are claimed for cards, not money, so they
/// are not included.
class AuctionTales {
 public:
  void follow(Step const& step, std::vector<Tale>& found);

 private:
  struct OverBid {
    int step;
    Money bid;
    Money hand;
  };
  struct Exposed {
    Seat seat;
    OverBid bid;
  };

  void raised(Step const& step, Bid const& bid);
  void showed(Step const& step, event::ShowedHand const& showed);
  static Bluff bluff_of(Seat seat, OverBid const& over, Sale const& sale);
  void sold(Step const& step, Sale const& sale, std::vector<Tale>& found);

  SeatSet bidders_;
  PerSeat<std::optional<OverBid>> over_{};  // only for bids that still count
  std::vector<Exposed> exposed_;
};

}  // namespace kuhhandel::story
