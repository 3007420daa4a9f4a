// What comes of an offer in an imagined world: who is challenged answers as a fox or as a farmer, as their
// bids make it likely, by what they would know (neural/imagined_game.h).
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/rng.h"
#include "engine/seat_memory.h"
#include "engine/state.h"
#include "engine/view.h"
#include "neural/farmers.h"
#include "neural/imagined_game.h"
#include "neural/others.h"

namespace kuhhandel::coach {

class Trading {
 public:
  /// As one seat may imagine it, from the deal on; none where no net plays, and in the duel, where
  /// nobody has asked whether it judges better.
  static std::optional<Trading> at(Edition const& edition, int seats, Seat self);

  void see(SeenEvent const& event);
  /// The seat's view, after what was seen.
  void look(View const& view);

  /// The trade of that world played to its end: the state at the next turn. Who is asked begins with `first`.
  State played_out(State const& world, Action const& first, Rng& rng) const;

 private:
  Trading(Edition const& edition, int seats, Seat self, neural::Policy player);

  Edition const* edition_;
  SeatMemory own_;
  neural::Others others_;
  neural::Farmers farmers_;
  mutable neural::Imagination imagination_;  // nothing in it outlasts a question
};

}  // namespace kuhhandel::coach
