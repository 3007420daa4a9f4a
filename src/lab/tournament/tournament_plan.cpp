#include "tournament/tournament_plan.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "codec/editions.h"
#include "external/process_bot.h"
#include "external/trace.h"
#include "tournament/lab_bots.h"

namespace kuhhandel::tournament {
namespace {

constexpr std::array<std::string_view, 3> kPurposes{"train", "tune", "test"};

std::string fault_of_seats(Edition const& edition, BotNames const& line_up) {
  auto const seats = static_cast<int>(line_up.size());
  if (seats >= edition.fewest_seats && seats <= edition.most_seats) return {};
  return fmt::format("the edition '{}' is for {} to {} players, not for {}.", edition.id.text(),
                     edition.fewest_seats, edition.most_seats, seats);
}

std::string fault_of_line_up(Edition const& edition, BotNames const& line_up) {
  for (auto const& name : line_up) {
    if (auto const fault = fault_of_name(name); !fault.empty()) return fault;
  }
  if (auto const fault = fault_of_seats(edition, line_up); !fault.empty()) return fault;
  for (auto const& name : line_up) {
    auto const fault = fault_at_table(name, edition, static_cast<int>(line_up.size()));
    if (!fault.empty()) return fault;
  }
  return {};
}

std::string fault_of(TournamentOptions const& options) {
  if (codec::edition_named(options.edition) == nullptr) {
    return fmt::format("--edition: there is no edition '{}'; known: {}.", options.edition,
                       fmt::join(codec::edition_ids(), ", "));
  }
  if (options.games < 1) return fmt::format("--games: at least 1 is needed, not {}.", options.games);
  if (options.threads < 0) return fmt::format("--threads: {} is less than none.", options.threads);
  if (options.most_turns < 1)
    return fmt::format("--turns: at least 1 is needed, not {}.", options.most_turns);
  if (options.ms < 1) return fmt::format("--ms: at least 1 is needed, not {}.", options.ms);
  if (std::ranges::find(kPurposes, options.purpose) == kPurposes.end()) {
    return fmt::format("--purpose: '{}' is none of {}.", options.purpose, fmt::join(kPurposes, ", "));
  }
  return {};
}

/// Makes the folder for records. Returns a sentence if that fails.
std::string fault_of_folder(std::string const& keep) {
  if (keep.empty()) return {};
  std::error_code fault;
  std::filesystem::create_directories(keep, fault);
  if (!fault) return {};
  return fmt::format("--keep: the folder '{}' cannot be made: {}.", keep, fault.message());
}

}  // namespace

std::expected<TournamentPlan, std::string> plan_tournament(TournamentOptions const& options,
                                                           std::vector<BotNames> const& line_ups,
                                                           std::string const& named_by) {
  if (auto const fault = fault_of(options); !fault.empty()) return std::unexpected(fault);
  auto const* const edition = codec::edition_named(options.edition);
  for (auto const& line_up : line_ups) {
    auto const fault = fault_of_line_up(*edition, line_up);
    if (!fault.empty()) return std::unexpected(fmt::format("{}: {}", named_by, fault));
  }
  if (auto const fault = fault_of_folder(options.keep); !fault.empty()) return std::unexpected(fault);
  std::shared_ptr<external::Trace> trace;
  if (!options.trace.empty()) {
    auto opened = external::Trace::open(options.trace);
    if (!opened) return std::unexpected("--trace: " + opened.error());
    trace = *opened;
  }
  auto const seats = static_cast<int>(line_ups.front().size());
  return TournamentPlan{.edition = edition,
                        .line_ups = line_ups,
                        .seed = options.seed,
                        .purpose = options.purpose,
                        .blocks = (options.games - 1) / seats + 1,
                        .most_turns = options.most_turns,
                        .limit = std::chrono::milliseconds(options.ms),
                        .keep = options.keep,
                        .trace = std::move(trace)};
}

std::string check_bot_programs(TournamentPlan const& plan) {
  BotNames all;
  for (auto const& line_up : plan.line_ups) all.insert(all.end(), line_up.begin(), line_up.end());
  for (auto const& name : unique_names(all)) {
    auto const command = command_in(name);
    if (command.empty()) continue;
    external::BotSeat const bot_seat{.edition = plan.edition, .seats = plan.seats(), .seat = Seat{}};
    if (auto const fault = external::check_bot_program(command, bot_seat)) {
      return fmt::format("'{}' could not be started: {}.", name, *fault);
    }
  }
  return {};
}

std::string deal_of(TournamentPlan const& plan, int block) {
  return fmt::format("{} {} block {}", plan.purpose, plan.seed, block);
}

}  // namespace kuhhandel::tournament
