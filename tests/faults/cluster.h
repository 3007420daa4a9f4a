// Three servers, a database with a replica, and people who play, each on a machine of its own; and what
// befalls them.
#pragma once

#include <array>
#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/random/rng.h"
#include "tests/faults/a_network.h"
#include "tests/faults/cluster_server.h"
#include "tests/faults/databases.h"
#include "tests/faults/fault.h"
#include "tests/faults/people.h"

namespace kuhhandel {

/// The results of one fault.
struct Found {
  Fault fault;
  std::string whom{};                                // and whether it owned the account data
  std::vector<std::chrono::milliseconds> pauses{};   // for how long each table stood still
  std::vector<std::chrono::milliseconds> resumed{};  // each, since the database could be written again
  std::vector<std::chrono::milliseconds> ends{};     // how long servers took that were ended
  std::string untrue{};                              // a message that contradicts the ledger; empty: none
};

/// Figures of a period without faults, in which clients do not wait.
struct AtWork {
  double facts_a_second;
  double commit_p50, commit_p99;  // in milliseconds, upper bounds
};

class Cluster {
 public:
  /// Data and logs are in the folder.
  Cluster(std::filesystem::path const& folder, std::uint64_t seed);

  AtWork work_for(std::chrono::seconds time);
  Found bring(Fault fault);
  int acknowledged();

 private:
  using Steady = std::chrono::steady_clock;

  ClusterServer& victim(Found& found);
  ClusterServer& owner();
  void befall(Fault fault, Found& found);
  void upgrade(Found& found);
  void change_line(Found& found, Line line);
  void fill(ASmallDisk& disk);
  void fail_over(Line line);
  void heal();
  void wait_until_all_play(Found& found);
  std::vector<double> seals();
  std::int64_t facts() const;

  std::filesystem::path folder_;
  Rng chance_;
  ANetwork network_;
  Databases databases_;
  std::array<ClusterServer, 3> servers_;
  ThrowawayFolder story_;
  Survivors survivors_;
  std::optional<Steady::time_point> writable_;  // again, of the fault that is
  std::optional<People> people_;
};

}  // namespace kuhhandel
