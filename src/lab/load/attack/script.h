// The script of one attacker, repeated on a connection of its own.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/random/rng.h"
#include "load/attack/raw_connection.h"

namespace kuhhandel::load {

/// The receive buffer of a client that reads nothing: smaller than any step.
inline constexpr int kSmallBuffer = 1024;

/// A file of the attacked server as large as the largest of the web client.
inline constexpr std::string_view kLargeFile = "/assets/client.js";

/// The target of an attack.
struct Target {
  std::uint16_t port;
  std::uint16_t tls_port;           // of a second server, with TLS; 0: there is none
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
  int times = 0;            // something that the script does a bounded number of times
  std::string group_key{};  // of a group that the attacker has filled

  void count(std::string_view what) { ++outcomes[std::string(what)]; }
  void count(RawResponse const& answer) {
    count(answer.status == 0 ? "closed" : std::to_string(answer.status));
  }
  RawConnection line(int room = 0) { return {io, address, room}; }
  std::string const& any_of(std::vector<std::string> const& tables) {
    return tables[static_cast<std::size_t>(rng.below(static_cast<int>(tables.size())))];
  }
};

/// One connection, from its opening to its end.
using Script = server::Task<void> (*)(Attacker& me);

struct Attack {
  std::string_view name;
  Script script;
  int lines;          // connections of each address at once; an address may have 200
  int addresses = 0;  // of its own; 0: it shares ten addresses with the other attacks that have none
  bool is_tls = false;
};

}  // namespace kuhhandel::load
