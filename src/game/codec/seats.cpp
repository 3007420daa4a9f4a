#include "codec/seats.h"

namespace kuhhandel::codec {

namespace json = boost::json;

json::value to_json(Seat seat) { return index_of(seat); }

json::value to_json(Actor actor) {
  auto const* const seat = std::get_if<Seat>(&actor);
  return seat == nullptr ? json::value("house") : to_json(*seat);
}

json::value to_json(Viewer viewer) { return viewer ? to_json(*viewer) : json::value(nullptr); }

json::array to_json(SeatSet seats) {
  return tree_of([&](JsonText& json) { write(json, seats); }).as_array();
}

void write(JsonText& json, Seat seat) { json.number(index_of(seat)); }

void write(JsonText& json, Actor actor) {
  auto const* const seat = std::get_if<Seat>(&actor);
  if (seat == nullptr) return json.text("house");
  write(json, *seat);
}

void write(JsonText& json, SeatSet seats) {
  json.open_list();
  for (int i = 0; i < kMaxSeats; ++i) {
    if (seats.contains(seat_at(i))) json.number(i);
  }
  json.close_list();
}

Seat read_seat(Field const& field, int seats) { return seat_at(static_cast<int>(field.whole(0, seats - 1))); }

Viewer read_viewer(Field const& field) {
  if (!field.present() || field.is_null()) return {};
  return read_seat(field);
}

SeatSet read_seats(Field const& field) {
  SeatSet seats;
  for (auto const& item : field.list(0, kMaxSeats)) seats.insert(read_seat(item));
  return seats;
}

Actor read_actor(Field const& field) {
  if (!field.is_text()) return read_seat(field);
  if (field.text(10) != "house") field.refuse("must be a seat's number or \"house\"");
  return House{};
}

}  // namespace kuhhandel::codec
