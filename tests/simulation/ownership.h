// Which server owns a shard of the simulation: the row that all of them read and write, with the servers'
// own rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/ownership.h"
#include "tests/simulation/memory_ledger.h"

namespace kuhhandel {

class SimulatedRow {
 public:
  using Time = server::Ownership::Time;

  explicit SimulatedRow(MemoryShard& shard) : shard_(shard) {}

  int owner() const { return std::stoi(row_.owner); }

  /// Whether the shard is still that epoch's, whose owner is there now.
  bool renew(std::uint64_t epoch, Time now) {
    if (epoch != row_.epoch) return false;
    row_.renewed = now;
    return true;
  }

  /// The epoch in which the shard is that server's from now on; none while another owns it.
  std::optional<std::uint64_t> take_over(int by, Time now) {
    auto const server = std::to_string(by);
    if (!server::is_free_for(server, row_, now)) return {};
    row_ = server::taken_over(server, row_, now);
    shard_.take_over();
    return row_.epoch;
  }

 private:
  MemoryShard& shard_;
  server::Ownership row_;
};

}  // namespace kuhhandel
