// A game that unfolds question by question: the truth, and what each seat has been told.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/choices.h"
#include "engine/edition.h"
#include "engine/event.h"

namespace kuhhandel::solver {

/// What a seat has been told since the game began, as one number: equal tellings give equal numbers, and
/// others, but for an accident in 2^64, other ones. A seat is told all that it does itself but its silence,
/// which the rest implies, for the order of asking is fixed (C12.1). So it remembers all it ever knew.
using Memory = std::uint64_t;

struct Scene {
  Question question;
  int turns = 0;  // begun so far
  PerSeat<Memory> memories{};

  Memory memory(Seat seat) const { return memories[seat]; }

  /// What the seat that is asked goes by: its memory and, while it lays money, what it is asked for and the
  /// cards that it has chosen so far, of which nobody is told yet.
  Memory information_set_key() const;
};

/// A scene that may follow, how likely it is, and what happened on the way.
struct Successor {
  double likelihood;
  Scene scene;
  std::vector<Event> events;
};

/// Unfolds the games of an edition, which must outlive it. The pile has no order: whenever a card is turned
/// over, any that is left may be it.
class GameExpansion {
 public:
  explicit GameExpansion(Edition const& edition) : edition_(edition) {}

  /// Seat 0 of so many begins.
  Successor opening(int seats);

  /// What may follow the `nth` answer: one scene, or, where a card is turned over, one for each kind that may
  /// be it; of a lot of two, for each pair in turn.
  std::vector<Successor> after(Scene const& scene, int nth);

 private:
  /// Adds what may follow where any card may come to lie at this depth, and any below it after that, down to
  /// what the answer turns over.
  void turn_over(Scene const& scene, double likelihood, int depth, std::vector<Successor>& all);
  Successor after_answer(Scene const& scene, int nth);
  void record_events(Successor& next);
  std::uint64_t number_of(SeenEvent const& event);

  Edition const& edition_;
  std::array<std::vector<SeenEvent>, std::variant_size_v<SeenEvent>> known_;  // by kind; a place is a number
};

}  // namespace kuhhandel::solver
