// The commands of a game in the order in which they were played, in few bytes. A server keeps them for every
// table, and wants them back only when somebody looks at the game.
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
  // Each as who and which action, one byte each, and the action's own, of which most have none or few. A
  // vector would leave half of its room empty, and holes where it was moved from.
  std::deque<std::byte> bytes_;
  std::size_t size_ = 0;
};

}  // namespace kuhhandel::table
