#include "story/bluffs.h"

namespace kuhhandel::story {
namespace {

/// An auctioneer who buys pays the amount of the bid.
bool is_paid_by_auctioneer(Bluff const& bluff) {
  return bluff.buyer == bluff.auctioneer && bluff.price == bluff.bid;
}

}  // namespace

Bluffs bluffs_of(std::vector<Tale> const& tales, Seat seat) {
  Bluffs bluffs;
  for (auto const& tale : tales) {
    auto const* const held = std::get_if<BluffHeld>(&tale);
    auto const* const caught = std::get_if<BluffCaught>(&tale);
    if (held == nullptr && caught == nullptr) continue;
    auto const& bluff = held != nullptr ? held->bluff : caught->bluff;
    bool const met = bluff.auctioneer == seat && (caught != nullptr || is_paid_by_auctioneer(bluff));
    if (bluff.seat == seat) ++bluffs.made;
    if (bluff.seat == seat && caught != nullptr) ++bluffs.seen_through;
    if (met) ++bluffs.met;
    if (met && caught != nullptr) ++bluffs.met_seen_through;
  }
  return bluffs;
}

}  // namespace kuhhandel::story
