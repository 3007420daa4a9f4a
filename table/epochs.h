// Which versions of a table were told under which epoch. A table that comes back on a server begins a new
// one, with a name that no other has; whoever was told a version under another name was told another story.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>

namespace kuhhandel::table {

/// What a client was told last, as it says itself.
struct LastTold {
  std::uint64_t version;
  std::string epoch;
};

class Epochs {
 public:
  /// Empty until the table first came back.
  std::string const& name() const { return epochs_.back().name; }

  /// The versions from this one on belong to it; without a name the epoch that runs goes on.
  void begin(std::string const& name, std::uint64_t version);

  /// Where the table, whose latest version is `version`, cannot have told what a client was told last: up to
  /// which version, at the latest, both know the same. None where it can, or is not remembered.
  std::optional<std::uint64_t> went_back(LastTold const& last, std::uint64_t version) const;

 private:
  struct Epoch {
    std::string name;
    std::uint64_t from;
  };

  std::deque<Epoch> epochs_{{{}, 0}};
};

}  // namespace kuhhandel::table
