// The host's orders about settings, debounced: the first is applied at once, those within the next second as
// one change, so that toggling a switch does not fill the log.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "table/instant.h"
#include "table/settings/table_settings.h"

namespace kuhhandel::live {

class DebouncedSettings {
 public:
  static constexpr table::Duration kDebounce{1000};
  /// More orders than anybody can click within kDebounce.
  static constexpr std::size_t kMaxPending = 40;

  /// An order, by its client's id.
  struct Request {
    Seat seat;
    std::string id;
  };
  struct Change {
    table::TableSettings settings;
    std::vector<Request> requests;
  };

  /// Returns the settings after all pending orders; `now` if there are none.
  table::TableSettings const& target(table::TableSettings const& now) const {
    return pending_ ? pending_->settings : now;
  }
  bool is_pending(Seat seat, std::string_view id) const;
  bool is_full() const { return pending_ && pending_->requests.size() >= kMaxPending; }
  bool has_pending() const { return pending_.has_value(); }

  void submit(Request request, table::TableSettings settings, table::Instant now);
  /// Makes the pending change due at once, because another order may depend on it.
  void flush_now(table::Instant now);

  std::optional<table::Instant> next_due() const;
  /// Returns the change that is due and starts the next interval.
  std::optional<Change> take_due(table::Instant now);

 private:
  std::optional<Change> pending_;
  table::Instant due_at_{0};
  table::Instant changed_at_{0};
};

}  // namespace kuhhandel::live
