// What a client knows of its table: made from the server's messages, and from nothing else.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "table/race.h"
#include "terminal/wire/server_messages.h"
#include "terminal/wire/table_log.h"
#include "terminal/words.h"

namespace kuhhandel::terminal {

struct TableModel {
  std::uint64_t version = 0;  // 0: nothing was told yet
  Viewer me;
  TableInfo table;
  Edition edition;
  std::optional<GameInfo> game;
  TableLog log;
  table::Instant server_time{0};  // when the latest news happened, on the server's clock
  table::Instant received_at{0};  // and when it came, on ours

  TableWords words() const;
  /// The time on the server's clock, as far as the latest news tells.
  table::Instant at_server(table::Instant now) const { return server_time + (now - received_at); }
  /// The other people, with whom one may talk, or whom one may not want to hear.
  std::vector<std::string> others() const;
  /// What the person may do now.
  LegalActions options() const { return game ? game->options : LegalActions{}; }
  bool is_host() const { return me && table.host == me; }
};

void take(TableModel& model, Snapshot snapshot, table::Instant now);

/// A step that was taken before changes nothing; false where an earlier one is missing.
bool take(TableModel& model, StepMessage step, table::Instant now);

/// What the screen shows that a bid or claim answers, and for how long it has stood there (docs/FAIRNESS.md).
table::Seen seen_on_screen(TableModel const& model, table::Instant now);

}  // namespace kuhhandel::terminal
