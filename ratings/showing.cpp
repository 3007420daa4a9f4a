#include "ratings/showing.h"

#include <algorithm>
#include <stdexcept>
#include <tuple>

#include "codec/replay.h"
#include "engine/scores.h"
#include "tale/teller.h"

namespace kuhhandel::ratings {
namespace {

void count_bluffs(std::vector<tale::Tale> const& tales, Seat seat, Showing& showing) {
  for (auto const& told : tales) {
    auto const* const held = std::get_if<tale::BluffHeld>(&told);
    auto const* const caught = std::get_if<tale::BluffCaught>(&told);
    if (held != nullptr && held->bluff.seat == seat) ++showing.bluffs;
    if (caught == nullptr || caught->bluff.seat != seat) continue;
    ++showing.bluffs;
    ++showing.seen_through;
  }
}

}  // namespace

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
    count_bluffs(teller.found(), entrant.seat, showing);
    for (auto const animal : scored.of(entrant.seat).quartets)
      showing.quartets.emplace_back(record.edition.name(animal));
    all.push_back(std::move(showing));
  }
  return all;
}

}  // namespace kuhhandel::ratings
