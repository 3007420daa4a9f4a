// Which versions of a table were told under which epoch. A table that comes back on a server begins a new
// one, with a name that no other has; whoever was told a version under another name was told another story.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <utility>

namespace kuhhandel::table {

/// What a client was told last, as it says itself.
struct LastSeen {
  std::uint64_t version;
  std::string incarnation;
};

struct Incarnation {
  std::string name{};      // empty until the table first came back
  std::uint64_t from = 0;  // its first version
};

class Incarnations {
 public:
  Incarnation const& latest() const { return incarnations_.back(); }

  /// The versions from this one on belong to it; without a name the epoch that runs goes on.
  void begin(std::string const& name, std::uint64_t version);

  /// Nothing is known of those before.
  void continue_in(Incarnation epoch) { incarnations_.assign(1, std::move(epoch)); }

  /// Where the table, whose latest version is `version`, cannot have told what a client was told last: up to
  /// which version, at the latest, both know the same. None where it can, or is not remembered.
  std::optional<std::uint64_t> last_common_version(LastSeen const& last, std::uint64_t version) const;

 private:
  std::deque<Incarnation> incarnations_{Incarnation{}};
};

}  // namespace kuhhandel::table
