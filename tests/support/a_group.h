// For the tests of groups: evenings of a circle of players, in few words.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "codec/score_sheet.h"
#include "groups/group.h"
#include "tests/support/words.h"

namespace kuhhandel {

/// A sheet of the second edition on which only points stand: `points({{"Anna", 500}, {"Ben", 90}, …})`.
inline ScoreSheet points(std::vector<std::pair<std::string, Money>> const& players) {
  ScoreSheet sheet;
  sheet.edition = second();
  sheet.cards.seats = static_cast<std::uint8_t>(players.size());
  for (std::size_t i = 0; i < players.size(); ++i) {
    sheet.players.push_back(players[i].first);
    sheet.points[i] = players[i].second;
  }
  return sheet;
}

inline GameNote evening(std::string date, std::vector<std::pair<std::string, Money>> const& players) {
  return {.date = std::move(date), .place = "Oma's", .note = {}, .sheet = points(players)};
}

}  // namespace kuhhandel
