// The players that the user has muted; the server does not know them.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace kuhhandel::terminal {

class Muted {
 public:
  bool has(std::string_view player) const { return all_ || names_.contains(player); }

  /// Mutes everybody, or unmutes all who are not muted by name; returns which.
  bool toggle_all() { return all_ = !all_; }
  /// Mutes or unmutes that player; returns which.
  bool toggle(std::string const& player) {
    if (names_.erase(player) > 0) return false;
    names_.insert(player);
    return true;
  }

 private:
  bool all_ = false;
  std::set<std::string, std::less<>> names_;
};

}  // namespace kuhhandel::terminal
