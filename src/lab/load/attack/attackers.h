// All attackers at once, in a thread of their own, from many addresses of this machine.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "load/attack/script.h"

namespace kuhhandel::load {

class Attackers {
 public:
  /// They begin at once. Addresses that an attack has of its own are divided by `thinning`, for tests.
  Attackers(Target target, std::vector<Attack> const& attacks, int thinning, std::uint64_t seed);
  Attackers(Attackers const&) = delete;
  Attackers& operator=(Attackers const&) = delete;
  ~Attackers();

  /// Ends the attacks; returns the outcomes of each.
  std::vector<Outcomes> const& end();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kuhhandel::load
