#include "table/seats/faces.h"

#include <algorithm>

namespace kuhhandel::table {

std::optional<codec::Face> free_face(Table const& table, Seat seat, std::optional<codec::Face> wanted) {
  if (!wanted) return {};
  for (auto const other : seats_of(table.setup().seats)) {
    auto const* const person = table.presence().person(other);
    if (other != seat && person != nullptr && person->face == wanted) return {};
  }
  return wanted;
}

std::expected<fact::FaceChanged, OrderRefusal> decide_face(Table const& table, Seat seat,
                                                           std::optional<codec::Face> wanted) {
  if (table.presence().person(seat) == nullptr) return std::unexpected(OrderRefusal::seat_empty);
  if (free_face(table, seat, wanted) != wanted) return std::unexpected(OrderRefusal::face_taken);
  return fact::FaceChanged{seat, wanted};
}

std::vector<std::optional<codec::Face>> faces_of_game(Table const& table) {
  auto const players = players_of_game(table);
  std::vector<std::optional<codec::Face>> faces(players.size());
  for (auto const seat : seats_of(table.setup().seats)) {
    auto const* const person = table.presence().person(seat);
    // After a game another player may have the seat.
    if (person != nullptr && person->name == at_seat(players, seat)) at_seat(faces, seat) = person->face;
  }
  if (std::ranges::none_of(faces, [](auto const& face) { return face.has_value(); })) faces.clear();
  return faces;
}

}  // namespace kuhhandel::table
