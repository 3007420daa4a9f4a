// `kuhhandel load --attack`: normal tables, and attackers who use every limit; judged by the effect on the
// normal players.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "load/attack/script.h"
#include "load/attack/series.h"
#include "load/attack/visitor.h"
#include "load/load_clients.h"
#include "load/load_options.h"

namespace kuhhandel::load {

/// Bars for an attacked server on two cores. Memory is the resident set size (RSS).
struct AttackBars {
  double p99_ms = 20;                                         // of honest commands, until all see them
  double visit_p99_ms = 1000;                                 // of the lobby, the page, and returns to tables
  std::int64_t memory = std::int64_t{512} * 1024 * 1024;      // bytes
  std::int64_t memory_left = std::int64_t{64} * 1024 * 1024;  // more than before, when the attack is over
  std::int64_t disk_a_day = std::int64_t{1024} * 1024 * 1024;  // bytes by which the data folder grows
};

/// Bytes that a server process occupies.
struct MemoryOverTime {
  std::int64_t before = 0;  // the attack
  std::int64_t most = 0;
  std::int64_t end = 0;    // of the attack
  std::int64_t later = 0;  // AttackPlan::settle after that
};

struct AttackFindings {
  Counters calm;  // of the honest players before the attack
  Counters attacked;
  Visits calm_visits;
  Visits attacked_visits;
  double seconds = 0;  // of the attack
  MemoryOverTime memory;
  MemoryOverTime tls_memory;  // of the second server, which has TLS
  double grown_a_day = 0;     // bytes by which the data folder grows, from the second half of the attack
  double written_a_day = 0;   // bytes written to disks, from all of it
  std::int64_t grown = 0;     // bytes, in the attack
  Outcomes log_events;        // lines of the server's log in the attack, by event
  double cores = 0;           // of processor time that the server took
  std::vector<AttackSecond> series;
  std::vector<Attack> attacks;
  std::vector<Outcomes> outcomes;   // of each of the attacks
  std::vector<std::string> faults;  // in messages to normal players
  std::string stopped;              // why the attack ended early; empty if it did not
};

/// Throws std::runtime_error if the honest players do not come to play.
AttackFindings measure_attack(LoadOptions const& options);

/// Which bars the findings break, in sentences.
std::vector<std::string> broken(AttackBars const& bars, AttackFindings const& found);

/// Measures and prints; the exit status: 1 where a view was wrong or a bar is broken.
int attack(LoadOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::load
