#include "ratings/showing.h"

#include <algorithm>
#include <stdexcept>
#include <tuple>

#include "codec/replay.h"
#include "engine/scores.h"
#include "tale/bluffs.h"
#include "tale/teller.h"

namespace kuhhandel::ratings {

std::vector<Showing> showings(codec::Record const& record, std::vector<Entrant> const& entrants) {
  tale::Teller teller(record.edition);
  auto const end = codec::replay(record, [&](Transition const& step) { teller.follow(step); });
  if (!end) throw std::runtime_error(std::string(codec::sentence_of(end.error())));
  auto const scored = scores(record.edition, *end);
  auto const standing = [&](Entrant const& entrant) {
    // Leavers lose the game, whatever their herds are worth, and all alike.
    return std::tuple(entrant.has_left, entrant.has_left ? 0 : rank_of(scored, entrant.seat));
  };
  std::vector<Showing> all;
  for (auto const& entrant : entrants) {
    Showing showing{.entrant = entrant};
    showing.place = 1 + static_cast<int>(std::ranges::count_if(entrants, [&](Entrant const& other) {
                      return standing(other) < standing(entrant);
                    }));
    auto const bluffs = tale::bluffs_of(teller.found(), entrant.seat);
    showing.bluffs = bluffs.told;
    showing.seen_through = bluffs.seen_through;
    for (auto const animal : scored.of(entrant.seat).quartets)
      showing.quartets.emplace_back(record.edition.name(animal));
    all.push_back(std::move(showing));
  }
  return all;
}

}  // namespace kuhhandel::ratings
