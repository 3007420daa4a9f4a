// Whom a person does not want to hear; the server never learns of it.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace kuhhandel::terminal {

class Muted {
 public:
  bool has(std::string_view player) const { return all_ || names_.contains(player); }

  /// Mutes everybody, or hears again those who are not muted by their names; tells which.
  bool toggle_all() { return all_ = !all_; }
  /// Mutes that player, or hears them again; tells which.
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
