// What the host orders about how the table is run. The first order is carried out at once; what follows
// within a moment is one change at its end, so that a finger on a switch fills no log.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "table/instant.h"
#include "table/table_settings.h"

namespace kuhhandel::live {

class DebouncedSettings {
 public:
  static constexpr table::Duration kDebounce{1000};
  /// More orders than anybody's fingers give in a moment.
  static constexpr std::size_t kMaxPending = 40;

  /// An order, by what its client calls it.
  struct Request {
    Seat seat;
    std::string id;
  };
  struct Change {
    table::TableSettings settings;
    std::vector<Request> requests;
  };

  /// How the table is to be run by all that was ordered, where it is run like `now`.
  table::TableSettings const& target(table::TableSettings const& now) const {
    return pending_ ? pending_->settings : now;
  }
  bool is_pending(Seat seat, std::string_view id) const;
  bool is_full() const { return pending_ && pending_->requests.size() >= kMaxPending; }
  bool has_pending() const { return pending_.has_value(); }

  void submit(Request request, table::TableSettings settings, table::Instant now);
  /// What waits is due now, since something else is ordered that may depend on it.
  void flush_now(table::Instant now);

  std::optional<table::Instant> next_due() const;
  /// The change that is due; the next one is due a moment later.
  std::optional<Change> take_due(table::Instant now);

 private:
  std::optional<Change> pending_;
  table::Instant due_at_{0};
  table::Instant changed_at_{0};
};

}  // namespace kuhhandel::live
