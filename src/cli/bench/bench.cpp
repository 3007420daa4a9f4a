#include "cli/bench/bench.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ostream>
#include <vector>

#include "codec/editions.h"
#include "engine/choices/choices.h"
#include "random_games/random_games.h"

namespace kuhhandel::cli {
namespace {

struct Report {
  Effort effort;
  std::vector<BenchResult> rows;
  double copy_nanoseconds;
  double peak_memory_megabytes;
};

double nanoseconds_per_decision(Report const& report, BenchResult const& row) {
  return 1e9 * report.effort.threads / row.decisions_per_second;
}

void write_text(Report const& report, std::ostream& out) {
  out << fmt::format("{} random games a run, median of {} runs, threads: {}; rates in millions a second\n",
                     report.effort.games, report.effort.runs, report.effort.threads);
  out << fmt::format("Built by {}\n\n", lab::built_by());
  out << fmt::format("{:<12}{:>5}{:>10}{:>11}{:>12}{:>13}{:>8}{:>11}{:>13}{:>11}{:>12}  {}\n", "edition",
                     "seats", "games/s", "decisions", "with lists", "observation", "ns each", "each game",
                     "by ceilings", "each game", "allocations", "signature");
  for (auto const& row : report.rows) {
    out << fmt::format(
        "{:<12}{:>5}{:>10.0f}{:>11.1f}{:>12.1f}{:>13.1f}{:>8.1f}{:>11.1f}"
        "{:>13.0f}{:>11.1f}{:>12.3f}  {:016x}\n",
        row.edition, row.seats, row.games_per_second, row.decisions_per_second / 1e6,
        row.decisions_per_second_with_lists / 1e6, row.decisions_per_second_with_observation / 1e6,
        nanoseconds_per_decision(report, row), row.decisions_per_game, row.games_per_second_by_ceilings,
        row.decisions_per_game_by_ceilings, row.allocations_per_decision, row.signature);
  }
  out << fmt::format(
      "\nA state is {} bytes, a question {}; a state is copied in {:.1f} ns. Peak memory {:.1f} MB.\n",
      sizeof(State), sizeof(Question), report.copy_nanoseconds, report.peak_memory_megabytes);
}

boost::json::object row_json(Report const& report, BenchResult const& row) {
  return {{"edition", row.edition},
          {"seats", row.seats},
          {"games_per_second", row.games_per_second},
          {"decisions_per_second", row.decisions_per_second},
          {"decisions_per_second_with_lists", row.decisions_per_second_with_lists},
          {"decisions_per_second_with_observation", row.decisions_per_second_with_observation},
          {"ns_per_decision", nanoseconds_per_decision(report, row)},
          {"decisions_per_game", row.decisions_per_game},
          {"games_per_second_by_ceilings", row.games_per_second_by_ceilings},
          {"decisions_per_game_by_ceilings", row.decisions_per_game_by_ceilings},
          {"allocations_per_decision", row.allocations_per_decision},
          {"signature", fmt::format("{:016x}", row.signature)}};
}

void write_json(Report const& report, std::ostream& out) {
  boost::json::array rows;
  for (auto const& row : report.rows) rows.push_back(row_json(report, row));
  out << boost::json::serialize(boost::json::object{{"built_by", lab::built_by()},
                                                    {"games", report.effort.games},
                                                    {"runs", report.effort.runs},
                                                    {"threads", report.effort.threads},
                                                    {"rows", std::move(rows)},
                                                    {"state_bytes", sizeof(State)},
                                                    {"question_bytes", sizeof(Question)},
                                                    {"copy_ns", report.copy_nanoseconds},
                                                    {"peak_memory_mb", report.peak_memory_megabytes}})
      << '\n';
}

/// Returns an error about an impossible option; empty if there is none.
std::string wrong_option(BenchOptions const& options) {
  if (!options.edition.empty() && codec::edition_named(options.edition) == nullptr) {
    return fmt::format("--edition: no edition is called '{}'.", options.edition);
  }
  if (options.effort.games < 1) return "--games: at least one game is needed.";
  if (options.effort.signed_games < 1) return "--signed: at least one game is needed.";
  if (options.effort.runs < 1) return "--runs: at least one run is needed.";
  if (options.effort.threads < 1 || options.effort.threads > 256) return "--threads: from 1 to 256.";
  return {};
}

std::vector<Edition const*> editions_of(BenchOptions const& options) {
  if (!options.edition.empty()) return {codec::edition_named(options.edition)};
  std::vector<Edition const*> all;
  for (auto const id : codec::edition_ids(Purpose::play)) all.push_back(codec::edition_named(id));
  return all;
}

}  // namespace

int bench(BenchOptions const& options, std::ostream& out, std::ostream& err) {
  if (auto const wrong = wrong_option(options); !wrong.empty()) {
    err << wrong << '\n';
    return 1;
  }
  auto const editions = editions_of(options);
  Report report{.effort = options.effort,
                .rows = {},
                .copy_nanoseconds = copy_nanoseconds(*editions.front()),
                .peak_memory_megabytes = 0};
  for (auto const* const edition : editions) {
    for (int seats = edition->fewest_seats; seats <= edition->most_seats; ++seats) {
      report.rows.push_back(measure(*edition, seats, options.effort));
    }
  }
  report.peak_memory_megabytes = peak_memory_megabytes();
  (options.json ? write_json : write_text)(report, out);
  return 0;
}

}  // namespace kuhhandel::cli
