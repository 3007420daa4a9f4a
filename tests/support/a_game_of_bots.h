// Finished games for tests, played by bots.
#pragma once

#include "tests/support/a_server.h"

namespace kuhhandel {

/// At a table of the server Anna, who sleeps, plays two random bots; it has begun.
struct AGameOfBots {
  AServer& server;
  live::SeatKey key = server.open(3, table::Speed{0});
  Guest anna{server, key};

  explicit AGameOfBots(AServer& at) : server(at) {
    anna.hello(key.token);
    anna.order(R"({"do":"add_bot","seat":1,"bot":"random"})");
    anna.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
    anna.order(R"({"do":"start"})");
  }
  void play_on() {
    server.directory().after_change(server.live(key));
    while (server.live(key).table().state() != table::TableState::finished) server.wait();
  }
};

}  // namespace kuhhandel
