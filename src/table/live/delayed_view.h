// What those who watch are shown where they may see all hands: the same table, long after. It takes the same
// facts, each only once it is too old to be of use to a player.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "table/table.h"

namespace kuhhandel::live {

class DelayedView {
 public:
  /// So many commands must have been played since, or the game be over: a game that stands still would show
  /// its hands as they are.
  static constexpr std::size_t kCommandsBehind = 30;

  /// To be told each fact once `table` has applied it. It begins when the host opens the hands, and ends when
  /// they close them.
  void on_entry(table::Table const& table, table::Entry const& entry);

  /// The table as it stood; null where those who watch see no hands.
  table::Table const* table() const { return table_.get(); }

  /// Where its clocks stand while it is `now` for the players.
  table::Instant delayed_time(table::Instant now) const { return now - delay_; }

  /// When the next that has happened may be shown at the earliest; none where nothing waits.
  std::optional<table::Instant> earliest_release() const;

  /// For those who watch: how late they see the table, and from when on they may see more.
  std::string message() const;

  std::optional<table::Instant> next_due() const;
  /// The next step that may be shown by `now`.
  std::optional<table::Step> take_due(table::Instant now);

 private:
  struct PendingEntry {
    table::Entry entry;
    int game;
    std::size_t played;  // commands of that game by then
  };
  bool reveals_nothing(PendingEntry const& waiting) const;

  std::unique_ptr<table::Table> table_;  // outside, for most tables have none
  table::Duration delay_{0};
  std::deque<PendingEntry> pending_;
  int game_ = 0;
  std::size_t played_ = 0;
  bool is_running_ = false;
};

}  // namespace kuhhandel::live
