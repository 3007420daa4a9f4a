// `kuhhandel load`: whole games over real sockets, every client's view checked, and what a table's move costs
// the server.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>

namespace kuhhandel::load {

/// Who sits at each table, and how they play.
struct LoadTable {
  std::string edition = "master";
  int seats = 6;
  int bots = 0;  // on so many of the seats, the last ones
  std::string bot = "shark";
  double eagerness = 0.35;  // the chance that one who may bid or claim does, at every step
  int think_ms = 0;         // up to so long, in milliseconds, each waits before it acts
};

struct LoadOptions {
  int tables = 160;
  LoadTable table;
  double seconds = 10;  // measured, after all games have begun
  std::uint64_t seed = 1;
  bool baseline = true;  // also measure a server that only passes messages on
  bool json = false;
};

/// Seats on which a client of the load generator plays.
inline int people_of(LoadTable const& table) { return table.seats - table.bots; }

/// The exit status: 1 where a view was wrong or the server failed.
int load(LoadOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::load
