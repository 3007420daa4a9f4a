// The race of a table that is open, if one is: presses come in until its verdict.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/action.h"
#include "table/instant.h"
#include "table/race.h"

namespace kuhhandel::table {

class Races {
 public:
  bool is_open() const { return verdict_at_.has_value(); }
  /// None where no race is open.
  std::optional<Instant> verdict_at() const { return verdict_at_; }
  bool is_full() const { return presses_.size() == kMaxPresses; }
  bool has_pressed(Actor by) const;
  /// Whether that press of the seat waits for the verdict.
  bool awaits_verdict(Seat seat, std::string_view id) const;
  /// From when each press counts, in the order in which they came.
  std::vector<Instant> moments() const;

  /// Opens a race with that verdict, or joins the one that is open.
  void press(Press const& press, Instant verdict_at);
  /// Ends the race. Gives its presses in the order in which they count; `order` are their places.
  std::vector<Press> take_judged(std::vector<int> const& order);

 private:
  std::optional<Instant> verdict_at_;
  std::vector<Press> presses_;
};

}  // namespace kuhhandel::table
