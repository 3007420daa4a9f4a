// One of the servers of a cluster, on a machine of its own with a disk of its own.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "load/server_address.h"
#include "load/server_process.h"
#include "tests/faults/a_network.h"
#include "tests/faults/a_small_disk.h"

namespace kuhhandel {

class ClusterServer {
 public:
  /// Data and logs are in the folder. It is not started yet.
  ClusterServer(ANetwork& network, std::filesystem::path const& folder, std::string const& name);

  /// Starts it unless it runs; returns false if it ends at once (its log has the reason).
  bool start(std::string const& ledger);
  bool runs();
  load::ServerProcess& process() { return *process_; }
  /// As Ctrl-C does; how long it took. After a minute it is killed.
  std::chrono::milliseconds end();

  load::ServerAddress address() const { return {host_.address, kPort}; }
  /// Returns the address of its metrics.
  load::ServerAddress figures() const { return {host_.address, kPort + 1}; }
  Host const& host() const { return host_; }
  ASmallDisk& disk() { return disk_; }

 private:
  static constexpr std::uint16_t kPort = 8080;

  void serve(std::string const& ledger, std::ostream& out) const;

  Host host_;
  ASmallDisk disk_;
  std::filesystem::path log_;
  std::unique_ptr<load::ServerProcess> process_;
};

}  // namespace kuhhandel
