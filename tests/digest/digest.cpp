// Plays seeded random games on the search path and prints one fingerprint of all of them, another of what a
// net thinks along some, and more of games of foxes and an owl. Every compiler and machine must print the
// same: a game is replayed from its seed everywhere, and a net plays the same.
#include "engine/digest.h"

#include <cstdint>
#include <cstdio>
#include <string>

#include "codec/editions.h"
#include "engine/play.h"
#include "random_games/random_games.h"
#include "tests/digest/net_signature.h"
#include "tests/support/random_play.h"

namespace kuhhandel {
namespace {

constexpr int kGames = 100;  // of each edition

/// Short texts, and every other time 64 digits, which deal in another way.
std::string seed_of(int game) {
  auto const number = std::to_string(game);
  return game % 2 == 0 ? number : std::string(64 - number.size(), '0') + number;
}

/// The digests of all positions of one game, in order.
std::uint64_t game_digest(Edition const& edition, int game) {
  auto const seed = seed_of(game);
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

/// All games of an edition: by whole commands, and by the numbered choices of the search path.
std::uint64_t edition_digest(Edition const& edition) {
  std::uint64_t all = 0;
  for (int game = 0; game < kGames; ++game) all = all * 0x100000001b3U + game_digest(edition, game);
  lab::GamesToPlay const games{.seats = edition.most_seats, .from = 0, .to = kGames};
  return all + lab::play_random_games(edition, games, lab::Wants::observation).signature;
}

}  // namespace
}  // namespace kuhhandel

int main() {
  std::uint64_t all = 0;
  for (auto const id : kuhhandel::codec::edition_ids(kuhhandel::Purpose::play)) {
    all = all * 0x100000001b3U + kuhhandel::edition_digest(*kuhhandel::codec::edition_named(id));
  }
  std::printf("digest %016llx\n", static_cast<unsigned long long>(all));
  std::printf("net %016llx\n", static_cast<unsigned long long>(kuhhandel::net_signature()));
  std::printf("fox %016llx\n", static_cast<unsigned long long>(kuhhandel::fox_signature()));
  std::printf("owl %016llx\n", static_cast<unsigned long long>(kuhhandel::owl_signature()));
}
