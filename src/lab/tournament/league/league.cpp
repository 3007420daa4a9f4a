#include "tournament/league/league.h"

#include <fmt/format.h>

#include <ostream>

#include "tournament/league/league_report.h"
#include "tournament/session.h"

namespace kuhhandel::tournament {
namespace {

constexpr std::size_t kMostBots = 20;

/// A sentence about the option that is wrong, or nothing.
std::string fault_of(LeagueOptions const& options, BotNames const& bots) {
  for (auto const& name : bots) {
    if (auto const fault = fault_of_name(name); !fault.empty()) return fmt::format("--bots: {}", fault);
  }
  if (unique_names(bots).size() != bots.size()) return "--bots: each name may appear only once.";
  if (bots.size() < 2 || bots.size() > kMostBots) {
    return fmt::format("--bots: a league has 2 to {} bots, not {}.", kMostBots, bots.size());
  }
  if (options.seats < 2 || options.seats > kMaxSeats) {
    return fmt::format("--seats: must be from 2 to {}, not {}.", kMaxSeats, options.seats);
  }
  return {};
}

/// Adds all line-ups that begin with `begun`, followed by bots from `first` on.
void add_line_ups(BotNames const& bots, std::size_t first, std::size_t seats, BotNames const& begun,
                  std::vector<BotNames>& all) {
  if (begun.size() == seats) {
    all.push_back(begun);
    return;
  }
  for (auto next = first; next < bots.size(); ++next) {
    auto longer = begun;
    longer.push_back(bots[next]);
    add_line_ups(bots, next, seats, longer, all);
  }
}

}  // namespace

std::vector<BotNames> line_ups_of(BotNames const& bots, int seats, bool pairs) {
  std::vector<BotNames> all;
  add_line_ups(bots, 0, static_cast<std::size_t>(seats), {}, all);
  std::erase_if(all, [pairs](BotNames const& line_up) {
    auto const different = unique_names(line_up).size();
    return different < 2 || (pairs && different > 2);
  });
  return all;
}

int league(LeagueOptions const& options, std::ostream& out, std::ostream& err) {
  auto const bots = parse_bot_names(options.bots);
  if (auto const fault = fault_of(options, bots); !fault.empty()) {
    err << fault << '\n';
    return 1;
  }
  auto const line_ups = line_ups_of(bots, options.seats, options.pairs);
  auto const never = [](TournamentResults const&, int) { return false; };
  auto const session = run_session(options.run, line_ups, "--seats", never, err);
  if (!session) return 1;
  auto const report = report_on(session->plan, session->findings, bots);
  out << (options.run.json ? json_of(report) : text_of(report));
  return session->status();
}

}  // namespace kuhhandel::tournament
