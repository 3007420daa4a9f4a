#include "load/attack/attack.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>

#include "load/attack/attackers.h"
#include "load/server_process.h"
#include "load/table_opener.h"

namespace kuhhandel::load {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;

constexpr double kDay = 24 * 60 * 60;
constexpr double kMegabyte = 1024 * 1024;
/// Tables of an earlier server, which the one that is attacked has not in memory.
constexpr int kAsleep = 300;
constexpr milliseconds kBetweenLooks{100};

/// People who think, at a table of the second edition, each table's from a home of their own.
LoadOptions of_the_honest(LoadOptions options) {
  options.tables = tables_of(options);
  options.table = {
      .edition = "second", .seats = 4, .eagerness = 0.3, .think_ms = 2000, .speed = 3, .apart = true};
  return options;
}

/// Some thousand connections are some thousand files.
void allow_many_files() {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
}

std::vector<std::string> tables_left_behind(ScratchFolder const& folder) {
  ServerProcess const server(folder);
  TableOpener opener(server.port());
  std::vector<std::string> ids;
  for (int i = 0; i < kAsleep; ++i)
    ids.push_back(opener.open_table({.edition = "second", .seats = 3, .bots = 2}).table);
  return ids;
}

/// Looks at the server while the honest players play.
class Watch {
 public:
  Watch(ServerProcess const& server, ScratchFolder const& folder) : server_(server), folder_(folder) {}

  void play(Crowd& crowd, double seconds) {
    auto const began = Clock::now();
    processor_ = server_.processor_time();
    grown_ = folder_.size();
    written_ = server_.written();
    while (Clock::now() - began < std::chrono::duration<double>(seconds)) {
      crowd.play_for(kBetweenLooks);
      memory_most_ = std::max(memory_most_, server_.memory());
    }
    seconds_ = std::chrono::duration<double>(Clock::now() - began).count();
  }
  void tell(AttackFindings& found) const {
    found.seconds = seconds_;
    found.memory_most = memory_most_;
    found.memory_end = server_.memory();
    found.grown_a_day = static_cast<double>(folder_.size() - grown_) * kDay / seconds_;
    found.written_a_day = static_cast<double>(server_.written() - written_) * kDay / seconds_;
    found.cores = std::chrono::duration<double>(server_.processor_time() - processor_).count() / seconds_;
  }

 private:
  using Clock = std::chrono::steady_clock;

  ServerProcess const& server_;
  ScratchFolder const& folder_;
  double seconds_ = 0;
  std::int64_t memory_most_ = 0;
  std::int64_t grown_ = 0;
  std::int64_t written_ = 0;
  std::chrono::nanoseconds processor_{};
};

json::object to_json(Tally const& tally) {
  return {{"commands", tally.commands},
          {"refused", tally.refused},
          {"moves", tally.moves},
          {"ms_to_step", {{"p50", tally.to_step.quantile(0.5)}, {"p99", tally.to_step.quantile(0.99)}}}};
}

json::object to_json(AttackFindings const& found) {
  json::object attacks;
  for (std::size_t i = 0; i < found.outcomes.size(); ++i) {
    json::object outcomes;
    for (auto const& [what, times] : found.outcomes[i]) outcomes[what] = times;
    attacks[all_attacks()[i].name] = std::move(outcomes);
  }
  return {
      {"seconds", found.seconds},
      {"calm", to_json(found.calm)},
      {"attacked", to_json(found.attacked)},
      {"memory", {{"before", found.memory_before}, {"most", found.memory_most}, {"end", found.memory_end}}},
      {"bytes_a_day", {{"grown", found.grown_a_day}, {"written", found.written_a_day}}},
      {"cores", found.cores},
      {"attacks", std::move(attacks)},
      {"faults", json::array(found.faults.begin(), found.faults.end())}};
}

void tell(std::string_view when, Tally const& tally, std::ostream& out) {
  out << fmt::format("honest players {}: {} commands, p50 {:.2f} ms, p99 {:.2f} ms\n", when, tally.commands,
                     tally.to_step.quantile(0.5), tally.to_step.quantile(0.99));
}

void tell(AttackFindings const& found, std::ostream& out) {
  tell("before", found.calm, out);
  tell("under attack", found.attacked, out);
  out << fmt::format(
      "server: {:.0f} % of a core; memory {:.0f} MB before, {:.0f} at most, {:.0f} at the end\n",
      100 * found.cores, static_cast<double>(found.memory_before) / kMegabyte,
      static_cast<double>(found.memory_most) / kMegabyte, static_cast<double>(found.memory_end) / kMegabyte);
  out << fmt::format("disk: the folder grows by {:.0f} MB a day, {:.0f} MB are written\n",
                     found.grown_a_day / kMegabyte, found.written_a_day / kMegabyte);
  for (std::size_t i = 0; i < found.outcomes.size(); ++i) {
    out << fmt::format("  {:<28}", all_attacks()[i].name);
    for (auto const& [what, times] : found.outcomes[i]) out << fmt::format(" {} {},", what, times);
    out << '\n';
  }
}

}  // namespace

AttackFindings measure_attack(LoadOptions const& options) {
  allow_many_files();
  ScratchFolder const folder;
  auto asleep = tables_left_behind(folder);
  ServerProcess const server(folder);
  Crowd honest(server.port(), of_the_honest(options));
  auto played = honest.arrive();
  Watch calm(server, folder);
  calm.play(honest, options.seconds / 4);
  AttackFindings found{};
  found.calm = honest.tally();
  found.memory_before = server.memory();
  honest.count_anew();
  Attackers attackers({server.port(), std::move(played), std::move(asleep)}, options.seed);
  Watch attacked(server, folder);
  attacked.play(honest, options.seconds);
  attacked.tell(found);
  found.attacked = honest.tally();
  found.faults = honest.faults();
  found.outcomes = attackers.end();
  return found;
}

std::vector<std::string> broken(AttackBars const& bars, AttackFindings const& found) {
  std::vector<std::string> broken;
  auto const p99 = found.attacked.to_step.quantile(0.99);
  if (p99 > bars.p99_ms)
    broken.push_back(
        fmt::format("an honest command took {:.1f} ms (p99), more than {:.0f}", p99, bars.p99_ms));
  if (found.memory_most > bars.memory)
    broken.push_back(fmt::format("the server took {:.0f} MB of memory",
                                 static_cast<double>(found.memory_most) / kMegabyte));
  if (found.grown_a_day > static_cast<double>(bars.disk_a_day))
    broken.push_back(fmt::format("the data folder grows by {:.0f} MB a day", found.grown_a_day / kMegabyte));
  return broken;
}

int attack(LoadOptions const& options, std::ostream& out, std::ostream& err) {
  auto const found = measure_attack(options);
  if (options.json) {
    out << json::serialize(to_json(found)) << '\n';
  } else {
    tell(found, out);
  }
  auto wrong = found.faults;
  for (auto& bar : broken({}, found)) wrong.push_back(std::move(bar));
  for (auto const& fault : wrong) err << "wrong: " << fault << '\n';
  return wrong.empty() ? 0 : 1;
}

}  // namespace kuhhandel::load
