#include "load/load.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <optional>
#include <stdexcept>

#include "load/attack/attack.h"
#include "load/broadcast.h"
#include "load/load_clients.h"
#include "load/server_process.h"

namespace kuhhandel::load {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;

struct Findings {
  Counters tally;
  std::size_t connections;
  double seconds;
  double server_seconds;   // of processor time
  double busiest_seconds;  // the same of the thread that used most of it
  double bytes_per_connection;
  std::vector<std::string> faults;
  std::optional<Broadcasts> baseline;

  double busiest_share() const { return busiest_seconds / server_seconds; }
  double moves_per_core_second() const { return static_cast<double>(tally.moves) / server_seconds; }
};

void check(LoadTable const& table) {
  if (people_of(table) < 1) throw std::runtime_error("At each table at least one seat must be a client's.");
}

/// Returns the processor time since then of the busiest thread of the server.
double busiest_seconds_since(std::vector<std::chrono::nanoseconds> before, ServerProcess const& server) {
  auto const after = server.thread_times();
  before.resize(after.size());
  std::chrono::nanoseconds most{0};
  for (std::size_t i = 0; i < after.size(); ++i) most = std::max(most, after[i] - before[i]);
  return std::chrono::duration<double>(most).count();
}

Findings measure(LoadOptions const& options) {
  check(options.table);
  ScratchFolder const folder;
  ServerProcess const server(folder, options.ledger, options.socket_threads);
  auto const time = milliseconds(static_cast<int>(options.seconds * 1000));
  auto const memory_before = server.memory();
  LoadClients crowd(server.port(), options);
  crowd.connect_all();
  crowd.play_for(time / 4);
  crowd.reset_counters();
  auto const before = server.processor_time();
  auto const threads_before = server.thread_times();
  auto const began = std::chrono::steady_clock::now();
  crowd.play_for(time);
  std::chrono::duration<double> const passed = std::chrono::steady_clock::now() - began;
  std::chrono::duration<double> const used = server.processor_time() - before;
  auto const busiest = busiest_seconds_since(threads_before, server);
  auto const memory = static_cast<double>(server.memory() - memory_before);
  return {.tally = crowd.counters(),
          .connections = crowd.connections(),
          .seconds = passed.count(),
          .server_seconds = used.count(),
          .busiest_seconds = busiest,
          .bytes_per_connection = memory / static_cast<double>(crowd.connections()),
          .faults = crowd.faults(),
          .baseline = {}};
}

json::object to_json(Findings const& found, LoadOptions const& options) {
  auto const& tally = found.tally;
  json::object report{
      {"tables", tables_of(options)},
      {"edition", options.table.edition},
      {"seats", options.table.seats},
      {"bots", options.table.bots},
      {"connections", found.connections},
      {"seconds", found.seconds},
      {"moves", tally.moves},
      {"commands", tally.commands},
      {"refused", tally.refused},
      {"games", tally.games},
      {"messages", tally.messages},
      {"bytes", tally.bytes},
      {"server_seconds", found.server_seconds},
      {"moves_per_core_second", found.moves_per_core_second()},
      {"socket_threads", options.socket_threads},
      {"most_moves_a_second", found.moves_per_core_second() / found.busiest_share()},
      {"ms_to_step", {{"p50", tally.to_step.quantile(0.5)}, {"p99", tally.to_step.quantile(0.99)}}},
      {"bytes_per_connection", found.bytes_per_connection},
      {"faults", json::array(found.faults.begin(), found.faults.end())},
      {"baseline", nullptr}};
  if (found.baseline) {
    auto const raw = found.baseline->per_core_second;
    report["baseline"] =
        json::object{{"moves_per_core_second", raw}, {"ratio", found.moves_per_core_second() / raw}};
  }
  return report;
}

void print_findings(Findings const& found, LoadOptions const& options, std::ostream& out) {
  auto const& tally = found.tally;
  auto const& table = options.table;
  auto const bots = table.bots == 0 ? "" : fmt::format(" with {} of {}", table.bots, table.bot);
  out << fmt::format("{} tables of {} ({}){}, {} connections, {:.1f} s; every view of every client checked\n",
                     tables_of(options), table.seats, table.edition, bots, found.connections, found.seconds);
  out << fmt::format(
      "moves {} ({:.0f} a second), commands {}, refused {}, games ended {}, {:.0f} bytes a message\n",
      tally.moves, static_cast<double>(tally.moves) / found.seconds, tally.commands, tally.refused,
      tally.games, static_cast<double>(tally.bytes) / static_cast<double>(tally.messages));
  out << fmt::format("server: {:.0f} moves per core-second ({:.1f} us a move), {:.0f} % of a core\n",
                     found.moves_per_core_second(), 1e6 / found.moves_per_core_second(),
                     100 * found.server_seconds / found.seconds);
  out << fmt::format(
      "its busiest thread takes {:.0f} % of that: at most {:.0f} moves a second, with a core for each\n",
      100 * found.busiest_share(), found.moves_per_core_second() / found.busiest_share());
  out << fmt::format("from command to step: p50 {:.2f} ms, p99 {:.2f} ms\n", tally.to_step.quantile(0.5),
                     tally.to_step.quantile(0.99));
  out << fmt::format("memory: {:.1f} kB a connection, its part of the table included\n",
                     found.bytes_per_connection / 1024);
  if (found.baseline) {
    out << fmt::format(
        "sockets alone (broadcast to {}): {:.0f} per core-second; the game runs at {:.0f} % of that\n",
        options.table.seats, found.baseline->per_core_second,
        100 * found.moves_per_core_second() / found.baseline->per_core_second);
  }
}

}  // namespace

int load(LoadOptions const& options, std::ostream& out, std::ostream& err) {
  try {
    if (options.attack) return attack(options, out, err);
    auto found = measure(options);
    if (options.baseline) {
      auto const size =
          static_cast<std::size_t>(found.tally.bytes / std::max<std::int64_t>(1, found.tally.messages));
      found.baseline = measure_broadcasts(tables_of(options), options.table.seats, size,
                                          milliseconds(static_cast<int>(options.seconds * 500)));
    }
    if (options.json) {
      out << json::serialize(to_json(found, options)) << '\n';
    } else {
      print_findings(found, options, out);
    }
    for (auto const& fault : found.faults) err << "wrong: " << fault << '\n';
    return found.faults.empty() ? 0 : 1;
  } catch (std::exception const& error) {
    err << error.what() << '\n';
    return 1;
  }
}

}  // namespace kuhhandel::load
