#include "tournament/arena/arena.h"

#include <ostream>

#include "tournament/arena/arena_report.h"
#include "tournament/arena/sprt.h"
#include "tournament/session.h"

namespace kuhhandel::tournament {

int arena(ArenaOptions const& options, std::ostream& out, std::ostream& err) {
  if (options.sprt.enabled) return arena_sprt(options, out, err);
  auto const never = [](TournamentResults const&, int) { return false; };
  auto const session = run_session(options.run, {parse_bot_names(options.seats)}, "--seats", never, err);
  if (!session) return 1;
  auto const report = report_on(session->plan, session->findings);
  out << (options.run.json ? json_of(report) : text_of(report));
  return session->status();
}

}  // namespace kuhhandel::tournament
