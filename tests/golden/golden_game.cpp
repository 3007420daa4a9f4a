// Prints the record of a whole random game, at a live table, for a new golden file:
// golden_game EDITION SEATS SEED.
#include <boost/json/serialize.hpp>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "codec/editions.h"
#include "codec/records/record.h"
#include "engine/play.h"
#include "tests/support/random_play.h"

namespace kuhhandel {
namespace {

codec::Record random_game(Edition const& edition, int seats, std::string const& seed) {
  codec::Record record{
      .edition = edition, .seats = {}, .from = codec::Dealt{.seed = seed, .first = {}}, .commands = {}};
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
  auto const* const edition = count == 4 ? kuhhandel::codec::edition_named(words[1]) : nullptr;
  if (edition == nullptr) {
    std::puts("usage: golden_game EDITION SEATS SEED");
    return 2;
  }
  auto const record = kuhhandel::random_game(*edition, std::atoi(words[2]), words[3]);
  std::puts(boost::json::serialize(kuhhandel::codec::to_json(record)).c_str());
}
