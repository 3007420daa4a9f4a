// `kuhhandel load --attack`: honest tables beside attackers who go to their limits, judged by what the honest
// players feel of it.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "load/attack/script.h"
#include "load/crowd.h"
#include "load/load.h"

namespace kuhhandel::load {

/// What a server is allowed while it is attacked, on two cores.
struct AttackBars {
  double p99_ms = 20;                                          // of honest commands, until all see them
  std::int64_t memory = std::int64_t{512} * 1024 * 1024;       // bytes
  std::int64_t disk_a_day = std::int64_t{1024} * 1024 * 1024;  // bytes by which the data folder grows
};

struct AttackFindings {
  Tally calm;  // of the honest players before the attack, for a quarter of its time
  Tally attacked;
  double seconds;
  std::int64_t memory_before;  // bytes, as the next two
  std::int64_t memory_most;
  std::int64_t memory_end;
  double grown_a_day;               // bytes by which the data folder grows, by extrapolation
  double written_a_day;             // bytes written to disks, the same way
  double cores;                     // of processor time that the server took
  std::vector<Outcomes> outcomes;   // of each of all_attacks()
  std::vector<std::string> faults;  // of what the honest players were told
};

/// std::runtime_error where the honest players do not come to play.
AttackFindings measure_attack(LoadOptions const& options);

/// Which bars the findings break, in sentences.
std::vector<std::string> broken(AttackBars const& bars, AttackFindings const& found);

/// Measures and prints; the exit status: 1 where a view was wrong or a bar is broken.
int attack(LoadOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::load
