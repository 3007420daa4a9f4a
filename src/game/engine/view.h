// The view of one viewer. It is built from the state for that viewer; its types cannot hold hidden
// information.
#pragma once

#include <array>
#include <optional>
#include <variant>

#include "engine/cards/herd.h"
#include "engine/cards/money_cards.h"
#include "engine/cards/pedigrees.h"
#include "engine/edition.h"
#include "engine/phase.h"
#include "engine/scores.h"
#include "engine/seat.h"
#include "engine/state.h"

namespace kuhhandel {
namespace seen {

struct TurnChoice {
  bool may_auction;
  bool may_challenge;
  bool may_stop = false;    // after a trade (C11.1)
  bool may_divide = false;  // instead of an auction (C10.2)
  friend bool operator==(TurnChoice const&, TurnChoice const&) = default;
};

/// A face-down offer: its number of cards unless concealed (C6.4), and its cards for the challenger only.
struct Answer {
  Trade trade;
  std::optional<int> offered;
  std::optional<MoneyCards> laid;
  friend bool operator==(Answer const&, Answer const&) = default;
};

/// The number of cards next to the rat; their values are secret (C8.3).
struct RatRound {
  Seat auctioneer;
  Seat asked;
  int laid;
  friend bool operator==(RatRound const&, RatRound const&) = default;
};

/// The card, only for the seat that looked at it (C10.3).
struct Division {
  Seat seat;
  std::optional<Card> card;
  friend bool operator==(Division const&, Division const&) = default;
};

/// The scores with their calculation; if money counts (C9.5), they reveal more than the herds do.
struct Finished {
  Scores scores;
  friend bool operator==(Finished const&, Finished const&) = default;
};

}  // namespace seen

using SeenPhase =
    std::variant<seen::TurnChoice, phase::Bidding, phase::BuyingRight, phase::Payment, phase::Offer,
                 seen::Answer, seen::Finished, phase::Countdown, phase::ClaimRight, phase::ClaimPayment,
                 seen::RatRound, seen::Division, phase::QuartetExclusion>;

struct View {
  Viewer viewer;
  int seats = 0;
  Seat turn{};
  SeenPhase phase;
  int pile = 0;          // cards left
  MoneyCards hand;       // the viewer's own hand; empty for the audience
  PerSeat<int> cards{};  // the number of money cards of each seat (C2.4)
  PerSeat<Herd> herds{};
  PerSeat<MoneyCards> shown{};  // the hands of bound seats, which all have seen (C4.8)
  Pedigrees pedigrees;
  std::optional<Seat> bonus;  // the owner of the bonus card (C9.3)
  int donkeys = 0;            // paydays so far (C5.1)
  Money handed_out = 0;       // C4.9
  MoneyCards bank;            // money left for donkeys

  Herd const& herd(Seat seat) const { return herds[seat]; }
  int cards_of(Seat seat) const { return cards[seat]; }
  friend bool operator==(View const&, View const&) = default;
};

View view_for(Edition const& edition, State const& now, Viewer viewer);

/// Returns what each player would score if the game ended now (C9), without the money in hand: if it counts
/// (C9.5), it is secret. Rats exclude the quartet that is best for the player who must choose (C9.4).
Scores standing(Edition const& edition, View const& view);

}  // namespace kuhhandel
