#include "apps/arena/plan.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <sstream>
#include <thread>

#include "bots/registry.h"
#include "codec/editions.h"

namespace kuhhandel {
namespace {

std::vector<std::string> parts_of(std::string const& list) {
  std::vector<std::string> parts;
  std::istringstream rest(list);
  for (std::string part; std::getline(rest, part, ',');) parts.push_back(part);
  return parts;
}

std::string fault_of(ArenaOptions const& options, Edition const* edition,
                     std::vector<std::string> const& line_up) {
  if (edition == nullptr) {
    return fmt::format("--edition: there is no edition '{}'; known: {}.", options.edition,
                       fmt::join(edition_ids(), ", "));
  }
  for (auto const& name : line_up) {
    if (auto const bot = bot_from(name); !bot) return fmt::format("--seats: {}", bot.error());
  }
  auto const seats = static_cast<int>(line_up.size());
  if (seats < edition->fewest_seats || seats > edition->most_seats) {
    return fmt::format("--seats: the edition '{}' is for {} to {} players, not for {}.", options.edition,
                       edition->fewest_seats, edition->most_seats, seats);
  }
  if (options.games < 1) return fmt::format("--games: at least 1 is needed, not {}.", options.games);
  if (options.threads < 0) return fmt::format("--threads: {} is less than none.", options.threads);
  return {};
}

}  // namespace

std::expected<ArenaPlan, std::string> plan_of(ArenaOptions const& options) {
  auto const* const edition = edition_named(options.edition);
  auto const line_up = parts_of(options.seats);
  auto const fault = fault_of(options, edition, line_up);
  if (!fault.empty()) return std::unexpected(fault);

  auto const seats = static_cast<int>(line_up.size());
  auto const hardware = static_cast<int>(std::thread::hardware_concurrency());
  return ArenaPlan{.edition = edition,
                   .line_up = line_up,
                   .seed = options.seed,
                   .blocks = (options.games - 1) / seats + 1,
                   .threads = options.threads > 0 ? options.threads : std::max(1, hardware),
                   .most_turns = options.most_turns};
}

}  // namespace kuhhandel
