#include "tournament/arena/report.h"

namespace kuhhandel::tournament {
namespace {

/// What the places of one name got in a block, the mean over them and its games.
BotFigures figures_of(std::string const& name, Programme const& programme, Findings const& findings) {
  auto const& line_up = programme.line_ups.front();
  Sample shares;
  Sample scores;
  Sample ranks;
  int faults = 0;
  for (auto const& result : findings.results) {
    if (!result) continue;
    auto const haul = haul_of(name, line_up, *result);
    shares.add(haul.share);
    scores.add(haul.score);
    ranks.add(haul.rank);
    faults += haul.faults;
  }
  auto const times = findings.times.find(name);
  auto const quantile = [&](double part) {
    return times == findings.times.end() ? 0 : times->second.quantile(part);
  };
  return {.name = name,
          .share = estimate_share(shares),
          .mean_score = scores.mean(),
          .mean_rank = ranks.mean(),
          .faults = faults,
          .ms_p50 = quantile(0.5),
          .ms_p99 = quantile(0.99)};
}

}  // namespace

ArenaReport report_on(Programme const& programme, Findings const& findings) {
  ArenaReport report{.edition = std::string(programme.edition->id.text()),
                     .seed = programme.seed,
                     .purpose = programme.purpose,
                     .seats = programme.seats(),
                     .games = findings.games(),
                     .blocks = findings.games() / programme.seats(),
                     .most_turns = programme.most_turns,
                     .cut_off = findings.cut_off(),
                     .interrupted = findings.interrupted,
                     .bots = {},
                     .digest = findings.digest()};
  for (auto const& name : each_once(programme.line_ups.front())) {
    report.bots.push_back(figures_of(name, programme, findings));
  }
  return report;
}

}  // namespace kuhhandel::tournament
