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

constexpr int kGames = 100;  // of each edition

/// The digests of all positions of one game, in order.
std::uint64_t game_digest(Edition const& edition, int game) {
  auto const seed = std::to_string(game);
  auto const seats = edition.fewest_seats + game % (edition.most_seats - edition.fewest_seats + 1);
  Asking now{.state = start(edition, seats, seed).next, .silent = {}};
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
  std::uint64_t all = 0;
  for (auto const id : kuhhandel::edition_ids(kuhhandel::Purpose::play)) {
    for (int game = 0; game < kuhhandel::kGames; ++game) {
      all = all * 0x100000001b3U + kuhhandel::game_digest(*kuhhandel::edition_named(id), game);
    }
  }
  std::printf("digest %016llx\n", static_cast<unsigned long long>(all));
}
