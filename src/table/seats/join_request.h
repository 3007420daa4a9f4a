// Requests for seats during a game, in the order of arrival.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/face.h"
#include "engine/seat.h"

namespace kuhhandel::table {

struct JoinRequest {
  std::string player;
  Seat seat;
  bool accepted = false;              // the host has accepted the request
  std::optional<codec::Face> face{};  // that they would like to have
};

class JoinRequests {
 public:
  std::vector<JoinRequest> const& all() const { return all_; }

  void add(JoinRequest join_request) { all_.push_back(std::move(join_request)); }
  void accept(std::string_view player) {
    for (auto& join_request : all_)
      if (join_request.player == player) join_request.accepted = true;
  }
  void deny(std::string_view player) {
    remove_if([&](JoinRequest const& one) { return one.player == player; });
  }
  /// Removes the request for that seat, which is now taken.
  void remove(Seat seat) {
    remove_if([&](JoinRequest const& one) { return one.seat == seat; });
  }
  /// Removes all: between games no request is needed.
  void remove_pending() {
    remove_if([](JoinRequest const& one) { return !one.accepted; });
  }

 private:
  void remove_if(auto const& gone) { std::erase_if(all_, gone); }

  std::vector<JoinRequest> all_;
};

}  // namespace kuhhandel::table
