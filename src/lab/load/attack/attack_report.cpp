// Reports an attack as text, JSON and files, with a verdict.
#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <stdexcept>

#include "load/attack/attack.h"

namespace kuhhandel::load {
namespace {

namespace json = boost::json;

constexpr double kMegabyte = 1024 * 1024;

double megabytes(std::int64_t bytes) { return static_cast<double>(bytes) / kMegabyte; }

json::object to_json(tournament::DurationHistogram const& times) {
  return {{"p50", times.quantile(0.5)}, {"p99", times.quantile(0.99)}, {"max", times.quantile(1)}};
}

json::object to_json(Counters const& tally) {
  return {{"commands", tally.commands},
          {"refused", tally.refused},
          {"moves", tally.moves},
          {"ms_to_step", to_json(tally.to_step)}};
}

json::object to_json(Outcomes const& outcomes) {
  json::object counts;
  for (auto const& [what, times] : outcomes) counts[what] = times;
  return counts;
}

json::object to_json(Visits const& visits) {
  return {{"count", visits.count},
          {"lobby_ms", to_json(visits.lobby)},
          {"page_ms", to_json(visits.page)},
          {"return_ms", to_json(visits.returned)},
          {"failures", to_json(visits.failures)}};
}

json::object to_json(MemoryOverTime const& memory) {
  return {{"before", memory.before}, {"most", memory.most}, {"end", memory.end}, {"later", memory.later}};
}

json::object to_json(AttackFindings const& found) {
  json::object attacks;
  for (std::size_t i = 0; i < found.outcomes.size(); ++i)
    attacks[found.attacks[i].name] = to_json(found.outcomes[i]);
  auto const bars = broken({}, found);
  return {{"seconds", found.seconds},
          {"calm", to_json(found.calm)},
          {"attacked", to_json(found.attacked)},
          {"calm_visits", to_json(found.calm_visits)},
          {"attacked_visits", to_json(found.attacked_visits)},
          {"memory", to_json(found.memory)},
          {"tls_memory", to_json(found.tls_memory)},
          {"bytes_a_day", {{"grown", found.grown_a_day}, {"written", found.written_a_day}}},
          {"grown", found.grown},
          {"log_events", to_json(found.log_events)},
          {"cores", found.cores},
          {"attacks", std::move(attacks)},
          {"stopped", found.stopped},
          {"faults", json::array(found.faults.begin(), found.faults.end())},
          {"broken", json::array(bars.begin(), bars.end())}};
}

void print(std::string_view when, Counters const& tally, std::ostream& out) {
  out << fmt::format("honest players {}: {} commands, p50 {:.2f} ms, p99 {:.2f} ms, longest {:.0f} ms\n",
                     when, tally.commands, tally.to_step.quantile(0.5), tally.to_step.quantile(0.99),
                     tally.to_step.quantile(1));
}

void print(std::string_view when, Visits const& visits, std::ostream& out) {
  out << fmt::format(
      "honest visitor {}: {} visits; p99 of the lobby {:.1f} ms, of the page {:.1f} ms, of a return to a "
      "table "
      "{:.1f} ms; longest {:.0f} ms; {} failed",
      when, visits.count, visits.lobby.quantile(0.99), visits.page.quantile(0.99),
      visits.returned.quantile(0.99), visits.all().quantile(1), visits.failed());
  for (auto const& [what, times] : visits.failures) out << fmt::format(", {} {}", what, times);
  out << '\n';
}

void print(std::string_view whose, MemoryOverTime const& memory, std::ostream& out) {
  out << fmt::format("memory of {}: {:.0f} MB before, {:.0f} at most, {:.0f} at the end, {:.0f} later\n",
                     whose, megabytes(memory.before), megabytes(memory.most), megabytes(memory.end),
                     megabytes(memory.later));
}

void print(AttackFindings const& found, std::ostream& out) {
  print("before", found.calm, out);
  print("under attack", found.attacked, out);
  print("before", found.calm_visits, out);
  print("under attack", found.attacked_visits, out);
  print("the server", found.memory, out);
  if (found.tls_memory.most > 0) print("the second server, with TLS,", found.tls_memory, out);
  out << fmt::format("server: {:.0f} % of a core for {:.0f} s; log:", 100 * found.cores, found.seconds);
  for (auto const& [event, times] : found.log_events) out << fmt::format(" {} {},", event, times);
  out << '\n';
  out << fmt::format(
      "disk: the folder grew by {:.0f} MB, at last by {:.0f} MB a day; {:.0f} MB a day are written\n",
      megabytes(found.grown), found.grown_a_day / kMegabyte, found.written_a_day / kMegabyte);
  for (std::size_t i = 0; i < found.outcomes.size(); ++i) {
    out << fmt::format("  {:<28}", found.attacks[i].name);
    for (auto const& [what, times] : found.outcomes[i]) out << fmt::format(" {} {},", what, times);
    out << '\n';
  }
}

void write_file(std::filesystem::path const& path, std::string const& text) {
  if (path.empty()) return;
  std::ofstream file(path);
  file << text << std::flush;
  if (!file) throw std::runtime_error("The file " + path.string() + " could not be written.");
}

void write_files(AttackPlan const& plan, AttackFindings const& found) {
  AttackBars const bars;
  write_file(plan.series, csv_of(found.series));
  write_file(plan.diagram,
             svg_of(found.series, {.title = fmt::format("kuhhandel load --attack, {:.0f} s", found.seconds),
                                   .memory_bar = megabytes(bars.memory),
                                   .latency_bar = bars.p99_ms}));
}

void judge_memory(AttackBars const& bars, MemoryOverTime const& memory, std::string_view whose,
                  std::vector<std::string>& broken) {
  if (memory.most > bars.memory)
    broken.push_back(fmt::format("{} took {:.0f} MB of memory", whose, megabytes(memory.most)));
  if (memory.later > memory.before + bars.memory_left)
    broken.push_back(fmt::format("{} has {:.0f} MB more than before the attack", whose,
                                 megabytes(memory.later - memory.before)));
}

}  // namespace

std::vector<std::string> broken(AttackBars const& bars, AttackFindings const& found) {
  std::vector<std::string> broken;
  if (!found.stopped.empty()) broken.push_back("the attack ended early: " + found.stopped);
  auto const p99 = found.attacked.to_step.quantile(0.99);
  if (p99 > bars.p99_ms)
    broken.push_back(
        fmt::format("an honest command took {:.1f} ms (p99), more than {:.0f}", p99, bars.p99_ms));
  auto const visit_p99 = found.attacked_visits.all().quantile(0.99);
  if (visit_p99 > bars.visit_p99_ms)
    broken.push_back(
        fmt::format("an honest visit took {:.0f} ms (p99), more than {:.0f}", visit_p99, bars.visit_p99_ms));
  for (auto const& [what, times] : found.attacked_visits.failures)
    broken.push_back(fmt::format("an honest visit failed {} times: {}", times, what));
  judge_memory(bars, found.memory, "the server", broken);
  judge_memory(bars, found.tls_memory, "the second server, with TLS,", broken);
  if (found.grown_a_day > static_cast<double>(bars.disk_a_day))
    broken.push_back(fmt::format("the data folder grows by {:.0f} MB a day", found.grown_a_day / kMegabyte));
  return broken;
}

int attack(LoadOptions const& options, std::ostream& out, std::ostream& err) {
  auto const found = measure_attack(options);
  if (options.json) {
    out << json::serialize(to_json(found)) << '\n';
  } else {
    print(found, out);
  }
  write_files(options.plan, found);
  auto wrong = found.faults;
  for (auto& bar : broken({}, found)) wrong.push_back(std::move(bar));
  for (auto const& fault : wrong) err << "wrong: " << fault << '\n';
  if (wrong.empty() && !options.json) out << "verdict: all bars are met\n";
  return wrong.empty() ? 0 : 1;
}

}  // namespace kuhhandel::load
