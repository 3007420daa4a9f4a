// An honest visitor of a server under attack: reads the lobby, loads a page, returns to tables. Measures how
// long each takes and what fails.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "load/attack/script.h"
#include "load/table_opener.h"
#include "tournament/duration_histogram.h"

namespace kuhhandel::load {

struct Visits {
  tournament::DurationHistogram lobby;     // from connecting to the whole answer
  tournament::DurationHistogram page;      // the same for the first page
  tournament::DurationHistogram returned;  // from connecting to the snapshot of a table that is not in memory
  std::int64_t count = 0;
  Outcomes failures;  // "lobby 503", "own table not listed", …

  void add(Visits const& others);
  std::int64_t failed() const;
  tournament::DurationHistogram all() const;
};

class Visitor {
 public:
  /// Begins at once, in a thread of its own. `tables` are those to which it returns, on their first seats.
  Visitor(std::uint16_t port, std::vector<TableKeys> tables);
  Visitor(Visitor const&) = delete;
  Visitor& operator=(Visitor const&) = delete;
  ~Visitor();

  /// Returns what happened since the last call.
  Visits take();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// Opens a live connection to a table and says hello on a seat; false if no snapshot comes.
server::Task<bool> join_table(RawConnection& line, std::uint16_t port, std::string const& table,
                              std::string const& token);

}  // namespace kuhhandel::load
