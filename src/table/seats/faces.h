// Faces at a table: no two players have the same.
#pragma once

#include <expected>
#include <optional>
#include <vector>

#include "table/fact.h"
#include "table/order.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Returns the wanted face for the player of that seat; nullopt if the player of another seat has it.
std::optional<codec::Face> free_face(Table const& table, Seat seat, std::optional<codec::Face> wanted);

/// Changes the face of a seat's player; nullopt: none. Errors: seat_empty, face_taken.
std::expected<fact::FaceChanged, OrderRefusal> decide_face(Table const& table, Seat seat,
                                                           std::optional<codec::Face> wanted);

/// Returns the faces of the players of the current or last game, by seat; empty if none has one.
std::vector<std::optional<codec::Face>> faces_of_game(Table const& table);

}  // namespace kuhhandel::table
