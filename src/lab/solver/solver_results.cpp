#include "solver/solver_results.h"

#include <array>
#include <memory>
#include <numeric>

#include "solver/best_response.h"
#include "solver/cfr.h"
#include "solver/sampled_bot.h"

namespace kuhhandel::solver {
namespace {

/// 1, 2, 5, 10, 20, 50, …
bool is_round(int number) {
  while (number % 10 == 0) number /= 10;
  return number == 1 || number == 2 || number == 5;
}

/// The bot in every seat but one.
struct Table {
  PerSeat<std::unique_ptr<SampledBot>> bots;
  Players players{};
};

Table table_without(Seat free, std::string_view bot, Edition const& edition, int seats, int seeds) {
  Table table;
  for (auto const seat : seats_of(seats)) {
    if (seat == free) continue;
    table.bots[seat] = std::make_unique<SampledBot>(bot, edition, seats, seat, seeds);
    table.players[seat] = table.bots[seat].get();
  }
  return table;
}

}  // namespace

std::vector<SolverCheckpoint> convergence_of(GameTree const& tree, int iterations) {
  std::vector<SolverCheckpoint> all;
  Cfr cfr(tree);
  for (int i = 1; i <= iterations; ++i) {
    cfr.iterate();
    if (!is_round(i) && i != iterations) continue;
    auto const average = cfr.average();
    all.push_back({i, exploitability(tree, average), values(tree, average)});
  }
  return all;
}

std::optional<BotExploitability> exploit_bot(std::string_view bot, Edition const& edition,
                                             TreeLimits const& limits, int seeds) {
  BotExploitability figures{
      .name = std::string(bot), .exploitability = 0, .responses = {}, .sets = 0, .faults = 0};
  for (auto const seat : seats_of(limits.seats)) {
    auto const table = table_without(seat, bot, edition, limits.seats, seeds);
    auto const tree = build_tree(edition, limits, table.players);
    if (!tree) return {};
    figures.responses.push_back(best_response(*tree, {}, seat));
    for (auto const& player : table.bots) {
      if (player == nullptr) continue;
      figures.sets += player->sets();
      figures.faults += player->faults();
    }
  }
  // A bot against itself gets an equal share on average over the seats, which is subtracted.
  figures.exploitability =
      std::accumulate(figures.responses.begin(), figures.responses.end(), 0.0) / limits.seats;
  return figures;
}

}  // namespace kuhhandel::solver
