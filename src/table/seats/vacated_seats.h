// Players whose seats were given away, so that they get the reason if they return.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/seat.h"
#include "table/seats/seating.h"

namespace kuhhandel::table {

struct VacatedSeat {
  Seat seat;
  std::string player;
  std::string by{};  // the host who gave the seat away; empty: the player was away too long
  std::optional<VacateReason> reason{};
};

/// The latest one per seat, until that player sits down again.
class VacatedSeats {
 public:
  std::vector<VacatedSeat> const& all() const { return all_; }

  void add(std::optional<VacatedSeat> vacated) {
    if (!vacated) return;
    std::erase_if(all_, [&](VacatedSeat const& one) { return one.seat == vacated->seat; });
    on_seated(vacated->player);
    all_.push_back(*std::move(vacated));
  }
  /// Call when a player of that name sits down.
  void on_seated(std::string_view player) {
    std::erase_if(all_, [&](VacatedSeat const& one) { return one.player == player; });
  }
  bool has(Seat seat, std::string_view player) const {
    for (auto const& one : all_)
      if (one.seat == seat && one.player == player) return true;
    return false;
  }

 private:
  std::vector<VacatedSeat> all_;
};

}  // namespace kuhhandel::table
