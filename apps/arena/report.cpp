#include "apps/arena/report.h"

#include <algorithm>
#include <cmath>

namespace kuhhandel {
namespace {

struct Interval {
  double from;
  double to;
};

/// With one block nothing is known of the spread.
Interval ci95(std::string const& name, double share, std::span<BlockResult const> results) {
  auto const blocks = static_cast<double>(results.size());
  if (results.size() < 2) return {0, 1};
  double squares = 0;
  for (auto const& result : results) squares += std::pow(result.hauls.at(name).share() - share, 2);
  auto const half = 1.96 * std::sqrt(squares / (blocks - 1) / blocks);
  return {std::max(0.0, share - half), std::min(1.0, share + half)};
}

Haul haul_of(std::string const& name, std::span<BlockResult const> results) {
  Haul sum;
  for (auto const& result : results) {
    auto const& haul = result.hauls.at(name);
    sum.wins += haul.wins;
    sum.score += haul.score;
    sum.rank += haul.rank;
    sum.faults += haul.faults;
    sum.seats += haul.seats;
  }
  return sum;
}

BotFigures figures_of(std::string const& name, std::span<BlockResult const> results, Times const& times) {
  auto const haul = haul_of(name, results);
  auto const interval = ci95(name, haul.share(), results);
  return {.name = name,
          .share = haul.share(),
          .ci95_from = interval.from,
          .ci95_to = interval.to,
          .mean_score = haul.score / haul.seats,
          .mean_rank = haul.rank / haul.seats,
          .faults = haul.faults,
          .ms_p50 = times.quantile(0.5),
          .ms_p99 = times.quantile(0.99)};
}

std::vector<std::string> names_in_order(std::vector<std::string> const& line_up) {
  std::vector<std::string> names;
  for (auto const& name : line_up) {
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  }
  return names;
}

std::uint64_t digest_of(std::span<BlockResult const> results) {
  std::uint64_t hash = 0xcbf29ce484222325U;  // FNV-1a over words
  for (auto const& result : results) {
    for (auto const digest : result.digests) hash = (hash ^ digest) * 0x100000001b3U;
  }
  return hash ^ (hash >> 31);
}

}  // namespace

ArenaReport report_on(ArenaPlan const& plan, std::span<BlockResult const> results, TimesByName const& times) {
  ArenaReport report{.edition = std::string(plan.edition->id.text()),
                     .seed = plan.seed,
                     .games = plan.games(),
                     .blocks = plan.blocks,
                     .most_turns = plan.most_turns,
                     .cut_off = 0,
                     .bots = {},
                     .digest = digest_of(results)};
  for (auto const& result : results) report.cut_off += result.cut_off;
  for (auto const& name : names_in_order(plan.line_up)) {
    report.bots.push_back(figures_of(name, results, times.at(name)));
  }
  return report;
}

}  // namespace kuhhandel
