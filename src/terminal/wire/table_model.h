// A client's knowledge of its table, made only from the server's messages.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "table/races/race.h"
#include "terminal/narrator.h"
#include "terminal/wire/server_messages.h"
#include "terminal/words.h"

namespace kuhhandel::terminal {

/// The events of a table line by line, as this viewer saw them.
class TableLog {
 public:
  void print(TableWords const& words, EventInfo const& event);
  void add(std::string line);
  void clear() { *this = {}; }

  /// Returns the latest lines; the last one contains the running bids.
  std::deque<std::string> const& lines() const { return lines_; }

 private:
  static constexpr std::size_t kMostLines = 300;

  std::deque<std::string> lines_;
  Bids bids_;
};

struct TableModel {
  std::uint64_t version = 0;  // 0: nothing received yet
  Viewer me;
  TableInfo table;
  Edition edition;
  std::optional<GameInfo> game;
  TableLog log;
  table::Instant server_time{0};  // when the latest news happened, on the server's clock
  table::Instant received_at{0};  // and when it came, on ours

  TableWords words() const;
  /// Returns the time on the server's clock, by the latest message.
  table::Instant at_server(table::Instant now) const { return server_time + (now - received_at); }
  /// Returns the other players, who can be talked to or muted.
  std::vector<std::string> others() const;
  /// Returns the user's legal actions.
  LegalActions options() const { return game ? game->options : LegalActions{}; }
  bool is_host() const { return me && table.host == me; }
};

void take(TableModel& model, Snapshot snapshot, table::Instant now);

/// Ignores a repeated step; returns false if an earlier one is missing.
bool take(TableModel& model, StepMessage step, table::Instant now);

/// Returns the announcement on the screen that a bid or claim answers, and how long it has been there
/// (docs/FAIRNESS.md).
table::Seen seen_on_screen(TableModel const& model, table::Instant now);

}  // namespace kuhhandel::terminal
