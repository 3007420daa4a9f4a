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
};
struct Challenge {
  using In = phase::TurnChoice;
  Seat challenged;
  AnimalId animal;
};
struct Bid {
  using In = phase::Bidding;
  Money amount;
};
/// The house's alone: three calls have passed (C4.2).
struct Hammer {
  using In = phase::Bidding;
};
struct Sell {
  using In = phase::BuyingRight;
};
struct Buy {
  using In = phase::BuyingRight;
};
struct Pay {
  using In = phase::Payment;
  MoneyCards money;
};
struct Offer {
  using In = phase::Offer;
  MoneyCards money;
};
struct Accept {
  using In = phase::Answer;
};
struct Counter {
  using In = phase::Answer;
  MoneyCards money;
};

}  // namespace action

using Action = std::variant<action::Auction, action::Challenge, action::Bid, action::Hammer, action::Sell,
                            action::Buy, action::Pay, action::Offer, action::Accept, action::Counter>;

/// An action by an actor: all that ever changes a game.
struct Command {
  Actor by;
  Action action;
};

}  // namespace kuhhandel
