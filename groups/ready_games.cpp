#include "groups/ready_games.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

#include "codec/parse.h"
#include "groups/group_row.h"
#include "groups/results.h"

namespace kuhhandel::groups {
namespace {

namespace json = boost::json;

std::string mark_of(std::string_view date, std::string_view place, json::object const& sheet) {
  return std::string(date) + '\n' + std::string(place) + '\n' + json::serialize(sheet);
}

}  // namespace

ReadyGames::ReadyGames(std::vector<GroupPlayer> players) : known_(std::move(players)) {
  for (auto const& player : known_) ids_.emplace(player.name, player.id);
  next_id_ = known_.empty() ? 1 : known_.back().id + 1;
}

int ReadyGames::id_of(std::string const& name) {
  auto const [found, is_new] = ids_.try_emplace(name, next_id_);
  if (is_new) {
    new_players_.push_back(name);
    ++next_id_;
  }
  return found->second;
}

void ReadyGames::add(GameNote const& written) {
  GroupRow row{.id = 0, .written = written, .players = {}, .online = {}};
  for (auto const& name : written.sheet.players) row.players.push_back(id_of(name));
  games_.push_back({.date = written.date,
                    .edition = std::string(written.sheet.edition.id.text()),
                    .mark = mark_of(written.date, written.place, codec::to_json(written.sheet)),
                    .written = text_of(row),
                    .results = results_text(written.sheet, row.players)});
}

std::string mark_of_row(std::string_view written, std::vector<std::string> const& names) {
  auto row = codec::parse(written).value().as_object();
  auto& sheet = row.at("sheet").as_object();
  auto const& ids = row.at("players").as_array();
  for (std::size_t seat = 0; seat < ids.size(); ++seat)
    sheet.at("players").at(seat).as_object()["name"] = names[ids[seat].to_number<std::size_t>()];
  return mark_of(row.at("date").as_string(), row.at("place").as_string(), sheet);
}

}  // namespace kuhhandel::groups
