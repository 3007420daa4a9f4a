// What was told at a table: the latest events, and the latest steps, to be told again to one who comes back.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <ranges>
#include <string>
#include <vector>

#include "table/incarnations.h"
#include "table/step.h"

namespace kuhhandel::table {

class History {
 public:
  /// The number of the latest step; 0 before the first.
  std::uint64_t version() const { return version_; }
  /// What was told of the game that runs or ran last: the latest events, of which the record has all.
  std::ranges::subrange<std::deque<TableEvent>::const_iterator> log() const {
    return {events_.begin() + static_cast<std::ptrdiff_t>(events_before_game_), events_.end()};
  }
  /// The steps after `version`, where they are still remembered.
  std::optional<std::vector<Step>> steps_after(std::uint64_t version) const;

  Incarnations const& incarnations() const { return incarnations_; }

  /// The step that will be remembered next is the first of that epoch.
  void begin_incarnation(std::string const& name) { incarnations_.begin(name, version_ + 1); }
  /// From here on it is the log of a new game.
  void begin_game() { events_before_game_ = events_.size(); }
  /// What was told so far was of that version and those before, which cannot be told again one by one.
  void continue_after(std::uint64_t version, Incarnation epoch);
  /// An event of the step that will be remembered next.
  void append(TableEvent const& event) { events_.push_back(event); }
  /// The step after the latest, whose events were told.
  void remember(Step const& step);

 private:
  /// A step of which the events are the latest told, after those of older steps.
  struct Remembered {
    Instant at;
    std::uint32_t events;
    bool table_changed;
  };

  void drop_old_events();
  /// What was told so far is told no more: the step of that version was the first of something else.
  void reset(std::uint64_t version);

  std::uint64_t version_ = 0;
  Incarnations incarnations_;
  std::deque<TableEvent> events_;
  std::size_t events_before_game_ = 0;  // of those, before the game began
  std::deque<Remembered> recent_;
};

}  // namespace kuhhandel::table
