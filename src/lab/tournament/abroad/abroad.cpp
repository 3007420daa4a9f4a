#include "tournament/abroad/abroad.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "strangers/pool.h"
#include "tournament/abroad/abroad_report.h"
#include "tournament/session.h"

namespace kuhhandel::tournament {
namespace {

/// A sentence about the option that is wrong, or nothing.
std::string fault_of(AbroadOptions const& options, BotNames const& bots) {
  for (auto const& name : bots) {
    if (auto const fault = fault_of_name(name); !fault.empty()) return fmt::format("--bots: {}", fault);
  }
  if (bots.empty() || unique_names(bots).size() != bots.size())
    return "--bots: at least one name is needed, and each may appear only once.";
  if (!options.reference.empty() && std::ranges::find(bots, options.reference) == bots.end())
    return fmt::format("--reference: '{}' is none of the bots.", options.reference);
  if (options.half != "train" && options.half != "held-out")
    return fmt::format("--half: '{}' is neither train nor held-out.", options.half);
  if (options.seats < 2 || options.seats > kMaxSeats)
    return fmt::format("--seats: must be from 2 to {}, not {}.", kMaxSeats, options.seats);
  return {};
}

std::vector<BotNames> line_ups_of(AbroadOptions const& options, BotNames const& bots) {
  std::vector<BotNames> all;
  for (auto const& bot : bots) {
    for (auto const family : strangers::kFamilies) {
      BotNames line_up(static_cast<std::size_t>(options.seats),
                       fmt::format("strangers:{}:{}", options.half, strangers::word_of(family)));
      line_up.front() = bot;
      all.push_back(std::move(line_up));
    }
  }
  return all;
}

}  // namespace

int abroad(AbroadOptions const& options, std::ostream& out, std::ostream& err) {
  auto const bots = parse_bot_names(options.bots);
  if (auto const fault = fault_of(options, bots); !fault.empty()) {
    err << fault << '\n';
    return 1;
  }
  auto const never = [](TournamentResults const&, int) { return false; };
  auto const session = run_session(options.run, line_ups_of(options, bots), "--seats", never, err);
  if (!session) return 1;
  auto const& reference = options.reference.empty() ? bots.front() : options.reference;
  auto const report = report_on(session->plan, session->findings, bots, reference);
  out << (options.run.json ? json_of(report) : text_of(report, options.half));
  return session->status();
}

}  // namespace kuhhandel::tournament
