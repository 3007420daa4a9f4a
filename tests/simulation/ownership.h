// Which server owns a shard: one row that all of them read and write. Its time is the database's own; what
// the servers' clocks show does not matter.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "tests/simulation/memory_ledger.h"

namespace kuhhandel {

class Ownership {
 public:
  using Time = std::chrono::milliseconds;

  /// Owners say so often that they are there.
  static constexpr Time kBetweenRenewals{500};
  /// One of whom nothing was heard for so long is an owner no more, if another wants the shard.
  static constexpr Time kPatience{2500};

  explicit Ownership(MemoryShard& shard) : shard_(shard) {}

  int owner() const { return owner_; }

  /// Whether the shard is still that epoch's, whose owner is there now.
  bool renew(std::uint64_t epoch, Time now) {
    if (epoch != shard_.epoch()) return false;
    renewed_ = now;
    return true;
  }

  /// The epoch in which the shard is that server's from now on; none while another owns it. An owner that has
  /// forgotten that it is one, since it began anew, need not wait.
  std::optional<std::uint64_t> take_over(int by, Time now) {
    bool const is_anothers = owner_ != kNobody && owner_ != by;
    if (is_anothers && now < renewed_ + kPatience) return {};
    owner_ = by;
    renewed_ = now;
    return shard_.take_over();
  }

 private:
  static constexpr int kNobody = -1;

  MemoryShard& shard_;
  int owner_ = kNobody;
  Time renewed_{0};
};

}  // namespace kuhhandel
