#include "tournament/league/report.h"

#include <algorithm>

#include "tournament/league/ratings.h"

namespace kuhhandel::tournament {
namespace {

struct Total {
  double share;
  int faults;
};

Total total_of(std::string const& name, Programme const& programme, Findings const& findings) {
  double share = 0;
  double places = 0;
  int faults = 0;
  for (int number = 0; number < static_cast<int>(findings.results.size()); ++number) {
    auto const unit = unit_of(programme, number);
    auto const* const result = findings.of(unit);
    auto const& line_up = programme.line_ups[static_cast<std::size_t>(unit.line_up)];
    auto const times = static_cast<double>(std::ranges::count(line_up, name));
    if (result == nullptr || times == 0) continue;
    auto const haul = haul_of(name, line_up, *result);
    share += haul.share * times;
    places += times;
    faults += haul.faults;
  }
  return {.share = places == 0 ? 0 : share / places, .faults = faults};
}

}  // namespace

LeagueReport report_on(Programme const& programme, Findings const& findings, Names const& bots) {
  LeagueReport report{.edition = std::string(programme.edition->id.text()),
                      .seed = programme.seed,
                      .purpose = programme.purpose,
                      .seats = programme.seats(),
                      .line_ups = programme.line_up_count(),
                      .games = findings.games(),
                      .blocks = programme.blocks,
                      .most_turns = programme.most_turns,
                      .cut_off = findings.cut_off(),
                      .interrupted = findings.interrupted,
                      .bots = bots,
                      .ratings = ratings(programme, findings, bots),
                      .shares = {},
                      .faults = {},
                      .cross = cross_table(programme, findings, bots),
                      .cycles = {},
                      .digest = findings.digest()};
  report.cycles = shortest_cycles(report.cross);
  for (auto const& name : bots) {
    auto const total = total_of(name, programme, findings);
    report.shares.push_back(total.share);
    report.faults.push_back(total.faults);
  }
  return report;
}

}  // namespace kuhhandel::tournament
