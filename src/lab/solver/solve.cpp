#include "solver/solve.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/json.hpp>
#include <expected>
#include <ostream>
#include <sstream>

#include "codec/editions.h"
#include "neural/bot_from.h"
#include "solver/solver_results.h"

namespace kuhhandel::solver {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostPositions = 20'000'000;  // about two gigabytes while it is solved

struct Plan {
  Edition const* edition;
  TreeLimits limits;
  std::vector<std::string> bots;
};

std::string known_bots() {
  std::vector<std::string_view> names;
  for (auto const& bot : neural::bot_names()) names.push_back(bot.name);
  return fmt::format("{}", fmt::join(names, ","));
}

std::vector<std::string> named_bots(std::string const& list) {
  std::vector<std::string> names;
  if (list == "none") return names;
  std::istringstream rest(list == "all" ? known_bots() : list);
  for (std::string name; std::getline(rest, name, ',');) names.push_back(name);
  return names;
}

/// The plan, or a sentence that names the option that is wrong.
std::expected<Plan, std::string> plan_of(SolveOptions const& options) {
  auto const* const edition = codec::edition_named(options.edition);
  if (edition == nullptr || edition->purpose != Purpose::research) {
    return std::unexpected(
        fmt::format("--edition: '{}' is not an edition that is small enough to be solved; use one of: {}.",
                    options.edition, fmt::join(codec::edition_ids(Purpose::research), ", ")));
  }
  if (options.iterations < 0) return std::unexpected("--iterations: must be at least 0.");
  if (options.most_turns < 1) return std::unexpected("--turns: at least one is needed.");
  if (options.seeds < 1) return std::unexpected("--seeds: at least one is needed.");
  TreeLimits const limits{
      .seats = edition->fewest_seats, .most_turns = options.most_turns, .most_positions = kMostPositions};
  Plan plan{.edition = edition, .limits = limits, .bots = named_bots(options.bots)};
  for (auto const& name : plan.bots) {
    if (neural::make_bot(name) != nullptr) continue;
    return std::unexpected(fmt::format("--bots: there is no bot '{}'; known: {}.", name, known_bots()));
  }
  return plan;
}

/// Prints figures as they are computed: lines for people, or one object at the end.
class Report {
 public:
  Report(bool as_json, std::ostream& out) : as_json_(as_json), out_(out) {}

  void begin(Plan const& plan) {
    auto const& [seats, most_turns, most_positions] = plan.limits;
    object_ = {{"edition", json::string_view(plan.edition->id.text())},
               {"seats", seats},
               {"most_turns", most_turns}};
    line(fmt::format(
        "Edition {}, {} seats, at most {} turns. Payoffs are shares of the win less an equal share.",
        plan.edition->id.text(), seats, most_turns));
  }

  void add(GameTree const& tree) {
    object_["positions"] = tree.size();
    object_["information_sets"] = tree.sets().size();
    line(fmt::format("\n{} positions, {} information sets; CFR+, seat 0 begins:", tree.size(),
                     tree.sets().size()));
    if (tree.seats() > 2)
      line("(With more than two seats there is no guarantee: the result is measured, not proven.)");
  }

  void add(std::vector<SolverCheckpoint> const& all) {
    line(fmt::format("{:>10}  {:>14}  {}", "iterations", "exploitability", "value of each seat"));
    json::array rows;
    for (auto const& row : all) {
      line(fmt::format("{:>10}  {:>14.6f}  {:+.4f}", row.iterations, row.exploitability,
                       fmt::join(row.values, "  ")));
      rows.push_back({{"iterations", row.iterations},
                      {"exploitability", row.exploitability},
                      {"values", json::value_from(row.values)}});
    }
    object_["cfr"] = std::move(rows);
  }

  void begin_bots(int seeds) {
    line(fmt::format("\nEach bot in all seats but one, asked with {} seeds, against the best response there:",
                     seeds));
    line(fmt::format("{:<12}{:>14}  {:>8}  {:>6}  {}", "bot", "exploitability", "sets", "faults",
                     "gain of each seat"));
    object_["seeds"] = seeds;
    object_["bots"] = json::array{};
  }

  void add(BotExploitability const& bot) {
    line(fmt::format("{:<12}{:>14.4f}  {:>8}  {:>6}  {:+.4f}", bot.name, bot.exploitability, bot.sets,
                     bot.faults, fmt::join(bot.responses, "  ")));
    object_["bots"].as_array().push_back({{"name", bot.name},
                                          {"exploitability", bot.exploitability},
                                          {"responses", json::value_from(bot.responses)},
                                          {"information_sets", bot.sets},
                                          {"faults", bot.faults}});
  }

  void end() {
    if (as_json_) out_ << json::serialize(object_) << '\n';
  }

 private:
  void line(std::string const& text) {
    if (!as_json_) out_ << text << std::endl;  // at once, for a slow bot may be next
  }

  bool as_json_;
  std::ostream& out_;
  json::object object_;
};

/// False where there are too many positions.
bool solve_game(Plan const& plan, int iterations, Report& report) {
  if (iterations == 0) return true;
  auto const tree = build_tree(*plan.edition, plan.limits, {});
  if (!tree) return false;
  report.add(*tree);
  report.add(convergence_of(*tree, iterations));
  return true;
}

/// False where there are too many positions.
bool measure_bots(Plan const& plan, int seeds, Report& report) {
  if (!plan.bots.empty()) report.begin_bots(seeds);
  for (auto const& name : plan.bots) {
    auto const figures = exploit_bot(name, *plan.edition, plan.limits, seeds);
    if (!figures) return false;
    report.add(*figures);
  }
  return true;
}

}  // namespace

int solve(SolveOptions const& options, std::ostream& out, std::ostream& err) {
  auto const plan = plan_of(options);
  if (!plan) {
    err << plan.error() << '\n';
    return 1;
  }
  Report report(options.json, out);
  report.begin(*plan);
  bool const done =
      solve_game(*plan, options.iterations, report) && measure_bots(*plan, options.seeds, report);
  if (!done) {
    err << fmt::format("--turns: there are more than {} positions; fewer turns are needed.\n",
                       kMostPositions);
    return 1;
  }
  report.end();
  return 0;
}

}  // namespace kuhhandel::solver
