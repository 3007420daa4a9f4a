#include "tournament/session.h"

#include <ostream>

#include "tournament/interruption.h"

namespace kuhhandel::tournament {
namespace {

std::nullopt_t fail(std::ostream& err, std::string const& sentence) {
  err << sentence << '\n';
  return std::nullopt;
}

}  // namespace

std::optional<Session> hold_session(TournamentOptions const& options, std::vector<Names> const& line_ups,
                                    std::string const& named_by, Enough const& enough, std::ostream& err) {
  auto const programme = programme_of(options, line_ups, named_by);
  if (!programme) return fail(err, programme.error());
  if (auto const fault = rehearsal_of(*programme); !fault.empty()) return fail(err, fault);

  Interruption const interruption;
  auto findings = hold(*programme, {.threads = options.threads,
                                    .file = options.file,
                                    .progress = options.progress ? &err : nullptr,
                                    .stop = Interruption::asked,
                                    .enough = enough});
  if (!findings) return fail(err, "--resume: " + findings.error());
  for (auto const& trouble : findings->troubles) err << trouble << '\n';
  if (findings->interrupted && !options.file.empty()) {
    err << "Interrupted; the same command goes on from " << options.file << ".\n";
  }
  if (findings->games() == 0) return fail(err, "Not one block was played to its end.");
  return Session{*programme, std::move(*findings)};
}

}  // namespace kuhhandel::tournament
