// What the host orders about how the table is run. The first order is carried out at once; what follows
// within a moment is one change at its end, so that a finger on a switch fills no log.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "table/conduct.h"
#include "table/instant.h"

namespace kuhhandel::live {

class Settings {
 public:
  static constexpr table::Duration kMoment{1000};
  /// More orders than anybody's fingers give in a moment.
  static constexpr std::size_t kMostWaiting = 40;

  /// An order, by what its client calls it.
  struct Asked {
    Seat seat;
    std::string id;
  };
  struct Change {
    table::Conduct conduct;
    std::vector<Asked> asked;
  };

  /// How the table is to be run by all that was ordered, where it is run like `now`.
  table::Conduct const& wanted(table::Conduct const& now) const { return waiting_ ? waiting_->conduct : now; }
  bool awaits(Seat seat, std::string_view id) const;
  bool is_full() const { return waiting_ && waiting_->asked.size() >= kMostWaiting; }
  bool is_waiting() const { return waiting_.has_value(); }

  void ask(Asked asked, table::Conduct conduct, table::Instant now);
  /// What waits is due now, since something else is ordered that may depend on it.
  void hurry(table::Instant now);

  std::optional<table::Instant> next_due() const;
  /// The change that is due; the next one is due a moment later.
  std::optional<Change> due(table::Instant now);

 private:
  std::optional<Change> waiting_;
  table::Instant due_{0};
  table::Instant changed_{0};
};

}  // namespace kuhhandel::live
