// Compact list of a game's commands: a server stores them for every table, and needs them only if somebody
// looks at the game.
#pragma once

#include <cstddef>
#include <deque>
#include <vector>

#include "engine/action.h"

namespace kuhhandel::table {

class PlayedCommands {
 public:
  void push_back(Command const& command);
  std::size_t size() const { return size_; }
  std::vector<Command> all() const;

 private:
  // Per command one byte for the actor, one for the action, then the action's data, which most do not have. A
  // deque, since a vector would leave up to half of its capacity empty and fragment memory when it grows.
  std::deque<std::byte> bytes_;
  std::size_t size_ = 0;
};

}  // namespace kuhhandel::table
