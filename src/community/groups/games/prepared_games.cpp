#include "groups/games/prepared_games.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

#include "groups/games/group_row.h"
#include "groups/statistics/results.h"

namespace kuhhandel::groups {
namespace {

namespace json = boost::json;

std::string mark_of(std::string_view date, std::string_view place, json::object const& sheet) {
  return std::string(date) + '\n' + std::string(place) + '\n' + json::serialize(sheet);
}

}  // namespace

PreparedGames::PreparedGames(std::vector<GroupPlayer> const& players, Fingerprints known)
    : known_(std::move(known)) {
  for (auto const& player : players) ids_.emplace(player.name, player.id);
}

void PreparedGames::add(ScoreEntry const& entry) {
  auto const mark = mark_of(entry.date, entry.place, codec::to_json(entry.sheet));
  if (auto const same = known_.find(mark); same != known_.end() && same->second > 0) {
    --same->second;
    ++known_games_;
    return;
  }
  GroupRow row{.id = 0, .entry = entry, .players = {}, .online = {}};
  for (auto const& name : entry.sheet.players) row.players.push_back(ids_.at(name));
  games_.push_back({.date = entry.date,
                    .edition = std::string(entry.sheet.edition.id.text()),
                    .entry = text_of(row),
                    .results = results_text(entry.sheet, row.players)});
}

std::string fingerprint_of_row(std::string_view entry, std::vector<std::string> const& names) {
  auto row = stored_json(entry).as_object();
  auto& sheet = row.at("sheet").as_object();
  auto const& ids = row.at("players").as_array();
  for (std::size_t seat = 0; seat < ids.size(); ++seat)
    sheet.at("players").at(seat).as_object()["name"] = name_of(ids[seat].to_number<int>(), names);
  return mark_of(row.at("date").as_string(), row.at("place").as_string(), sheet);
}

}  // namespace kuhhandel::groups
