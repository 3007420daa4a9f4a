// Plays seeded random games on the search path and prints one fingerprint of all of them. Every compiler and
// machine must print the same: a game is replayed from its seed everywhere.
#include "engine/digest.h"

#include <cstdint>
#include <cstdio>
#include <string>

#include "codec/editions.h"
#include "engine/play.h"
#include "tests/support/random_play.h"

namespace kuhhandel {
namespace {

constexpr int kGames = 300;

/// The digests of all positions of one game, in order.
std::uint64_t game_digest(Edition const& edition, int game) {
  auto const seed = std::to_string(game);
  Asking now{.state = start(edition, 3 + game % 3, seed).next, .silent = {}};
  Rng rng = Rng::from_text(seed);
  std::uint64_t all = 0;
  while (asked(edition, now)) {
    answer_randomly(edition, now, rng);
    all = all * 0x100000001b3U + digest(now.state);
  }
  return all;
}

}  // namespace
}  // namespace kuhhandel

int main() {
  auto const& edition = *kuhhandel::edition_named("second");
  std::uint64_t all = 0;
  for (int game = 0; game < kuhhandel::kGames; ++game) {
    all = all * 0x100000001b3U + kuhhandel::game_digest(edition, game);
  }
  std::printf("digest %016llx\n", static_cast<unsigned long long>(all));
}
