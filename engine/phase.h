// The phases of a game. Each holds exactly what is known in it; the rules of each stand in engine/phases/, a
// file per phase.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "engine/herd.h"
#include "engine/money.h"
#include "engine/seat.h"

namespace kuhhandel {

struct Bid {
  Seat seat;
  Money amount;
  friend bool operator==(Bid const&, Bid const&) = default;
};

/// A horse trade: who challenges whom about which animal (C6.1).
struct Trade {
  Seat challenger;
  Seat challenged;
  AnimalId animal;
  std::uint8_t count;  // animals at stake, 1 or 2 (C6.2)
  std::uint8_t round;  // 1, or 2 after a tie (C6.7)
  friend bool operator==(Trade const&, Trade const&) = default;
};

namespace phase {

/// The player in turn chooses between auction and horse trade (C3.1).
struct TurnChoice {
  friend bool operator==(TurnChoice const&, TurnChoice const&) = default;
};

/// The lot lies open, anyone but the auctioneer may bid (C4.1).
struct Bidding {
  Seat auctioneer;
  AnimalId lot;
  std::optional<Bid> standing;
  SeatSet barred;  // who could not pay for this lot (C4.8)
  friend bool operator==(Bidding const&, Bidding const&) = default;
};

/// The hammer has fallen on a bid; the auctioneer sells or buys (C4.4).
struct BuyingRight {
  Seat auctioneer;
  AnimalId lot;
  Bid standing;
  SeatSet barred;
  friend bool operator==(BuyingRight const&, BuyingRight const&) = default;
};

/// The payer, who can, lays at least the amount before the payee and then takes the lot (C4.6).
struct Payment {
  Seat payer;
  Seat payee;
  Money at_least;
  AnimalId lot;
  friend bool operator==(Payment const&, Payment const&) = default;
};

/// The challenger lays money face down (C6.3).
struct Offer {
  Trade trade;
  friend bool operator==(Offer const&, Offer const&) = default;
};

/// The challenged takes the money unseen or counters (C6.5).
struct Answer {
  Trade trade;
  MoneyCards offer;
  friend bool operator==(Answer const&, Answer const&) = default;
};

/// Every quartet is complete (C3.4).
struct Finished {
  friend bool operator==(Finished const&, Finished const&) = default;
};

}  // namespace phase

using Phase = std::variant<phase::TurnChoice, phase::Bidding, phase::BuyingRight, phase::Payment,
                           phase::Offer, phase::Answer, phase::Finished>;

}  // namespace kuhhandel
