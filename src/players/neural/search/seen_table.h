// The table at the start of a lot, from the events that one seat has seen, for players who were not asked
// then and so have no view of it.
#pragma once

#include <optional>

#include "engine/edition.h"
#include "engine/event.h"
#include "engine/view.h"

namespace kuhhandel::neural {

/// Follows herds, numbers of cards and the own hand. The edition's money must be trackable (can_be_followed),
/// and its lots must be single cards.
class SeenTable {
 public:
  SeenTable() = default;
  SeenTable(Edition const& edition, int seats, Seat self);

  void see(SeenEvent const& event);

  /// Receives the seat's view, for games that start in the middle.
  void look(View const& view);

  /// Returns the view when bidding for the last lot began, with phase::Bidding; nullopt before the first lot,
  /// or if the events contradict each other (a game that starts in the middle).
  std::optional<View> at_bidding() const;

 private:
  void follow(event::TurnedUp const& lot);
  void follow(event::Payday const& payday);
  void follow(event::Took const& taken);
  void move(Seat from, Seat to, SeenMoney const& money);

  Edition const* edition_ = nullptr;
  View view_;
};

}  // namespace kuhhandel::neural
