// A PostgreSQL and its synchronous replica, on two machines. The test kills one, promotes the replica, and
// makes another replica.
#pragma once

#include <sys/types.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <string>

#include "tests/faults/a_network.h"
#include "tests/faults/a_small_disk.h"

namespace kuhhandel {

class Databases {
 public:
  using Steady = std::chrono::steady_clock;

  /// Data and logs are in the folder.
  Databases(ANetwork& network, std::filesystem::path const& folder);
  Databases(Databases const&) = delete;
  Databases& operator=(Databases const&) = delete;
  ~Databases();

  /// By which servers name both.
  std::string ledger() const;
  /// The primary, by a way that has no faults.
  std::string connection_string() const;

  Host const& primary() const { return machines_.at(primary_).host; }
  ASmallDisk& disk_of_primary() { return machines_.at(primary_).disk; }

  /// Like a power cut, except for the disk's own cache.
  void kill_primary();
  /// It begins where it ended, unless it runs. std::runtime_error where it cannot for a minute.
  void start_primary();
  /// The replica is the primary from now on, without a synchronous standby.
  void promote_replica();
  /// Makes a replica of the new primary on the old one's machine; commits wait for it from now on.
  void make_replica();

  /// Returns once something was written and committed; when that was. std::runtime_error after a minute.
  Steady::time_point wait_until_writable() const;

 private:
  struct Machine {
    Machine(ANetwork& network, std::filesystem::path const& folder, std::string const& name);

    Host host;
    ASmallDisk disk;
    std::filesystem::path sockets;
    std::filesystem::path log;
    pid_t process = 0;

    std::filesystem::path data() const { return disk.path() / "data"; }
    std::string connection_string() const;
    void start();
    void kill();
    bool runs();
  };

  void do_on_primary(std::string const& sql) const;

  std::array<Machine, 2> machines_;
  std::size_t primary_ = 0;
};

}  // namespace kuhhandel
