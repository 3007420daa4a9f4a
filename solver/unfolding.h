// A game that unfolds scene by scene: the truth, and what each seat has been told.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bots/bot.h"
#include "engine/edition.h"
#include "engine/play.h"
#include "engine/sequential.h"

namespace kuhhandel::solver {

/// What a seat has been told since the game began, as one number: equal tellings give equal numbers, and
/// others, but for an accident in 2^64, other ones. A seat is told all that it does itself but its silence,
/// which the rest implies, for the order of asking is fixed (C12.1). So it remembers all it ever knew.
using Memory = std::uint64_t;

struct Scene {
  Asking asking;
  int turns = 0;  // begun so far
  PerSeat<Memory> memories{};

  Memory memory(Seat seat) const { return memories[seat]; }
};

/// A scene that may follow, how likely it is, and what happened on the way.
struct Likely {
  double likelihood;
  Scene scene;
  std::vector<Event> events;
};

/// Unfolds the games of an edition, which must outlive it. The pile has no order: whenever a card is turned
/// over, any that is left may be it.
class Unfolding {
 public:
  explicit Unfolding(Edition const& edition) : edition_(edition) {}

  /// Seat 0 of so many begins.
  Likely opening(int seats);

  /// What may follow when the seat chooses that: one scene, or, where a card is turned over, one for each
  /// kind that may be it.
  std::vector<Likely> after(Scene const& scene, Seat seat, bots::Choice const& choice);

  /// Lets the hammer fall, where it is the house that all wait for.
  Likely after_hammer(Scene const& scene);

 private:
  std::vector<Likely> after_auction(Scene const& scene, Seat seat);
  Likely after_command(Scene const& scene, Command const& command);
  void tell(Likely& next);
  std::uint64_t number_of(SeenEvent const& event);

  Edition const& edition_;
  std::array<std::vector<SeenEvent>, std::variant_size_v<SeenEvent>> known_;  // by kind; a place is a number
};

}  // namespace kuhhandel::solver
