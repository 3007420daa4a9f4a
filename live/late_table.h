// What those who watch are shown where they may see all hands: the same table, long after. It takes the same
// facts, each only once it is too old to be of use to a player.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "table/table.h"

namespace kuhhandel {

class LateTable {
 public:
  /// So many commands must have been played since, or the game be over: a game that stands still would show
  /// its hands as they are.
  static constexpr std::size_t kCommandsBehind = 30;

  /// To be told each fact once `table` has applied it. It begins when the host opens the hands, and ends when
  /// they close them.
  void follow(Table const& table, Entry const& entry);

  /// The table as it stood; null where those who watch see no hands.
  Table const* shown() const { return shown_.get(); }

  /// Where its clocks stand while it is `now` for the players.
  Instant now(Instant now) const { return now - delay_; }

  /// When the next that has happened may be shown at the earliest; none where nothing waits.
  std::optional<Instant> earliest() const;

  /// For those who watch: how late they see the table, and from when on they may see more.
  std::string message() const;

  std::optional<Instant> next_due() const;
  /// The next step that may be shown by `now`.
  std::optional<Step> due(Instant now);

 private:
  struct Waiting {
    Entry entry;
    int game;
    std::size_t played;  // commands of that game by then
  };
  bool is_harmless(Waiting const& waiting) const;

  std::unique_ptr<Table> shown_;  // outside, for most tables have none
  Duration delay_{0};
  std::deque<Waiting> waiting_;
  int game_ = 0;
  std::size_t played_ = 0;
  bool runs_ = false;
};

}  // namespace kuhhandel
