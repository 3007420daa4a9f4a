#include "engine/smallest_steps.h"

#include <algorithm>
#include <array>

namespace kuhhandel {
namespace {

/// One who still bids, in tens.
struct Bidder {
  Seat seat;
  int ceiling;
  int bid;  // so far; 0 where nothing
};

/// Those who still bid, in the order in which they are asked, round and round.
class Bidders {
 public:
  Bidders(phase::Bidding const& auction, int seats, CeilingOfSeat const& ceilings)
      : leader_(auction.standing ? auction.standing->seat : auction.auctioneer),
        lowest_(auction.standing ? tens_of(auction.standing->amount) + 1 : 1) {
    auto seat = leader_;
    do {
      seat = left_of(seat, seats);
      bidders_[count_] = {seat, ceilings[seat], 0};
      if (ceilings[seat] >= lowest_) ++count_;
    } while (seat != leader_);
  }

  StaticList<Bid, kMaxSeats> run() {
    // Whoever comes to be asked over their own bid is alone.
    for (std::size_t at = 0; count_ > 0 && bidders_[at].seat != leader_;) {
      if (bidders_[at].ceiling < lowest_) {
        drop(at);
      } else {
        raise(bidders_[at++]);
      }
      if (at < count_) continue;
      at = 0;
      take_whole_rounds();
    }
    if (count_ > 0) keep(bidders_.front());
    return last_bids_;
  }

 private:
  void raise(Bidder& bidder) {
    bidder.bid = lowest_++;
    leader_ = bidder.seat;
  }

  /// Who drops out later has bid after those who dropped out before, so their last bids are in order.
  void drop(std::size_t at) {
    keep(bidders_[at]);
    --count_;
    for (; at < count_; ++at) bidders_[at] = bidders_[at + 1];
  }

  void keep(Bidder const& bidder) {
    if (bidder.bid > 0) last_bids_.push_back({bidder.seat, Money::of_tens(bidder.bid)});
  }

  /// As many rounds at once as everybody can still bid in.
  void take_whole_rounds() {
    if (count_ < 2) return;
    int least = bidders_.front().ceiling;
    for (std::size_t i = 1; i < count_; ++i) least = std::min(least, bidders_[i].ceiling);
    auto const number = static_cast<int>(count_);
    auto const rounds = (least - lowest_ + 1) / number;
    if (rounds <= 0) return;
    lowest_ += (rounds - 1) * number;
    for (std::size_t i = 0; i < count_; ++i) raise(bidders_[i]);
  }

  Seat leader_;
  int lowest_;
  std::array<Bidder, kMaxSeats + 1> bidders_;  // the last of them is never in use
  std::size_t count_ = 0;
  StaticList<Bid, kMaxSeats> last_bids_;
};

}  // namespace

StaticList<Bid, kMaxSeats> bids_by_smallest_steps(phase::Bidding const& auction, int seats,
                                                  CeilingOfSeat const& ceilings) {
  return Bidders(auction, seats, ceilings).run();
}

}  // namespace kuhhandel
