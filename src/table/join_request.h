// People who want a seat while a game runs, in the order in which they asked.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/seat.h"

namespace kuhhandel::table {

struct JoinRequest {
  std::string player;
  Seat seat;
  bool accepted = false;  // they shall have it
};

class JoinRequests {
 public:
  std::vector<JoinRequest> const& all() const { return all_; }

  void add(JoinRequest newcomer) { all_.push_back(std::move(newcomer)); }
  void accept(std::string_view player) {
    for (auto& newcomer : all_)
      if (newcomer.player == player) newcomer.accepted = true;
  }
  void deny(std::string_view player) {
    remove_if([&](JoinRequest const& one) { return one.player == player; });
  }
  /// Somebody has that seat now.
  void remove(Seat seat) {
    remove_if([&](JoinRequest const& one) { return one.seat == seat; });
  }
  /// Between games nobody needs to ask.
  void remove_pending() {
    remove_if([](JoinRequest const& one) { return !one.accepted; });
  }

 private:
  void remove_if(auto const& gone) { std::erase_if(all_, gone); }

  std::vector<JoinRequest> all_;
};

}  // namespace kuhhandel::table
