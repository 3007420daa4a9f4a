// For tests of notices: a server with a correspondence table of Anna, Ben and Cleo, a push service on this
// machine, and a browser that is called.
#pragma once

#include <chrono>
#include <string>
#include <thread>

#include "push/base64url.h"
#include "table/modes/correspondence.h"
#include "tests/support/a_push_service.h"
#include "tests/support/a_site.h"

namespace kuhhandel {

struct AWatchedTable : ASite {
  APushService service;
  ASubscribedBrowser browser;

  explicit AWatchedTable(std::string const& more = R"(,"answer_within":24)") { open(more); }

  std::string id;
  std::vector<live::SeatKey> keys;  // Anna's, Ben's and Cleo's
  std::vector<std::unique_ptr<Guest>> guests;

  static live::SeatKey key_in(boost::json::value const& key) {
    return {std::string(key.at("table").as_string()), seat_at(key.at("seat").to_number<int>()),
            std::string(key.at("token").as_string())};
  }

  /// Restarts the server.
  void restart() {
    guests.clear();
    push_notifier.reset();
    server.restart();
    enable_push();
  }
  void enable_push() {
    auto key = push::KeyPair::load_or_create(server.folder() / "push-key.pem");
    push_notifier = std::make_unique<server::PushNotifier>(
        server.store(), std::move(key), push::SenderOptions{.address_policy = push::AddressPolicy::anywhere});
    server.directory().set_observer(
        [this](server::ServerTable& table) { push_notifier->tables().check(table); });
    server.set_push_notifier(push_notifier.get());
  }

  table::Table const& table() { return server.directory().find(id)->table(); }
  void begin() { guests[0]->order(R"({"do":"start"})"); }
  Seat asked() { return std::get<Seat>(*table::awaited_actor(table())); }
  /// Returns the player who is asked first in the asked player's auction.
  Seat next() { return seat_at((index_of(asked()) + 1) % 3); }
  Guest& guest(Seat seat) { return *guests[static_cast<std::size_t>(index_of(seat))]; }
  live::SeatKey const& key(Seat seat) const { return keys[static_cast<std::size_t>(index_of(seat))]; }
  void leave(Seat seat) {
    guest(seat).leave();
    settle();
  }
  void settle() { server.directory().after_change(*server.directory().find(id)); }
  /// They come by, do that, and go again.
  void come_by(Seat seat, std::string const& command) {
    Guest guest{server, key(seat)};
    guest.hello(key(seat).token);
    guest.command(command, "c" + std::to_string(++commands_));
    guest.leave();
    settle();
  }

  std::string subscription_body(std::vector<live::SeatKey> const& seats, std::string const& more = {}) const {
    std::string list;
    for (auto const& seat : seats)
      list +=
          (list.empty() ? "" : ",") + (R"({"table":")" + seat.table + R"(","token":")" + seat.token + "\"}");
    return R"({"seats":[)" + list + R"(],"endpoint":")" + service.address() + R"(","p256dh":")" +
           push::base64url(browser.point()) + R"(","auth":")" + browser.auth +
           R"(","language":"de","turns":true,"begins":true,"let_in":true)" + more + "}";
  }
  boost::json::value subscribe(Seat seat, std::string const& more = {}) {
    return json("PUT", "/api/notices", subscription_body({key(seat)}, more));
  }
  /// Returns the seat's subscriptions; with none, the player gets no notifications.
  std::vector<store::Subscription> subscriptions() {
    server.consume_events();
    return store::Subscriptions(server.store().database()).of_table(id);
  }

  void poll_push() {
    server.consume_events();
    push_notifier->poll(server.now);
  }
  /// Returns the next message, decrypted.
  boost::json::value arrived() {
    poll_push();
    auto const request = service.next();
    if (!request) throw std::runtime_error("nothing arrived");
    return boost::json::parse(browser.read(request->body()));
  }
  /// Goes on until what became of the notices is known.
  template <class Until>
  bool runs_until(Until const& until) {
    auto const limit = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (!until() && std::chrono::steady_clock::now() < limit) {
      poll_push();
      std::this_thread::yield();
    }
    return until();
  }
  bool is_waiting() {
    auto const all = subscriptions();
    return std::ranges::any_of(all, [](auto const& one) { return one.pending.has_value(); });
  }

 private:
  void open(std::string const& more) {
    enable_push();
    keys.push_back(
        key_in(json("POST", "/api/tables",
                    R"({"name":"Sunday","edition":"second","seats":3,"player":"Anna")" + more + "}")));
    id = keys.front().table;
    for (auto const* const player : {R"({"player":"Ben"})", R"({"player":"Cleo"})"})
      keys.push_back(key_in(json("POST", "/api/tables/" + id + "/seats", player)));
    for (auto const& each : keys) {
      guests.push_back(std::make_unique<Guest>(server, each));
      guests.back()->hello(each.token);
    }
  }

  int commands_ = 0;
};

}  // namespace kuhhandel
