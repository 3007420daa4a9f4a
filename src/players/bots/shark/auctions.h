// Auctions in an imagined game. Each seat has a limit, the price at which it would as soon leave the lot. The
// highest limit wins for a little more than the next, as it does when all raise step by step.
#pragma once

#include <optional>

#include "bots/shark/playout_game.h"

namespace kuhhandel::bots {

/// A limit that is set, whatever the seat would do by habit.
struct FixedLimit {
  Seat seat;
  Money limit;
};

/// The price at which `seat` would as soon see the auctioneer keep the lot; at most its money.
float heuristic_limit(Prospect const& prospect, Seat seat, phase::Bidding const& auction);

/// The price at which the auctioneer would as soon sell the lot to who bid as buy it; at most their money.
float price_to_keep(Prospect const& prospect, phase::BuyingRight const& sale);

/// From open bids to the hammer and what follows from it, until the lot is somebody's.
void play_auction(PlayoutGame const& game, std::optional<FixedLimit> set = {});

/// The auctioneer's choice and what follows from it.
void play_buying_right(PlayoutGame const& game);

void play_payment(PlayoutGame const& game);

}  // namespace kuhhandel::bots
