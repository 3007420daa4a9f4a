#include <fmt/format.h>

#include <boost/json.hpp>
#include <expected>
#include <ostream>
#include <utility>

#include "tournament/arena/sprt.h"
#include "tournament/session.h"

namespace kuhhandel::tournament {
namespace {

struct Report {
  std::string bot;
  std::string against;
  Sample differences;
  Sprt test;
  int games;
  std::uint64_t digest;
  bool interrupted;
};

std::string_view word_of(SprtVerdict verdict) {
  switch (verdict) {
    case SprtVerdict::undecided:
      return "undecided";
    case SprtVerdict::h0:
      return "H0";
    case SprtVerdict::h1:
      return "H1";
  }
  std::unreachable();
}

std::string json_of(Report const& report, SprtOptions const& options) {
  auto const difference = estimate(report.differences).within(-1, 1);
  boost::json::object object{{"bot", report.bot},
                             {"against", report.against},
                             {"verdict", boost::json::string_view(word_of(report.test.verdict))},
                             {"llr", report.test.llr},
                             {"bounds", {report.test.lower, report.test.upper}},
                             {"share0", options.share0},
                             {"share1", options.share1},
                             {"alpha", options.alpha},
                             {"beta", options.beta},
                             {"difference", difference.mean},
                             {"ci95", {difference.from, difference.to}},
                             {"games", report.games},
                             {"blocks", report.differences.size()},
                             {"digest", fmt::format("{:016x}", report.digest)}};
  if (report.interrupted) object["interrupted"] = true;
  return serialize(object) + "\n";
}

std::string sentence_of(Report const& report, SprtOptions const& options) {
  switch (report.test.verdict) {
    case SprtVerdict::undecided:
      return "Undecided: more games are needed.";
    case SprtVerdict::h0:
      return fmt::format("H0: {} is not better by {:.3f}.", report.bot, options.share1);
    case SprtVerdict::h1:
      return fmt::format("H1: {} is better by more than {:.3f}.", report.bot, options.share0);
  }
  std::unreachable();
}

std::string text_of(Report const& report, SprtOptions const& options) {
  auto const difference = estimate(report.differences).within(-1, 1);
  return fmt::format(
      "{} against {} on the first place, {} games in {} blocks\n\n"
      "difference of shares {:+.4f}, 95 % interval {:+.4f} to {:+.4f}\n"
      "LLR {:.2f}, bounds {:.2f} and {:.2f}\n{}\n",
      report.bot, report.against, report.games, report.differences.size(), difference.mean, difference.from,
      difference.to, report.test.llr, report.test.lower, report.test.upper, sentence_of(report, options));
}

/// The bot to compare with, or what is wrong.
std::expected<std::string, std::string> other_bot(ArenaOptions const& options, BotNames const& line_up) {
  auto const fault = fault_of(options.sprt);
  if (!fault.empty()) return std::unexpected(fault);
  if (line_up.size() < 2) return std::unexpected("--seats: a table has more than one seat.");
  auto const name = options.sprt.against.empty() ? line_up[1] : options.sprt.against;
  auto const unknown = fault_of_name(name);
  if (!unknown.empty()) return std::unexpected("--against: " + unknown);
  if (name == line_up.front()) return std::unexpected("--against: '" + name + "' is the first bot itself.");
  return name;
}

}  // namespace

int arena_sprt(ArenaOptions const& options, std::ostream& out, std::ostream& err) {
  auto const line_up = parse_bot_names(options.seats);
  auto const against = other_bot(options, line_up);
  if (!against) {
    err << against.error() << '\n';
    return 1;
  }
  Sample all;
  auto const stopping_rule = [&](TournamentResults const& findings, int blocks) {
    all.add(difference_in(findings, blocks - 1));
    return sprt(all, options.sprt).verdict != SprtVerdict::undecided;
  };
  auto const session =
      run_session(options.run, line_ups_to_compare(line_up, *against), "--seats", stopping_rule, err);
  if (!session) return 1;
  Report const report{.bot = line_up.front(),
                      .against = *against,
                      .differences = all,
                      .test = sprt(all, options.sprt),
                      .games = session->findings.games(),
                      .digest = session->findings.digest(),
                      .interrupted = session->findings.interrupted};
  out << (options.run.json ? json_of(report, options.sprt) : text_of(report, options.sprt));
  return session->status();
}

}  // namespace kuhhandel::tournament
