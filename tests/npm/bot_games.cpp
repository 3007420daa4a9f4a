// bot_games EDITION GAMES BOT...: games of these bots from the seeds 0, 1, …, each also the seed of their
// chance. Prints what came of them, for the npm package to play the same, and on standard error the processor
// time that they took.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

#include "bots/match.h"
#include "codec/editions.h"
#include "engine/digest.h"
#include "engine/play.h"
#include "neural/bot_from.h"

namespace kuhhandel {
namespace {

/// As bindings/wasm/bot_exports.cpp has it.
constexpr int kMostTurns = 1000;

struct Played {
  int steps = 0;
  std::uint64_t digests = 0;  // their sum
};

void play_one(Edition const& edition, std::vector<bots::Bot*> const& line_up, int game, Played& played) {
  auto const seats = static_cast<int>(line_up.size());
  bots::Match match(edition, start(edition, seats, std::to_string(game)), line_up,
                    static_cast<std::uint64_t>(game));
  while (match.turns() <= kMostTurns && match.step()) {
    if (match.last_command()) ++played.steps;
  }
  played.digests += digest(match.state());
}

int run(Edition const& edition, int games, std::vector<std::unique_ptr<bots::Bot>> const& bots) {
  std::vector<bots::Bot*> line_up;
  for (auto const& bot : bots) line_up.push_back(bot.get());
  Played played;
  auto const began = std::clock();
  for (int game = 0; game < games; ++game) play_one(edition, line_up, game, played);
  auto const seconds = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
  std::printf("%d games, %d steps, digests %016llx\n", games, played.steps,
              static_cast<unsigned long long>(played.digests));
  std::fprintf(stderr, "%.2f s\n", seconds);
  return 0;
}

}  // namespace
}  // namespace kuhhandel

int main(int argc, char** argv) {
  auto const* const edition = argc > 3 ? kuhhandel::codec::edition_named(argv[1]) : nullptr;
  std::vector<std::unique_ptr<kuhhandel::bots::Bot>> bots;
  for (int i = 3; i < argc; ++i) {
    auto bot = kuhhandel::neural::built_in_bot_from(argv[i]);
    bots.push_back(bot ? *std::move(bot) : nullptr);
  }
  auto const is_none = [](auto const& bot) { return bot == nullptr; };
  if (edition == nullptr || std::ranges::any_of(bots, is_none)) {
    std::fprintf(stderr, "usage: bot_games EDITION GAMES BOT...\n");
    return EXIT_FAILURE;
  }
  return kuhhandel::run(*edition, std::atoi(argv[2]), bots);
}
