// Auctions in an imagined game. Each seat has a limit, the price at which it is indifferent to the lot. The
// highest limit wins for slightly more than the next one, as if all raised step by step.
#pragma once

#include <optional>

#include "bots/shark/playout_game.h"

namespace kuhhandel::bots {

/// A fixed limit of a seat, instead of its usual one.
struct FixedLimit {
  Seat seat;
  Money limit;
};

/// Returns the price at which `seat` is indifferent to the auctioneer keeping the lot; at most its money.
float heuristic_limit(Prospect const& prospect, Seat seat, phase::Bidding const& auction);

/// Returns the price at which the auctioneer is indifferent between selling to the bidder and buying; at most
/// their money.
float price_to_keep(Prospect const& prospect, phase::BuyingRight const& sale);

/// Plays from open bids to the hammer and its consequences, until the lot has an owner.
void play_auction(PlayoutGame const& game, std::optional<FixedLimit> set = {});

/// Plays the auctioneer's choice and its consequences.
void play_buying_right(PlayoutGame const& game);

void play_payment(PlayoutGame const& game);

}  // namespace kuhhandel::bots
