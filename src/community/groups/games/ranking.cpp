#include "groups/games/ranking.h"

#include <utility>

namespace kuhhandel::groups {

std::vector<codec::ScoredPlayer> ranking_of(codec::ScoreSheet const& sheet) {
  auto scored = codec::scored(sheet).players;
  std::vector<codec::ScoredPlayer> ranking;
  for (int rank = 1; rank <= static_cast<int>(scored.size()); ++rank)
    for (auto& player : scored)
      if (player.rank == rank) ranking.push_back(std::move(player));
  return ranking;
}

std::string ranking_in_words(codec::ScoreSheet const& sheet) {
  std::string words;
  for (auto const& player : ranking_of(sheet))
    words += (words.empty() ? "" : ", ") + player.name + ' ' + std::to_string(player.total.points());
  return words;
}

}  // namespace kuhhandel::groups
