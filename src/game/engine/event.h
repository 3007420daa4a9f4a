// The events of a game. A part that only some viewers may know carries its audience; seen_by removes it for
// the others.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

#include "engine/cards/card.h"
#include "engine/cards/herd.h"
#include "engine/cards/money_cards.h"
#include "engine/phase.h"
#include "engine/scores.h"
#include "engine/seat.h"

namespace kuhhandel {

/// Money cards whose values, and perhaps number, only some seats may know.
struct SecretMoney {
  MoneyCards money;
  SeatSet known_to;
  bool known_to_all = false;
  bool number_known = true;
  friend bool operator==(SecretMoney const&, SecretMoney const&) = default;
};

/// SecretMoney as one viewer saw it.
struct SeenMoney {
  std::optional<int> cards;
  std::optional<MoneyCards> money;
  friend bool operator==(SeenMoney const&, SeenMoney const&) = default;
};

namespace event {

struct Turn {
  Seat seat;
  friend bool operator==(Turn const&, Turn const&) = default;
};
/// C3.3: the pile is empty and the seat has no possible trade.
struct Skipped {
  Seat seat;
  friend bool operator==(Skipped const&, Skipped const&) = default;
};
struct TurnedUp {
  Seat auctioneer;
  Card lot;
  friend bool operator==(TurnedUp const&, TurnedUp const&) = default;
};
/// C5.1: everyone gets one card of `value`; `time` counts from 1.
struct Payday {
  AnimalId animal;
  int time;
  Money value;
  friend bool operator==(Payday const&, Payday const&) = default;
};
struct Raised {
  Bid bid;
  friend bool operator==(Raised const&, Raised const&) = default;
};
/// C4.3: the hammer fell without a bid; C7.3: nobody claimed.
struct Kept {
  Seat seat;
  Card lot;
  std::optional<AnimalId> with{};  // of a lot of two
  friend bool operator==(Kept const&, Kept const&) = default;
};
struct Knocked {
  Bid to;
  friend bool operator==(Knocked const&, Knocked const&) = default;
};
struct Sold {
  Seat auctioneer;
  Bid to;
  friend bool operator==(Sold const&, Sold const&) = default;
};
struct Bought {
  Seat auctioneer;
  Bid from;
  friend bool operator==(Bought const&, Bought const&) = default;
};
/// C4.8: the bidder cannot pay `amount`; all see their hand.
struct ShowedHand {
  Seat seat;
  MoneyCards hand;
  Money amount;
  friend bool operator==(ShowedHand const&, ShowedHand const&) = default;
};
struct AuctionedAgain {
  Seat auctioneer;
  Card lot;
  SeatSet barred;
  SeatSet bound;
  std::optional<AnimalId> with{};  // of a lot of two
  friend bool operator==(AuctionedAgain const&, AuctionedAgain const&) = default;
};
/// C4.8: the same auction continues, at the highest bid of another bidder, if any.
struct AuctionGoesOn {
  Seat auctioneer;
  Lot lot;
  std::optional<Bid> standing;
  SeatSet barred;
  friend bool operator==(AuctionGoesOn const&, AuctionGoesOn const&) = default;
};
/// From the pile if `from` is empty.
struct Took {
  Seat seat;
  AnimalId animal;
  int count;
  std::optional<Seat> from;
  friend bool operator==(Took const&, Took const&) = default;
};
struct Quartet {
  Seat seat;
  AnimalId animal;
  friend bool operator==(Quartet const&, Quartet const&) = default;
};
/// C9.3: the first player to own both quartets of a pair.
struct TookBonus {
  Seat seat;
  friend bool operator==(TookBonus const&, TookBonus const&) = default;
};
/// C11.1: the turn ends after the trade, without an auction.
struct Stopped {
  Seat seat;
  friend bool operator==(Stopped const&, Stopped const&) = default;
};
struct CountedDown {
  int count;
  friend bool operator==(CountedDown const&, CountedDown const&) = default;
};
struct Claimed {
  Claim claim;
  friend bool operator==(Claimed const&, Claimed const&) = default;
};
struct ClaimSold {
  Seat auctioneer;
  Claim to;
  friend bool operator==(ClaimSold const&, ClaimSold const&) = default;
};
struct ClaimBought {
  Seat auctioneer;
  Claim from;
  friend bool operator==(ClaimBought const&, ClaimBought const&) = default;
};
/// C7.5: the claimant has fewer than `cards`; all see their hand.
struct ShowedTooFew {
  Seat seat;
  MoneyCards hand;
  int cards;
  friend bool operator==(ShowedTooFew const&, ShowedTooFew const&) = default;
};
struct TookPedigree {
  Seat seat;
  AnimalId animal;
  friend bool operator==(TookPedigree const&, TookPedigree const&) = default;
};
/// C10.3: looks at the top card in secret.
struct Looked {
  Seat seat;
  friend bool operator==(Looked const&, Looked const&) = default;
};
/// C10.3: the looked-at card goes to `first`, the next card to the other player.
struct Divided {
  Seat seat;
  Seat first;
  friend bool operator==(Divided const&, Divided const&) = default;
};
/// C9.4: the seat has all rats and chooses which of its quartets counts for nothing.
struct MustExclude {
  Seat seat;
  friend bool operator==(MustExclude const&, MustExclude const&) = default;
};
struct Excluded {
  Seat seat;
  AnimalId animal;
  friend bool operator==(Excluded const&, Excluded const&) = default;
};
struct Challenged {
  Trade trade;
  friend bool operator==(Challenged const&, Challenged const&) = default;
};
struct Tied {
  Trade trade;
  friend bool operator==(Tied const&, Tied const&) = default;
};
struct Over {
  Outcome outcome;
  friend bool operator==(Over const&, Over const&) = default;
};

template <class Laid>
struct Paid {
  Seat payer;
  Seat payee;
  Laid laid;
  bool open;  // C4.7: all see which cards
  friend bool operator==(Paid const&, Paid const&) = default;
};
template <class Laid>
struct Offered {
  Trade trade;
  Laid laid;
  friend bool operator==(Offered const&, Offered const&) = default;
};
/// C6.5: taken unseen. If zeros return (C6.8), the challenged player receives less than was laid.
template <class Laid>
struct Accepted {
  Trade trade;
  Laid laid;
  Laid to_challenged;
  friend bool operator==(Accepted const&, Accepted const&) = default;
};
template <class Laid>
struct Countered {
  Trade trade;
  Laid laid;
  friend bool operator==(Countered const&, Countered const&) = default;
};
/// C6.6: the two players counted both offers; no winner means equal sums. The money that crosses is what each
/// player receives from the other: not always everything that was laid (C6.8).
template <class Laid>
struct Revealed {
  Trade trade;
  std::optional<Seat> winner;
  Laid offer;
  Laid counter;
  Laid to_challenger;
  Laid to_challenged;
  friend bool operator==(Revealed const&, Revealed const&) = default;
};

/// C8.1: one card face down next to the rat.
template <class Laid>
struct LaidOnRat {
  Seat seat;
  Laid laid;
  friend bool operator==(LaidOnRat const&, LaidOnRat const&) = default;
};
/// C8.3: the money that comes with the rat.
template <class Laid>
struct RatMoney {
  Seat seat;
  Laid laid;
  friend bool operator==(RatMoney const&, RatMoney const&) = default;
};
/// C10.4: a money card from the pile, into the hand.
template <class Laid>
struct Drew {
  Seat seat;
  Laid laid;
  friend bool operator==(Drew const&, Drew const&) = default;
};

template <class Laid>
using Any = std::variant<Turn, Skipped, TurnedUp, Payday, Raised, Kept, Knocked, Sold, Bought, ShowedHand,
                         AuctionedAgain, AuctionGoesOn, Took, Quartet, TookBonus, Stopped, Challenged, Tied,
                         Over, Paid<Laid>, Offered<Laid>, Accepted<Laid>, Countered<Laid>, Revealed<Laid>,
                         CountedDown, Claimed, ClaimSold, ClaimBought, ShowedTooFew, TookPedigree, Looked,
                         Divided, MustExclude, Excluded, LaidOnRat<Laid>, RatMoney<Laid>, Drew<Laid>>;

}  // namespace event

using Event = event::Any<SecretMoney>;
using SeenEvent = event::Any<SeenMoney>;

/// Returns the event as `viewer` may know it.
SeenEvent seen_by(Viewer viewer, Event const& event);

// A table stores hundreds of events.
static_assert(sizeof(Event) <= 88);

}  // namespace kuhhandel
