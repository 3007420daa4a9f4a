// Which versions of a table belong to which incarnation. A table that is restored on a server begins an
// incarnation with a unique name: a client that received a version in another incarnation may have received
// different events.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <utility>

namespace kuhhandel::table {

/// The last version that a client received, as it reports.
struct LastSeen {
  std::uint64_t version;
  std::string incarnation;
};

struct Incarnation {
  std::string name{};      // empty until the table was first restored
  std::uint64_t from = 0;  // its first version
};

class Incarnations {
 public:
  Incarnation const& latest() const { return incarnations_.back(); }

  /// Starts an incarnation at `version`; an empty name continues the current one.
  void begin(std::string const& name, std::uint64_t version);

  /// Replaces everything before by this one incarnation.
  void continue_in(Incarnation epoch) { incarnations_.assign(1, std::move(epoch)); }

  /// Returns the last version that a client and the table, now at `version`, can have in common, if the
  /// client's last version does not belong to the table's history. nullopt if it does, or if the history is
  /// too short.
  std::optional<std::uint64_t> last_common_version(LastSeen const& last, std::uint64_t version) const;

 private:
  std::deque<Incarnation> incarnations_{Incarnation{}};
};

}  // namespace kuhhandel::table
