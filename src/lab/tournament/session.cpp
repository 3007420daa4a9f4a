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

std::optional<Session> run_session(TournamentOptions const& options, std::vector<BotNames> const& line_ups,
                                   std::string const& named_by, StoppingRule const& stopping_rule,
                                   std::ostream& err) {
  auto const plan = plan_tournament(options, line_ups, named_by);
  if (!plan) return fail(err, plan.error());
  if (auto const fault = check_bot_programs(*plan); !fault.empty()) return fail(err, fault);

  Interruption const interruption;
  auto findings = run_tournament(*plan, {.threads = options.threads,
                                         .file = options.file,
                                         .progress = options.progress ? &err : nullptr,
                                         .stop = Interruption::requested,
                                         .stopping_rule = stopping_rule});
  if (!findings) return fail(err, "--resume: " + findings.error());
  for (auto const& trouble : findings->troubles) err << trouble << '\n';
  for (auto const& name : findings->idle_programs())
    err << name << " never made a legal move; the simplest one was made for it each time.\n";
  if (findings->interrupted && !options.file.empty()) {
    err << "Interrupted; the same command goes on from " << options.file << ".\n";
  }
  if (findings->games() == 0) return fail(err, "Not one block was played to its end.");
  return Session{*plan, std::move(*findings)};
}

}  // namespace kuhhandel::tournament
