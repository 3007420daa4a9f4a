#include "store/tables/stored_table.h"

namespace kuhhandel::store {

std::optional<Seat> seat_of(std::vector<SeatKeyHash> const& keys, std::string_view token) {
  return seat_of(keys, keys::hash_of(token));
}

std::optional<Seat> seat_of(std::vector<SeatKeyHash> const& keys, keys::TokenHash const& hash) {
  std::optional<Seat> seat;
  for (auto const& key : keys) {
    if (keys::equal(key.hash, hash)) seat = key.seat;
  }
  return seat;
}

}  // namespace kuhhandel::store
