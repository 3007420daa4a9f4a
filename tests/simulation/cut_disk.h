// A disk in memory whose power can be cut: stores SQLite's files on a platter (platter.h) and reports each
// operation.
#pragma once

#include <functional>
#include <optional>

#include "tests/simulation/platter.h"

namespace kuhhandel {

/// While it lives, all databases of this process that are opened are on this disk; there is one at a time.
class CutDisk {
 public:
  CutDisk();
  CutDisk(CutDisk const&) = delete;
  CutDisk& operator=(CutDisk const&) = delete;
  ~CutDisk();

  Platter const& platter() const;
  /// Another platter takes its place; no file may be open.
  void put(Platter platter);

  /// `watch` is called before each write and each sync.
  void watch(std::function<void()> watch);

  /// The next sync covers what was written until then, as one that began at that time would.
  void next_sync_began(Platter::Moment at);
};

}  // namespace kuhhandel
