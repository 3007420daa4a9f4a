// Seats and actors as JSON: a number from 0, or "house".
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "codec/text/field.h"
#include "codec/text/json_text.h"
#include "engine/seat.h"

namespace kuhhandel::codec {

boost::json::value to_json(Seat seat);
boost::json::value to_json(Actor actor);
/// Returns null for the audience.
boost::json::value to_json(Viewer viewer);
boost::json::array to_json(SeatSet seats);

void write(JsonText& json, Seat seat);
void write(JsonText& json, Actor actor);
void write(JsonText& json, SeatSet seats);

Seat read_seat(Field const& field, int seats = kMaxSeats);
Actor read_actor(Field const& field);
/// Reads a viewer; null is the audience.
Viewer read_viewer(Field const& field);
SeatSet read_seats(Field const& field);

}  // namespace kuhhandel::codec
