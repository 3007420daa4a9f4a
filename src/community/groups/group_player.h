// A player of a group.
#pragma once

#include <string>

namespace kuhhandel::groups {

inline constexpr int kMaxGroupPlayers = 200;

struct GroupPlayer {
  int id;  // within the group, from 1
  std::string name;
  friend bool operator==(GroupPlayer const&, GroupPlayer const&) = default;
};

}  // namespace kuhhandel::groups
