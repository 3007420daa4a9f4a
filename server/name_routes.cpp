#include "server/name_routes.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

#include "codec/field.h"
#include "codec/parse.h"
#include "server/json_answer.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

constexpr std::string_view kNames = "/api/names";
constexpr std::string_view kName = "/api/name";
constexpr std::string_view kSeats = "/api/name/seats";
constexpr std::size_t kLongestToken = 100;

HttpAnswer name_kept() {
  return error_answer(409, "name_kept",
                      "That name belongs to somebody here; choose another, or open it with its twelve words.",
                      "player");
}

HttpAnswer own_seats(Names& names, std::string_view key) {
  json::array seats;
  for (auto const& seat : names.seats(key)) {
    seats.push_back(
        json::object{{"table", seat.table}, {"seat", index_of(seat.seat)}, {"token", seat.token}});
  }
  json::object answer{{"name", *names.opened_by(key)}, {"seats", std::move(seats)}};
  return json_answer(200, json::serialize(answer));
}

HttpAnswer claim(Names& names, HttpRequest const& request, std::string const& new_key, Instant now) {
  if (request.method != "POST") return method_not_allowed("POST");
  auto const name = read_player(request.body);
  if (!name) return bad_request(name.error());
  if (Names::is_for_all(*name))
    return error_answer(409, "name_for_all", "Everybody may go by that name; choose one of your own.",
                        "player");
  if (!names.claim(*name, new_key, now)) return name_kept();
  return json_answer(201, json::serialize(json::object{{"name", *name}, {"key", new_key}}));
}

struct KnownSeat {
  std::string table;
  std::string token;
};

std::expected<KnownSeat, FormatError> read_known_seat(std::string_view body) {
  auto const document = parse(body);
  if (!document) return std::unexpected(document.error());
  return read_document(*document, {}, [](Field const& root) {
    auto const fields = root.fields({"table", "token"});
    return KnownSeat{.table = std::string(fields.required("table").text(kLongestToken)),
                     .token = std::string(fields.required("token").text(kLongestToken))};
  });
}

/// A seat that was taken before the name was claimed, or without its key.
HttpAnswer bring_seat(Names& names, Lobby& lobby, HttpRequest const& request, Instant now) {
  if (request.method != "POST") return method_not_allowed("POST");
  auto const known = read_known_seat(request.body);
  if (!known) return bad_request(known.error());
  auto* const live = lobby.find(known->table, now);
  auto const seat = live == nullptr ? std::nullopt : live->seat_of(known->token);
  if (!seat) return error_answer(403, "bad_token", "This key opens no seat at this table.");
  auto const key = bearer_of(request);
  if (names.holding(live->player(*seat), key) != Holding::own)
    return error_answer(409, "not_your_name", "Somebody sits there by another name.");
  live->give_to_name(*seat, key);
  return own_seats(names, key);
}

}  // namespace

bool is_about_names(std::string_view path) { return path == kNames || path == kName || path == kSeats; }

HttpAnswer answer_names(Names& names, Lobby& lobby, HttpRequest const& request, Instant now) {
  if (request.path == kNames) return claim(names, request, lobby.chance().name_key(), now);
  auto const key = bearer_of(request);
  if (!names.opened_by(key))
    return error_answer(404, "no_such_name", "This key opens no name here; it may have been given up.");
  if (request.path == kSeats) return bring_seat(names, lobby, request, now);
  if (reads(request)) return own_seats(names, key);
  if (request.method != "DELETE") return method_not_allowed("GET, DELETE");
  names.give_up(key);
  return json_answer(200, R"({"erased":true})");
}

std::optional<HttpAnswer> refused_name(Names& names, std::string_view player, HttpRequest const& request) {
  if (names.holding(player, bearer_of(request)) != Holding::anothers) return {};
  return name_kept();
}

void note_name(Names& names, ServerTable& live, Seat seat, HttpRequest const& request) {
  auto const key = bearer_of(request);
  if (names.holding(live.player(seat), key) == Holding::own) live.give_to_name(seat, key);
}

}  // namespace kuhhandel
