#include "tournament/arena/arena_report.h"

namespace kuhhandel::tournament {
namespace {

/// Returns the results of one name's places in a block: their mean, and its games.
BotFigures exploit_bot(std::string const& name, TournamentPlan const& plan,
                       TournamentResults const& findings) {
  auto const& line_up = plan.line_ups.front();
  Sample shares;
  Sample scores;
  Sample ranks;
  int faults = 0;
  for (auto const& result : findings.results) {
    if (!result) continue;
    auto const score = seat_score(name, line_up, *result);
    shares.add(score.share);
    scores.add(score.score);
    ranks.add(score.rank);
    faults += score.faults;
  }
  auto const times = findings.times.find(name);
  auto const quantile = [&](double part) {
    return times == findings.times.end() ? 0 : times->second.quantile(part);
  };
  auto const program = findings.programs.find(name);
  return {.name = name,
          .ready_name = program == findings.programs.end() ? "" : program->second.ready_name,
          .share = estimate_share(shares),
          .mean_score = scores.mean(),
          .mean_rank = ranks.mean(),
          .faults = faults,
          .ms_p50 = quantile(0.5),
          .ms_p99 = quantile(0.99)};
}

}  // namespace

ArenaReport report_on(TournamentPlan const& plan, TournamentResults const& findings) {
  ArenaReport report{.edition = std::string(plan.edition->id.text()),
                     .seed = plan.seed,
                     .purpose = plan.purpose,
                     .seats = plan.seats(),
                     .games = findings.games(),
                     .blocks = findings.games() / plan.seats(),
                     .most_turns = plan.most_turns,
                     .cut_off = findings.cut_off(),
                     .interrupted = findings.interrupted,
                     .bots = {},
                     .digest = findings.digest()};
  for (auto const& name : unique_names(plan.line_ups.front())) {
    report.bots.push_back(exploit_bot(name, plan, findings));
  }
  return report;
}

}  // namespace kuhhandel::tournament
