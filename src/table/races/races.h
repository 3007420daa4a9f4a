// The open race of a table, if any: collects presses until its verdict.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/action.h"
#include "table/instant.h"
#include "table/races/race.h"

namespace kuhhandel::table {

class Races {
 public:
  bool is_open() const { return verdict_at_.has_value(); }
  /// Returns nullopt if no race is open.
  std::optional<Instant> verdict_at() const { return verdict_at_; }
  bool is_full() const { return presses_.size() == kMaxPresses; }
  bool has_pressed(Actor by) const;
  /// Returns true if that press of the seat waits for the verdict.
  bool awaits_verdict(Seat seat, std::string_view id) const;
  /// Returns the times from which the presses count, in order of arrival.
  std::vector<Instant> moments() const;

  /// Opens a race with that time of the verdict, or joins the open one.
  void press(Press const& press, Instant verdict_at);
  /// Ends the race. Returns its presses in the order in which they count; `order` contains their indices.
  std::vector<Press> take_judged(std::vector<int> const& order);

 private:
  std::optional<Instant> verdict_at_;
  std::vector<Press> presses_;
};

}  // namespace kuhhandel::table
