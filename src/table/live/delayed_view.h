// The table for spectators who may see all hands: a copy that applies the same facts late, when players can
// no longer profit from them.
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
  /// A fact is shown only after this many more commands, or after the game: otherwise a stalled game would
  /// show its current hands.
  static constexpr std::size_t kCommandsBehind = 30;

  /// Call after `table` has applied the fact. Starts when the host opens the hands, ends when they close
  /// them.
  void on_entry(table::Table const& table, table::Entry const& entry);

  /// Returns the delayed table; nullptr if spectators see no hands.
  table::Table const* table() const { return table_.get(); }

  /// Returns the delayed table's time when the players' time is `now`.
  table::Instant delayed_time(table::Instant now) const { return now - delay_; }

  /// Returns the earliest time at which the next pending fact may be shown; nullopt if none is pending.
  std::optional<table::Instant> earliest_release() const;

  /// Returns the message for spectators with the delay of their view, and when they may see more.
  std::string message() const;

  std::optional<table::Instant> next_due() const;
  /// Returns the next step that may be shown by `now`.
  std::optional<table::Step> take_due(table::Instant now);

 private:
  struct PendingEntry {
    table::Entry entry;
    int game;
    std::size_t played;  // number of that game's commands at that time
  };
  bool reveals_nothing(PendingEntry const& waiting) const;

  std::unique_ptr<table::Table> table_;  // by pointer, since most tables have none
  table::Duration delay_{0};
  std::deque<PendingEntry> pending_;
  int game_ = 0;
  std::size_t played_ = 0;
  bool is_running_ = false;
};

}  // namespace kuhhandel::live
