// All attackers at once, in a thread of their own, from ten addresses of this machine.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "load/attack/script.h"

namespace kuhhandel::load {

class Attackers {
 public:
  static constexpr int kAddresses = 10;  // 127.0.0.2 and on

  /// They begin at once.
  Attackers(Target target, std::uint64_t seed);
  Attackers(Attackers const&) = delete;
  Attackers& operator=(Attackers const&) = delete;
  ~Attackers();

  /// They end; what came of each of all_attacks().
  std::vector<Outcomes> const& end();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kuhhandel::load
