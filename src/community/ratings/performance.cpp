#include "ratings/performance.h"

#include <stdexcept>
#include <utility>

#include "codec/records/replay.h"
#include "engine/scores.h"
#include "story/bluffs.h"
#include "story/tale_finder.h"

namespace kuhhandel::ratings {

std::vector<Performance> performances(codec::Record const& record) {
  story::TaleFinder finder(record.edition);
  auto const end = codec::replay(record, [&](Transition const& step) { finder.follow(step); });
  if (!end) throw std::runtime_error(std::string(codec::sentence_of(end.error())));
  auto const scored = scores(record.edition, *end);
  std::vector<Performance> all;
  for (auto const seat : seats_of(static_cast<int>(record.seats.size()))) {
    auto const bluffs = story::bluffs_of(finder.found(), seat);
    Performance showing{
        .rank = rank_of(scored, seat), .bluffs = bluffs.made, .seen_through = bluffs.seen_through};
    for (auto const animal : scored.of(seat).quartets)
      showing.quartets.emplace_back(record.edition.name(animal));
    all.push_back(std::move(showing));
  }
  return all;
}

}  // namespace kuhhandel::ratings
