#include "load/attack/attack.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <chrono>
#include <condition_variable>
#include <fstream>
#include <iostream>
#include <memory>
#include <mutex>
#include <sstream>
#include <stop_token>
#include <thread>

#include "load/attack/attackers.h"
#include "load/attack/attacks.h"
#include "load/attack/tls_scripts.h"
#include "load/server_process.h"
#include "load/table_opener.h"
#include "server/app/serve.h"

namespace kuhhandel::load {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr double kDay = 24 * 60 * 60;
/// Tables of an earlier server, which the one that is attacked has not in memory.
constexpr int kAsleep = 300;
constexpr milliseconds kBetweenLooks{100};
constexpr double kLongestCalm = 60;  // seconds
/// The attack ends here, so that a server without bounds does not take the memory of the machine.
constexpr std::int64_t kTooMuchMemory = std::int64_t{3} * 1024 * 1024 * 1024;
/// As large as the largest file of the web client.
constexpr std::size_t kLargeFileSize = 750'000;

/// People who think, at a table of the second edition, each table's from a home of their own.
LoadOptions of_the_honest(LoadOptions options) {
  options.tables = tables_of(options);
  options.table = {
      .edition = "second", .seats = 4, .eagerness = 0.3, .think_ms = 2000, .speed = 3, .own_address = true};
  return options;
}

/// Some thousand connections are some thousand files.
void allow_many_files() {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
}

/// An attacked server's files besides its data: a client, its log, a certificate.
struct Site {
  Site() {
    std::filesystem::create_directories(web() / "assets");
    std::ofstream(web() / "index.html") << "<!doctype html>";
    std::ofstream(web() / std::string(kLargeFile.substr(1))) << std::string(kLargeFileSize, ';');
  }

  ScratchFolder folder;
  server::TlsFiles tls = make_certificate(folder.path());

  std::filesystem::path web() const { return folder.path() / "web"; }
  std::filesystem::path log() const { return folder.path() / "log"; }
};

enum class Transport : std::uint8_t { plain, tls };

ServerProcess start_server(ScratchFolder const& data, Site const& site, Transport transport) {
  return ServerProcess([&](std::ostream& out) {
    auto const log = open(site.log().c_str(), O_WRONLY | O_CREAT | O_APPEND, S_IRUSR | S_IWUSR);
    dup2(log, STDERR_FILENO);
    server::ServeOptions options{
        .port = 0, .address = "127.0.0.1", .data = data.path(), .web = site.web(), .seed = {}};
    options.operator_token_file = site.folder.path() / "token";
    if (transport == Transport::tls) {
      options.tls_cert = site.tls.certificate;
      options.tls_key = site.tls.key;
    }
    server::serve(options, out, std::cerr);
  });
}

/// A table that no client visits is deleted within a minute.
void visit_once(std::uint16_t port, TableKeys const& keys) {
  boost::asio::io_context io{1};
  RawConnection line(io, kThisMachine);
  boost::asio::co_spawn(io, join_table(line, port, keys.table, keys.tokens.front()), boost::asio::detached);
  io.run();
}

std::vector<TableKeys> tables_left_behind(ScratchFolder const& folder) {
  ServerProcess const server(folder);
  TableOpener opener(server.port());
  std::vector<TableKeys> tables;
  for (int i = 0; i < kAsleep; ++i) {
    tables.push_back(opener.open_table({.edition = "second", .seats = 3, .bots = 2}));
    visit_once(server.port(), tables.back());
  }
  return tables;
}

std::vector<std::string> ids_of(std::vector<TableKeys> const& tables) {
  std::vector<std::string> ids;
  for (auto const& keys : tables) ids.push_back(keys.table);
  return ids;
}

/// Measures the servers in a thread of its own: listing thousands of descriptors takes some ten milliseconds,
/// for which the honest players must not wait.
class Sampler {
 public:
  Sampler(ServerProcess const& server, ServerProcess const* tls)
      : server_(server), tls_(tls), thread_([this](std::stop_token const& stop) { run(stop); }) {}

  std::int64_t memory() const { return memory_; }
  std::int64_t tls_memory() const { return tls_memory_; }
  std::int64_t descriptors() const { return descriptors_; }

 private:
  void run(std::stop_token const& stop) {
    constexpr int kLooksPerCount = 10;
    std::mutex mutex;
    std::unique_lock lock(mutex);
    for (int look = 0; !stop.stop_requested(); ++look) {
      memory_ = server_.resident_memory();
      tls_memory_ = tls_ == nullptr ? 0 : tls_->resident_memory();
      if (look % kLooksPerCount == 0) descriptors_ = server_.descriptors();
      std::condition_variable_any().wait_for(lock, stop, kBetweenLooks, [] { return false; });
    }
  }

  ServerProcess const& server_;
  ServerProcess const* tls_;
  std::atomic<std::int64_t> memory_ = 0;      // bytes
  std::atomic<std::int64_t> tls_memory_ = 0;  // bytes
  std::atomic<std::int64_t> descriptors_ = 0;
  std::jthread thread_;
};

/// Lets the honest players play, looks at the servers meanwhile and records what it sees in each second.
class Watch {
 public:
  Watch(ServerProcess& server, ServerProcess* tls, LoadClients& honest, Visitor& visitor,
        AttackFindings& found)
      : server_(server),
        tls_(tls),
        honest_(honest),
        visitor_(visitor),
        found_(found),
        sampler_(server, tls) {}

  /// Ends early if a server ends or takes too much memory; `found.stopped` says so then.
  void watch(AttackPhase phase, double seconds, Counters& tally, Visits& visits) {
    auto const start = Clock::now();
    auto second = start;
    while (found_.stopped.empty() && since(start) < seconds) {
      honest_.play_for(kBetweenLooks);
      look();
      if (since(second) < 1) continue;
      second = Clock::now();
      record(phase, tally, visits);
    }
    record(phase, tally, visits);
  }

 private:
  static double since(Clock::time_point then) {
    return std::chrono::duration<double>(Clock::now() - then).count();
  }

  void look() {
    try {
      if (server_.reap_if_ended() || (tls_ != nullptr && tls_->reap_if_ended()))
        found_.stopped = "a server ended";
    } catch (std::runtime_error const& error) {
      found_.stopped = error.what();
    }
    auto const memory = sampler_.memory();
    auto const tls_memory = sampler_.tls_memory();
    found_.memory.most = std::max(found_.memory.most, memory);
    found_.tls_memory.most = std::max(found_.tls_memory.most, tls_memory);
    if (std::max(memory, tls_memory) > kTooMuchMemory) found_.stopped = "a server took 3 GB of memory";
  }

  void record(AttackPhase phase, Counters& tally, Visits& visits) {
    auto const seen = visitor_.take();
    auto const& played = honest_.counters();
    auto const visit_times = seen.all();
    found_.series.push_back({.at = since(begun_),
                             .phase = phase,
                             .memory = sampler_.memory(),
                             .tls_memory = sampler_.tls_memory(),
                             .descriptors = sampler_.descriptors(),
                             .step_p50 = played.to_step.quantile(0.5),
                             .step_p99 = played.to_step.quantile(0.99),
                             .step_max = played.to_step.quantile(1),
                             .visit_p99 = visit_times.quantile(0.99),
                             .visit_max = visit_times.quantile(1),
                             .failures = seen.failed()});
    tally.add(played);
    visits.add(seen);
    honest_.reset_counters();
  }

  ServerProcess& server_;
  ServerProcess* tls_;
  LoadClients& honest_;
  Visitor& visitor_;
  AttackFindings& found_;
  Sampler sampler_;
  Clock::time_point begun_ = Clock::now();
};

/// The last lines of a log, for a server that broke off.
std::string last_lines(std::filesystem::path const& log) {
  constexpr std::size_t kMost = 2000;
  std::ostringstream text;
  text << std::ifstream(log).rdbuf();
  auto all = text.str();
  return all.size() <= kMost ? all : all.substr(all.size() - kMost);
}

/// Counts the lines of a log after its first `skipped` bytes.
Outcomes log_events(std::filesystem::path const& log, std::uintmax_t skipped) {
  constexpr std::string_view kEvent = R"("event":")";
  std::ifstream lines(log);
  lines.seekg(static_cast<std::streamoff>(skipped));
  Outcomes events;
  for (std::string line; std::getline(lines, line);) {
    auto const at = line.find(kEvent);
    if (at == std::string::npos) continue;
    auto const begin = at + kEvent.size();
    ++events[line.substr(begin, line.find('"', begin) - begin)];
  }
  return events;
}

MemoryOverTime now(ServerProcess const& server) { return {.before = server.resident_memory()}; }

/// The attack itself in two halves, far apart because the storage per address is limited.
void attack_server(Watch& watch, ServerProcess const& server, ScratchFolder const& data, double seconds,
                   AttackFindings& found) {
  auto const begun = Clock::now();
  auto const processor = server.processor_time();
  auto const written = server.written();
  auto const size = data.size();
  watch.watch(AttackPhase::attack, seconds / 2, found.attacked, found.attacked_visits);
  auto const half = Clock::now();
  auto const half_size = data.size();
  watch.watch(AttackPhase::attack, seconds / 2, found.attacked, found.attacked_visits);
  found.seconds = std::chrono::duration<double>(Clock::now() - begun).count();
  auto const second_half = std::chrono::duration<double>(Clock::now() - half).count();
  found.grown = data.size() - size;
  found.grown_a_day = static_cast<double>(data.size() - half_size) * kDay / second_half;
  if (!found.stopped.empty()) return;  // it may have no process any more
  found.written_a_day = static_cast<double>(server.written() - written) * kDay / found.seconds;
  auto const used = server.processor_time() - processor;
  found.cores = std::chrono::duration<double>(used).count() / found.seconds;
}

}  // namespace

AttackFindings measure_attack(LoadOptions const& options) {
  AttackFindings found{};
  auto const& plan = options.plan;
  found.attacks = attacks_named(plan.only);
  allow_many_files();
  Site const site;
  ScratchFolder const data;
  ScratchFolder const tls_data;
  auto const asleep = tables_left_behind(data);
  auto server = start_server(data, site, Transport::plain);
  std::unique_ptr<ServerProcess> tls;
  if (std::ranges::any_of(found.attacks, &Attack::is_tls))
    tls.reset(new ServerProcess(start_server(tls_data, site, Transport::tls)));
  LoadClients honest(server.port(), of_the_honest(options));
  Target target{.port = server.port(),
                .tls_port = tls ? tls->port() : std::uint16_t{0},
                .played = honest.connect_all(),
                .asleep = ids_of(asleep)};
  honest.reset_counters();
  Visitor visitor(server.port(), asleep);
  Watch watch(server, tls.get(), honest, visitor, found);
  watch.watch(AttackPhase::before, std::min(options.seconds / 4, kLongestCalm), found.calm,
              found.calm_visits);
  found.memory = now(server);
  if (tls) found.tls_memory = now(*tls);
  auto const logged = std::filesystem::file_size(site.log());
  {
    Attackers attackers(std::move(target), found.attacks, plan.thinning, options.seed);
    attack_server(watch, server, data, options.seconds, found);
    found.outcomes = attackers.end();
  }
  found.log_events = log_events(site.log(), logged);
  found.memory.end = server.resident_memory();
  found.tls_memory.end = tls ? tls->resident_memory() : 0;
  auto const stopped = std::exchange(found.stopped, {});
  Counters later;
  Visits later_visits;
  watch.watch(AttackPhase::after, plan.settle, later, later_visits);
  found.memory.later = server.resident_memory();
  found.tls_memory.later = tls ? tls->resident_memory() : 0;
  if (!stopped.empty()) found.stopped = stopped;
  if (!found.stopped.empty()) found.stopped += "; its log ends with:\n" + last_lines(site.log());
  found.faults = honest.faults();
  return found;
}

}  // namespace kuhhandel::load
