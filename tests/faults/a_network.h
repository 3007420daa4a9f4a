// A network of the test's own: machines in network namespaces, each on a line to one switch. Nothing of it is
// seen from outside, and nothing of it is left when the process ends.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "tests/support/throwaway_folder.h"

namespace kuhhandel {

/// A machine; this process is one too.
struct Host {
  std::string name;
  std::uint32_t address;  // in host order

  std::string address_text() const;
  /// Enters the namespace, for child processes of the test.
  void enter() const;
};

/// Between a machine and the switch.
enum class Line : std::uint8_t {
  whole,
  cut,             // both ways
  brings_nothing,  // to the machine
  takes_nothing,   // from it
  slow             // 200 ms each way
};

class ANetwork {
 public:
  /// From then on this process is in it. std::runtime_error with a sentence where the machine does not let
  /// it.
  ANetwork();
  ANetwork(ANetwork const&) = delete;
  ANetwork& operator=(ANetwork const&) = delete;
  ~ANetwork();

  Host add(std::string const& name);
  void set(Host const& host, Line line);

  /// From there on this process may come from 250 addresses.
  static std::uint32_t homes();

 private:
  void ip(std::string const& words) const;
  void begin_wire(Host const& host, std::string const& from, std::string const& to, int later_ms);

  ThrowawayFolder folder_;
  std::uint32_t hosts_ = 0;
  std::map<std::string, std::vector<pid_t>> wires_;  // except mere wires
};

}  // namespace kuhhandel
