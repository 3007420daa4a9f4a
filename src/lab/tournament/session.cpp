#include "tournament/session.h"

#include <atomic>
#include <csignal>
#include <ostream>

namespace kuhhandel::tournament {
namespace {

std::nullopt_t fail(std::ostream& err, std::string const& sentence) {
  err << sentence << '\n';
  return std::nullopt;
}

std::atomic<bool> was_requested = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal's handler may set it");

void on_signal(int signal) {
  was_requested = true;
  std::signal(signal, SIG_DFL);
}

}  // namespace

Interruption::Interruption() {
  was_requested = false;
  std::signal(SIGINT, on_signal);
  std::signal(SIGTERM, on_signal);
}

Interruption::~Interruption() {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
}

bool Interruption::requested() { return was_requested; }

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
