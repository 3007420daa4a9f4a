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

/// What `answer` says to who shows the key of a name.
template <class Answer>
HttpAnswer for_owner(RoutedRequest const& asked, Answer const& answer) {
  auto const key = bearer_of(asked.request);
  if (!asked.services.names.opened_by(key))
    return error_answer(404, "no_such_name", "This key opens no name here; it may have been given up.");
  return answer(key);
}

}  // namespace

namespace routes {

HttpAnswer claim_name(RoutedRequest const& asked) {
  auto& [lobby, groups, names, files] = asked.services;
  auto const name = read_player(asked.request.body);
  if (!name) return bad_request(name.error());
  if (Names::is_for_all(*name))
    return error_answer(409, "name_for_all", "Everybody may go by that name; choose one of your own.",
                        "player");
  auto const key = lobby.chance().name_key();
  if (!names.claim(*name, key, asked.now)) return name_kept();
  return json_answer(201, json::serialize(json::object{{"name", *name}, {"key", key}}));
}

HttpAnswer show_own_seats(RoutedRequest const& asked) {
  return for_owner(asked, [&](std::string_view key) { return own_seats(asked.services.names, key); });
}

HttpAnswer give_up_name(RoutedRequest const& asked) {
  return for_owner(asked, [&](std::string_view key) {
    asked.services.names.give_up(key);
    return json_answer(200, R"({"erased":true})");
  });
}

HttpAnswer bring_seat(RoutedRequest const& asked) {
  return for_owner(asked, [&](std::string_view key) {
    auto& names = asked.services.names;
    auto const known = read_known_seat(asked.request.body);
    if (!known) return bad_request(known.error());
    auto* const live = asked.services.lobby.find(known->table, asked.now);
    auto const seat = live == nullptr ? std::nullopt : live->seat_of(known->token);
    if (!seat) return error_answer(403, "bad_token", "This key opens no seat at this table.");
    if (names.holding(name_at(live->table(), *seat), key) != Holding::own)
      return error_answer(409, "not_your_name", "Somebody sits there by another name.");
    live->give_to_name(*seat, key);
    return own_seats(names, key);
  });
}

}  // namespace routes

std::optional<HttpAnswer> refused_name(Names& names, std::string_view player, HttpRequest const& request) {
  if (names.holding(player, bearer_of(request)) != Holding::anothers) return {};
  return name_kept();
}

void note_name(Names& names, ServerTable& live, Seat seat, HttpRequest const& request) {
  auto const key = bearer_of(request);
  if (names.holding(name_at(live.table(), seat), key) == Holding::own) live.give_to_name(seat, key);
}

}  // namespace kuhhandel
