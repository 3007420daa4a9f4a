#include "tournament/league/league.h"

#include <fmt/format.h>

#include <ostream>

#include "tournament/league/league_report.h"
#include "tournament/league/line_ups.h"
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

}  // namespace

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
