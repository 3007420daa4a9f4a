// People who want a seat while a game runs, in the order in which they asked.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/seat.h"

namespace kuhhandel::table {

struct Newcomer {
  std::string player;
  Seat seat;
  bool admitted = false;  // they shall have it
};

class Newcomers {
 public:
  std::vector<Newcomer> const& all() const { return all_; }

  void ask(Newcomer newcomer) { all_.push_back(std::move(newcomer)); }
  void let_in(std::string_view player) {
    for (auto& newcomer : all_)
      if (newcomer.player == player) newcomer.admitted = true;
  }
  void turn_away(std::string_view player) {
    without([&](Newcomer const& one) { return one.player == player; });
  }
  /// Somebody has that seat now.
  void forget(Seat seat) {
    without([&](Newcomer const& one) { return one.seat == seat; });
  }
  /// Between games nobody needs to ask.
  void forget_unanswered() {
    without([](Newcomer const& one) { return !one.admitted; });
  }

 private:
  void without(auto const& gone) { std::erase_if(all_, gone); }

  std::vector<Newcomer> all_;
};

}  // namespace kuhhandel::table
