// A game that unfolds question by question: the true state, and the events that each seat received.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/choices/choices.h"
#include "engine/edition.h"
#include "engine/event.h"

namespace kuhhandel::solver {

/// The events of a seat since the game began, as one number: equal histories have equal numbers, different
/// ones differ except for an accident in 2^64. A seat also receives its own actions except silence, which the
/// rest implies because the order of asking is fixed (C12.1). So it has perfect recall.
using Memory = std::uint64_t;

/// A position with the memory of each seat.
struct History {
  Question question;
  int turns = 0;  // begun so far
  PerSeat<Memory> memories{};

  Memory memory(Seat seat) const { return memories[seat]; }

  /// Returns the key of the asked seat's information set: its memory and, while it puts money together, the
  /// denomination asked for and the cards chosen so far, which are still secret.
  Memory information_set_key() const;
};

/// A history that may follow, its probability, and the events on the way.
struct Successor {
  double likelihood;
  History history;
  std::vector<Event> events;
};

/// Unfolds the games of an edition, which must outlive it. The pile has no order: whenever a card is turned
/// over, any that is left may be it.
class GameExpansion {
 public:
  explicit GameExpansion(Edition const& edition) : edition_(edition) {}

  /// Returns the opening of a game of that size; seat 0 begins.
  Successor opening(int seats);

  /// Returns the possible successors of the `nth` answer: one history, or, if a card is turned up, one for
  /// each possible kind; for a lot of two, one for each pair in turn.
  std::vector<Successor> after(History const& history, int nth);

 private:
  /// Adds the successors for each card that may be at this depth, and then at those below it, down to the
  /// last card that the answer turns up.
  void turn_over(History const& history, double likelihood, int depth, std::vector<Successor>& all);
  Successor after_answer(History const& history, int nth);
  void record_events(Successor& next);
  std::uint64_t number_of(SeenEvent const& event);

  Edition const& edition_;
  std::array<std::vector<SeenEvent>, std::variant_size_v<SeenEvent>> known_;  // by kind; a place is a number
};

}  // namespace kuhhandel::solver
