// What can be done, and by whom. Each action names the phase it belongs to; in any other it is refused as
// not_now.
#pragma once

#include <variant>

#include "engine/herd.h"
#include "engine/money.h"
#include "engine/phase.h"
#include "engine/seat.h"

namespace kuhhandel {
namespace action {

struct Auction {
  using In = phase::TurnChoice;
  friend bool operator==(Auction const&, Auction const&) = default;
};
struct Challenge {
  using In = phase::TurnChoice;
  Seat challenged;
  AnimalId animal;
  friend bool operator==(Challenge const&, Challenge const&) = default;
};
struct Bid {
  using In = phase::Bidding;
  Money amount;
  friend bool operator==(Bid const&, Bid const&) = default;
};
/// The house's alone: three calls have passed (C4.2).
struct Hammer {
  using In = phase::Bidding;
  friend bool operator==(Hammer const&, Hammer const&) = default;
};
struct Sell {
  using In = phase::BuyingRight;
  friend bool operator==(Sell const&, Sell const&) = default;
};
struct Buy {
  using In = phase::BuyingRight;
  friend bool operator==(Buy const&, Buy const&) = default;
};
struct Pay {
  using In = phase::Payment;
  MoneyCards money;
  friend bool operator==(Pay const&, Pay const&) = default;
};
struct Offer {
  using In = phase::Offer;
  MoneyCards money;
  friend bool operator==(Offer const&, Offer const&) = default;
};
struct Accept {
  using In = phase::Answer;
  friend bool operator==(Accept const&, Accept const&) = default;
};
struct Counter {
  using In = phase::Answer;
  MoneyCards money;
  friend bool operator==(Counter const&, Counter const&) = default;
};

}  // namespace action

using Action = std::variant<action::Auction, action::Challenge, action::Bid, action::Hammer, action::Sell,
                            action::Buy, action::Pay, action::Offer, action::Accept, action::Counter>;

/// An action by an actor: all that ever changes a game.
struct Command {
  Actor by;
  Action action;
  friend bool operator==(Command const&, Command const&) = default;
};

}  // namespace kuhhandel
