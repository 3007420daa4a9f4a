// Prints the record of a whole random game of the second edition, at a live table, for a new golden file:
// golden_game SEATS SEED.
#include <boost/json/serialize.hpp>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "codec/editions.h"
#include "codec/record.h"
#include "engine/play.h"
#include "tests/support/random_play.h"

namespace kuhhandel {
namespace {

Record random_game(Edition const& edition, int seats, std::string const& seed) {
  Record record{.edition = edition, .seats = {}, .from = Dealt{.seed = seed, .first = {}}, .commands = {}};
  for (int i = 0; i < seats; ++i) record.seats.push_back("Player " + std::to_string(i + 1));
  auto state = start(edition, seats, seed).next;
  Rng rng = Rng::from_text(seed);
  while (!std::holds_alternative<phase::Finished>(state.phase)) {
    auto const actor = random_actor(edition, state, rng);
    record.commands.push_back(random_command(edition, state, actor, rng));
    play_unchecked(edition, state, record.commands.back());
  }
  return record;
}

}  // namespace
}  // namespace kuhhandel

int main(int count, char** words) {
  if (count != 3) {
    std::puts("usage: golden_game SEATS SEED");
    return 2;
  }
  auto const& edition = *kuhhandel::edition_named("second");
  auto const record = kuhhandel::random_game(edition, std::atoi(words[1]), words[2]);
  std::puts(boost::json::serialize(kuhhandel::to_json(record)).c_str());
}
