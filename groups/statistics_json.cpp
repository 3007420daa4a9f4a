// Statistics on the wire.
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cmath>

#include "groups/group_json.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

/// Two places after the point are all that anyone looks at.
double rounded(double number) { return std::round(number * 100) / 100; }

json::value score_json(std::optional<Score> const& score) {
  if (!score) return nullptr;
  return {{"points", score->points}, {"game", score->game}, {"date", score->date}};
}

json::object rating_json(Rating const& rating) {
  return {{"mean", rounded(rating.mean)}, {"deviation", rounded(rating.deviation)}};
}

json::object editions_json(PlayerFigures const& figures) {
  json::object editions;
  for (auto const& [id, edition] : figures.editions) {
    editions[id] = {{"games", edition.games},
                    {"wins", edition.wins},
                    {"average", rounded(static_cast<double>(edition.points) / edition.games)},
                    {"best", edition.best}};
  }
  return editions;
}

json::value animal_json(std::optional<int> animal, std::vector<std::string> const& animals) {
  if (!animal) return nullptr;
  return json::string(animals[static_cast<std::size_t>(*animal)]);
}

json::object quartets_json(std::vector<int> const& counts, std::vector<std::string> const& animals) {
  json::object object;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] > 0) object[animals[i]] = counts[i];
  }
  return object;
}

json::object player_json(PlayerFigures const& figures, std::vector<std::string> const& animals) {
  return {{"player", figures.player},
          {"games", figures.games},
          {"wins", figures.wins},
          {"shared", figures.shared},
          {"win_rate", rounded(figures.win_rate())},
          {"average", rounded(figures.average())},
          {"best", score_json(figures.best)},
          {"worst", score_json(figures.worst)},
          {"winning_streak", figures.winning_streak},
          {"longest_winning_streak", figures.longest_winning_streak},
          {"longest_losing_streak", figures.longest_losing_streak},
          {"quartets", quartets_json(figures.quartets, animals)},
          {"favourite", animal_json(figures.favourite(), animals)},
          {"luckiest", animal_json(figures.luckiest(), animals)},
          {"editions", editions_json(figures)},
          {"rating", rating_json(figures.rating)},
          {"rating_at_start", rating_json(figures.rating_at_start)}};
}

json::array pairs_json(std::vector<HeadToHead> const& pairs) {
  json::array list;
  for (auto const& pair : pairs) {
    list.push_back(json::object{{"a", pair.a},
                                {"b", pair.b},
                                {"games", pair.games},
                                {"a_ahead", pair.a_ahead},
                                {"b_ahead", pair.b_ahead}});
  }
  return list;
}

json::array latest_json(std::vector<PlayedGame> const& games) {
  json::array list;
  for (auto const& game : games) {
    json::array results;
    for (auto const& result : game.results) {
      results.push_back(
          json::object{{"player", result.player}, {"points", result.points}, {"place", result.place}});
    }
    list.push_back(json::object{
        {"game", game.id}, {"date", game.date}, {"edition", game.edition}, {"results", std::move(results)}});
  }
  return list;
}

json::array months_json(Statistics const& statistics) {
  json::array list;
  for (auto const& [month, players] : statistics.months) {
    json::array averages;
    for (auto const& [player, sum] : players) {
      averages.push_back(json::object{{"player", player},
                                      {"games", sum.second},
                                      {"average", rounded(static_cast<double>(sum.first) / sum.second)}});
    }
    list.push_back(json::object{{"month", month}, {"players", std::move(averages)}});
  }
  return list;
}

json::value lead_json(std::optional<int> game, Money lead) {
  if (!game) return nullptr;
  return {{"game", *game}, {"lead", lead}};
}

}  // namespace

std::string statistics_text(Statistics const& statistics, std::vector<GroupPlayer> const& players) {
  json::array names;
  for (auto const& player : players) names.push_back(json::object{{"id", player.id}, {"name", player.name}});
  json::array figures;
  for (auto const& player : statistics.players) figures.push_back(player_json(player, statistics.animals));
  return json::serialize(
      json::object{{"games", statistics.games},
                   {"first", statistics.first.empty() ? json::value(nullptr) : json::value(statistics.first)},
                   {"last", statistics.last.empty() ? json::value(nullptr) : json::value(statistics.last)},
                   {"years", json::array(statistics.years.begin(), statistics.years.end())},
                   {"names", std::move(names)},
                   {"players", std::move(figures)},
                   {"pairs", pairs_json(statistics.pairs)},
                   {"latest", latest_json(statistics.latest)},
                   {"months", months_json(statistics)},
                   {"closest", lead_json(statistics.closest, statistics.smallest_lead)},
                   {"clearest", lead_json(statistics.clearest, statistics.largest_lead)}});
}

}  // namespace kuhhandel
