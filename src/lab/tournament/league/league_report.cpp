#include "tournament/league/league_report.h"

#include <algorithm>

#include "tournament/league/elo_ratings.h"

namespace kuhhandel::tournament {
namespace {

struct Total {
  double share;
  int faults;
};

Total total_of(std::string const& name, TournamentPlan const& plan, TournamentResults const& findings) {
  double share = 0;
  double places = 0;
  int faults = 0;
  for (int number = 0; number < static_cast<int>(findings.results.size()); ++number) {
    auto const item = work_item(plan, number);
    auto const* const result = findings.of(item);
    auto const& line_up = plan.line_ups[static_cast<std::size_t>(item.line_up)];
    auto const times = static_cast<double>(std::ranges::count(line_up, name));
    if (result == nullptr || times == 0) continue;
    auto const score = seat_score(name, line_up, *result);
    share += score.share * times;
    places += times;
    faults += score.faults;
  }
  return {.share = places == 0 ? 0 : share / places, .faults = faults};
}

}  // namespace

LeagueReport report_on(TournamentPlan const& plan, TournamentResults const& findings, BotNames const& bots) {
  LeagueReport report{.edition = std::string(plan.edition->id.text()),
                      .seed = plan.seed,
                      .purpose = plan.purpose,
                      .seats = plan.seats(),
                      .line_ups = plan.line_up_count(),
                      .games = findings.games(),
                      .blocks = plan.blocks,
                      .most_turns = plan.most_turns,
                      .cut_off = findings.cut_off(),
                      .interrupted = findings.interrupted,
                      .bots = bots,
                      .ratings = elo_ratings(plan, findings, bots),
                      .shares = {},
                      .faults = {},
                      .cross = cross_table(plan, findings, bots),
                      .cycles = {},
                      .digest = findings.digest()};
  report.cycles = shortest_cycles(report.cross);
  for (auto const& name : bots) {
    auto const total = total_of(name, plan, findings);
    report.shares.push_back(total.share);
    report.faults.push_back(total.faults);
  }
  return report;
}

}  // namespace kuhhandel::tournament
