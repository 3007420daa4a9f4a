// The faults of a cluster.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace kuhhandel {

enum class Fault : std::uint8_t {
  nothing,
  server_killed,
  server_stopped,
  server_cut_off,
  server_receives_nothing,
  server_sends_nothing,
  server_is_slow,
  server_disk_full,
  upgrade,
  database_killed,
  database_fails_over,
  database_machine_lost,
  database_disk_full,
};

struct NamedFault {
  Fault fault;
  std::string_view name;
};

inline constexpr std::array kFaults{
    NamedFault{Fault::nothing, "nothing happens"},
    NamedFault{Fault::server_killed, "a server is killed"},
    NamedFault{Fault::server_stopped, "a server stands still for 6 s"},
    NamedFault{Fault::server_cut_off, "a server is cut off for 6 s"},
    NamedFault{Fault::server_receives_nothing, "a server hears nothing for 6 s"},
    NamedFault{Fault::server_sends_nothing, "a server is not heard for 6 s"},
    NamedFault{Fault::server_is_slow, "a server's line is 200 ms longer each way, for 6 s"},
    NamedFault{Fault::server_disk_full, "a server's disk is full for 6 s"},
    NamedFault{Fault::upgrade, "each server is ended and begun in turn"},
    NamedFault{Fault::database_killed, "the database is killed and begun after 2 s"},
    NamedFault{Fault::database_fails_over, "the database is killed, its replica promoted after 2 s"},
    NamedFault{Fault::database_machine_lost,
               "the database's machine is cut off, its replica promoted after 2 s"},
    NamedFault{Fault::database_disk_full, "the database's disk is full for 6 s"},
};

constexpr std::string_view name_of(Fault fault) {
  for (auto const& [one, name] : kFaults)
    if (one == fault) return name;
  return {};
}

}  // namespace kuhhandel
