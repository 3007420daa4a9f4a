// For tests of Play now: a server to which strangers come.
#pragma once

#include "tests/support/a_site.h"

namespace kuhhandel {

struct AMarketPlace : ASite {
  std::vector<std::unique_ptr<Guest>> guests;

  /// Requests a seat for a new player.
  boost::json::value request_play(std::string const& player, std::string const& wanted = {},
                                  std::string const& name_key = {}) {
    return json("POST", "/api/play", R"({"player":")" + player + '"' + wanted + '}', name_key);
  }
  /// Requests a seat for a player who already waits there: another one, or the same.
  boost::json::value request_play_at(std::string const& player, live::SeatKey const& at,
                                     std::string const& wanted = {}, std::string const& name_key = {}) {
    auto const own = R"(,"waits_at":")" + at.table + R"(","token":")" + at.token + '"';
    return request_play(player, wanted + own, name_key);
  }
  static bool stays(boost::json::value const& answer) {
    return answer.as_object().if_contains("token") == nullptr;
  }
  static live::SeatKey key_of(boost::json::value const& key) {
    return {.table = std::string(key.at("table").as_string()),
            .seat = seat_at(static_cast<int>(key.at("seat").as_int64())),
            .token = std::string(key.at("token").as_string())};
  }
  live::SeatKey play(std::string const& player, std::string const& wanted = {},
                     std::string const& name_key = {}) {
    return come(key_of(request_play(player, wanted, name_key)));
  }
  /// They are there now, by a live connection.
  live::SeatKey come(live::SeatKey key) {
    guests.push_back(std::make_unique<Guest>(server, key));
    guests.back()->hello(key.token);
    return key;
  }
  boost::json::value table(live::SeatKey const& key) { return json("GET", "/api/tables/" + key.table); }
  void pass(table::Duration time) {
    auto const until = server.now + time;
    while (server.directory().next_due() && *server.directory().next_due() <= until) server.wait();
    server.now = until;
  }
};

}  // namespace kuhhandel
