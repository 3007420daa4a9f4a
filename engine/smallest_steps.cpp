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

/// How many times so many bidders go into this. A division by a number that the compiler knows is none.
constexpr int whole(int steps, std::size_t bidders) {
  static_assert(kMaxSeats == 6);
  switch (bidders) {
    case 2:
      return steps / 2;
    case 3:
      return steps / 3;
    case 4:
      return steps / 4;
    default:
      return steps / 5;
  }
}

/// Those who still bid, in the order in which they are asked, round and round.
class Bidders {
 public:
  Bidders(phase::Bidding const& auction, SeatSet bidders, CeilingOfSeat const& ceilings)
      : leader_(auction.standing ? auction.standing->seat : auction.auctioneer),
        lowest_(auction.standing ? tens_of(auction.standing->amount) + 1 : 1) {
    for (auto seat = leader_; !bidders.empty(); bidders.erase(seat)) {
      seat = bidders.next_from(seat);
      bidders_[count_] = {seat, ceilings[seat], 0};
      if (ceilings[seat] >= lowest_) ++count_;
    }
  }

  StaticList<Bid, kMaxSeats> run() {
    // Whoever comes to be asked over their own bid is alone.
    for (std::size_t at = 0; count_ > 0 && bidders_[at].seat != leader_;) {
      if (at == 0) take_whole_rounds();
      if (bidders_[at].ceiling < lowest_) {
        drop(at);
      } else {
        raise(bidders_[at++]);
      }
      if (at == count_) at = 0;
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
    if (least - lowest_ + 1 < number) return;
    lowest_ += (whole(least - lowest_ + 1, count_) - 1) * number;
    for (std::size_t i = 0; i < count_; ++i) raise(bidders_[i]);
  }

  Seat leader_;
  int lowest_;
  std::array<Bidder, kMaxSeats + 1> bidders_;  // the last of them is never in use
  std::size_t count_ = 0;
  StaticList<Bid, kMaxSeats> last_bids_;
};

}  // namespace

StaticList<Bid, kMaxSeats> bids_by_smallest_steps(phase::Bidding const& auction, SeatSet bidders,
                                                  CeilingOfSeat const& ceilings) {
  return Bidders(auction, bidders, ceilings).run();
}

}  // namespace kuhhandel
