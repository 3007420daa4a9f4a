// The options of `kuhhandel load`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "load/server_address.h"

namespace kuhhandel::load {

/// Who sits at each table, and how they play.
struct LoadTable {
  std::string edition = "master";
  int seats = 6;
  int bots = 0;  // on so many of the seats, the last ones
  std::string bot = "shark";
  double eagerness = 0.35;   // the chance that one who may bid or claim does, at every step
  int think_ms = 0;          // up to so long, in milliseconds, each waits before it acts
  int speed = 0;             // of the table
  bool own_address = false;  // the people of each table come from an address of their own (source_address_of)
};

/// How the server is attacked (attack/attack.h).
struct AttackPlan {
  std::vector<std::string> only = {};  // names of attacks; empty: all of them
  double settle = 60;                  // seconds after the attack until the memory is compared
  int thinning = 1;                    // addresses that an attack has of its own are divided by it
  std::filesystem::path series = {};   // CSV, a line a second; empty: none
  std::filesystem::path diagram = {};  // SVG; empty: none
};

struct LoadOptions {
  std::optional<int> tables = {};  // see tables_of
  LoadTable table = {};
  double seconds = 10;  // measured, after all games have begun
  std::uint64_t seed = 1;
  bool baseline = true;     // also measure a server that only passes messages on
  std::string ledger = {};  // postgres://… where the server keeps tables; empty: in its folder
  int socket_threads = 0;   // of the server
  bool attack = false;      // measure the server under attack instead
  AttackPlan plan = {};     // of that attack
  bool json = false;
};

/// As many as a core carries at full speed; under attack some at which people think.
inline int tables_of(LoadOptions const& options) {
  return options.tables.value_or(options.attack ? 20 : 160);
}

/// From which the people of a table come.
constexpr std::uint32_t source_address_of(LoadTable const& table, std::size_t number) {
  constexpr std::uint32_t kFirstHome = 0x7F010000;  // 127.1.0.0
  return table.own_address ? kFirstHome + static_cast<std::uint32_t>(number) : kThisMachine;
}

/// Seats on which a client of the load generator plays.
inline int people_of(LoadTable const& table) { return table.seats - table.bots; }

}  // namespace kuhhandel::load
