// The latest events and steps of a table, for clients that reconnect.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <ranges>
#include <string>
#include <vector>

#include "table/log/incarnations.h"
#include "table/step.h"

namespace kuhhandel::table {

class History {
 public:
  /// Returns the number of the latest step; 0 before the first.
  std::uint64_t version() const { return version_; }
  /// Returns the latest events of the current or last game; the record contains all of them.
  std::ranges::subrange<std::deque<TableEvent>::const_iterator> log() const {
    return {events_.begin() + static_cast<std::ptrdiff_t>(events_before_game_), events_.end()};
  }
  /// Returns the steps after `version`; nullopt if they are no longer stored.
  std::optional<std::vector<Step>> steps_after(std::uint64_t version) const;

  Incarnations const& incarnations() const { return incarnations_; }

  /// Starts an incarnation with the next step.
  void begin_incarnation(std::string const& name) { incarnations_.begin(name, version_ + 1); }
  /// Starts the log of a new game.
  void begin_game() { events_before_game_ = events_.size(); }
  /// Continues after `version`; the steps up to it are not available one by one.
  void continue_after(std::uint64_t version, Incarnation epoch);
  /// Adds an event to the next step.
  void append(TableEvent const& event) { events_.push_back(event); }
  /// Stores the next step, whose events have been appended.
  void remember(Step const& step);

 private:
  /// A step; its events follow those of older steps in events_.
  struct Remembered {
    Instant at;
    std::uint32_t events;
    bool table_changed;
  };

  void drop_old_events();
  /// Drops all steps up to `version`, which started another game.
  void reset(std::uint64_t version);

  std::uint64_t version_ = 0;
  Incarnations incarnations_;
  std::deque<TableEvent> events_;
  std::size_t events_before_game_ = 0;  // events in events_ from before the game
  std::deque<Remembered> recent_;
};

}  // namespace kuhhandel::table
