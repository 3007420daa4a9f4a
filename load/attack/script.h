// What one attacker does, over and over, on a connection of theirs.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rng.h"
#include "load/attack/raw_line.h"

namespace kuhhandel::load {

/// What is there to be attacked.
struct Target {
  std::uint16_t port;
  std::vector<std::string> played;  // tables at which people play
  std::vector<std::string> asleep;  // tables that are in the data folder alone
};

/// How often each thing came of an attack: `200`, `429`, `closed`, …
using Outcomes = std::map<std::string, std::int64_t, std::less<>>;

struct Attacker {
  boost::asio::io_context& io;
  Target const& target;
  std::uint32_t address;  // of this machine, in host order
  Outcomes& outcomes;
  Rng rng;

  void count(std::string_view what) { ++outcomes[std::string(what)]; }
  void count(RawAnswer const& answer) {
    count(answer.status == 0 ? "closed" : std::to_string(answer.status));
  }
  RawLine line(int room = 0) { return {io, address, room}; }
  std::string const& any_of(std::vector<std::string> const& tables) {
    return tables[static_cast<std::size_t>(rng.below(static_cast<int>(tables.size())))];
  }
};

/// One connection, from its opening to its end.
using Script = server::Task<void> (*)(Attacker& me);

struct Attack {
  std::string_view name;
  Script script;
  int lines;  // connections of each address at once; together they are all that an address may have
};

/// All that we know.
std::vector<Attack> const& all_attacks();

}  // namespace kuhhandel::load
