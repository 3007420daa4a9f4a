// A table for Anna, Ben and a bot, and what the two say at whichever server has it.
#pragma once

#include <boost/json/serialize.hpp>
#include <string>
#include <vector>

#include "codec/moves/command.h"
#include "tests/simulation/a_node.h"
#include "tests/support/random_play.h"
#include "tests/support/words.h"

namespace kuhhandel {

/// Anna's key and Ben's.
inline std::vector<live::SeatKey> open_sunday(Node& node) {
  std::vector<live::SeatKey> keys;
  node.run([&] {
    keys.push_back(*node.directory.open_table(
        {.id = {}, .name = "Sunday", .edition = second(), .seats = 3, .speed = table::Speed{0}}, {"Anna"},
        node.commit_loop.now()));
    keys.push_back(*node.directory.find(keys[0].table)->seat({"Ben"}, node.commit_loop.now()));
  });
  return keys;
}

/// All of it is sealed.
inline void begin_with_a_bot(Person& host) {
  host.say(R"({"type":"order","id":"b","order":{"do":"add_bot","seat":2,"bot":"farmer"}})");
  host.say(R"({"type":"order","id":"s","order":{"do":"start"}})");
  while (host.node().barrier.waiting() > 0) host.node().sync_ledger();
}

/// Sends a hello with the last version received.
inline void say_hello(Person& person, live::SeatKey const& key, ReceivedMessages const& received) {
  auto const last = received.latest == 0 ? "" : R"(,"last":)" + std::to_string(received.latest);
  person.say(R"({"type":"hello","version":1,"token":")" + key.token + '"' + last + "}");
}

/// Sends a random command, if one is legal; `id` is the id of the message.
inline void act(Person& person, live::SeatKey const& key, Rng& rng, std::string const& id) {
  auto const* const live = person.node().directory.in_memory(key.table);
  if (live == nullptr || live->table().state() != table::TableState::running) return;
  auto const& edition = live->table().setup().edition;
  auto const& state = live->table().game()->state;
  if (legal_actions(edition, state, key.seat).empty()) return;
  auto const command = random_command(edition, state, key.seat, rng);
  person.say(R"({"type":"command","id":")" + id + R"(","command":)" +
             boost::json::serialize(codec::to_json(command, edition)) + "}");
}

}  // namespace kuhhandel
