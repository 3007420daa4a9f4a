// What the statistics of a group say over HTTP.
#pragma once

#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "groups/group_shapes.h"
#include "groups/statistics.h"

namespace kuhhandel {

/// Two places after the point are all that anyone looks at.
struct Rounded {
  using Value = double;
  static void write(JsonText& json, double number, auto const&);
  static boost::json::value schema(auto&) { return boost::json::object{{"type", "number"}}; }
};
void write_rounded(JsonText& json, double number);
inline void Rounded::write(JsonText& json, double number, auto const&) { write_rounded(json, number); }

/// An object from a word to a value.
template <class Kind, class Map>
struct ByWord {
  using Value = Map;
  static void write(JsonText& json, Map const& map, auto const& words) {
    json.open_object();
    for (auto const& [word, value] : map) {
      json.name(word);
      Kind::write(json, value, words);
    }
    json.close_object();
  }
  static boost::json::value schema(auto& all) {
    return boost::json::object{{"type", "object"}, {"additionalProperties", Kind::schema(all)}};
  }
};

/// Words about these statistics, which name animals by their places.
struct OfStatistics {
  std::vector<std::string> const& animals;
};

/// The animal at that place.
struct AnimalAt {
  using Value = int;
  static void write(JsonText& json, int place, OfStatistics const& words) {
    json.text(words.animals[static_cast<std::size_t>(place)]);
  }
  static boost::json::value schema(auto& all) { return KindOf<AnimalId>::schema(all); }
};

/// By animal, those that there are.
struct CountsOfAnimals {
  using Value = std::vector<int>;
  static void write(JsonText& json, std::vector<int> const& counts, OfStatistics const& words) {
    json.open_object();
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (counts[i] == 0) continue;
      json.name(words.animals[i]);
      json.number(counts[i]);
    }
    json.close_object();
  }
  static boost::json::value schema(auto&) {
    return boost::json::object{{"type", "object"}, {"additionalProperties", whole_number(1)}};
  }
};

template <>
inline constexpr auto kShape<Score> =
    shape("BestScore", "", member<HowMany<Money>, &Score::points>("points"),
          member<GroupNumber, &Score::game>("game"), member<Day, &Score::date>("date"));

template <>
inline constexpr auto kShape<Rating> =
    shape("Rating", "A strength and how uncertain it is: mean and deviation of the rating model.",
          member<Rounded, &Rating::mean>("mean"), member<Rounded, &Rating::deviation>("deviation"));

template <>
inline constexpr auto kShape<EditionFigures> = shape(
    "EditionFigures", "", member<HowMany<int>, &EditionFigures::games>("games"),
    member<HowMany<int>, &EditionFigures::wins>("wins"),
    told<Rounded>("average", {},
                  [](auto const& of, auto const&) { return static_cast<double>(of.points) / of.games; }),
    member<HowMany<Money>, &EditionFigures::best>("best"));

using FiguresByEdition = ByWord<KindOf<EditionFigures>, std::map<std::string, EditionFigures>>;

template <>
inline constexpr auto kShape<PlayerFigures> = shape(
    "PlayerFigures", "What the games tell about one player; `shared` of the wins were shared (C9.6).",
    member<GroupNumber, &PlayerFigures::player>("player"),
    member<HowMany<int>, &PlayerFigures::games>("games"), member<HowMany<int>, &PlayerFigures::wins>("wins"),
    member<HowMany<int>, &PlayerFigures::shared>("shared"),
    told<Rounded>("win_rate", {}, [](auto const& of, auto const&) { return of.win_rate(); }),
    told<Rounded>("average", {}, [](auto const& of, auto const&) { return of.average(); }),
    member<&PlayerFigures::best>("best"), member<&PlayerFigures::worst>("worst"),
    member<HowMany<int>, &PlayerFigures::winning_streak>("winning_streak"),
    member<HowMany<int>, &PlayerFigures::longest_winning_streak>("longest_winning_streak"),
    member<HowMany<int>, &PlayerFigures::longest_losing_streak>("longest_losing_streak"),
    member<CountsOfAnimals, &PlayerFigures::quartets>("quartets"),
    told<OrNull<AnimalAt>>("favourite", {}, [](auto const& of, auto const&) { return of.favourite(); }),
    told<OrNull<AnimalAt>>("luckiest", {}, [](auto const& of, auto const&) { return of.luckiest(); }),
    member<FiguresByEdition, &PlayerFigures::editions>("editions"), member<&PlayerFigures::rating>("rating"),
    member<&PlayerFigures::rating_at_start>("rating_at_start"));

template <>
inline constexpr auto kShape<HeadToHead> = shape(
    "HeadToHead", "How two did in the games that both played.", member<GroupNumber, &HeadToHead::a>("a"),
    member<GroupNumber, &HeadToHead::b>("b"), member<HowMany<int>, &HeadToHead::games>("games"),
    member<HowMany<int>, &HeadToHead::a_ahead>("a_ahead"),
    member<HowMany<int>, &HeadToHead::b_ahead>("b_ahead"));

template <>
inline constexpr auto kShape<PlayerResult> =
    shape("PlayerResult", "", member<GroupNumber, &PlayerResult::player>("player"),
          member<HowMany<Money>, &PlayerResult::points>("points"),
          member<GroupNumber, &PlayerResult::place>("place"));

template <>
inline constexpr auto kShape<PlayedGame> =
    shape("PlayedGame", "", member<GroupNumber, &PlayedGame::id>("game"),
          member<Day, &PlayedGame::date>("date"), member<TextUpTo<40>, &PlayedGame::edition>("edition"),
          member<Listed<KindOf<PlayerResult>>, &PlayedGame::results>("results"));

/// A player's games in one month.
struct PlayerMonth {
  int player;
  int games;
  double average;
};
template <>
inline constexpr auto kShape<PlayerMonth> = shape(
    "PlayerMonth", "", member<GroupNumber, &PlayerMonth::player>("player"),
    member<HowMany<int>, &PlayerMonth::games>("games"), member<Rounded, &PlayerMonth::average>("average"));

struct MonthFigures {
  std::string month;
  std::vector<PlayerMonth> players;
};
template <>
inline constexpr auto kShape<MonthFigures> =
    shape("MonthFigures", "", member<TextUpTo<40>, &MonthFigures::month>("month", "Such as 2026-11."),
          member<Listed<KindOf<PlayerMonth>>, &MonthFigures::players>("players"));
std::vector<MonthFigures> months_of(Statistics const& statistics);

struct Lead {
  int game;
  Money lead;
};
template <>
inline constexpr auto kShape<Lead> =
    shape("Lead", "A game and the lead of its first over its second.",
          member<GroupNumber, &Lead::game>("game"), member<HowMany<Money>, &Lead::lead>("lead"));
std::optional<Lead> lead_of(std::optional<int> game, Money lead);

/// None for an empty date.
std::optional<std::string> day_or_none(std::string const& date);

struct StatisticsTold {
  Statistics statistics;
  std::vector<GroupPlayer> names;
};

struct Year {
  using Value = int;
  static void write(JsonText& json, int year, auto const&) { json.number(year); }
  static boost::json::value schema(auto&) { return boost::json::object{{"type", "integer"}}; }
};

template <>
inline constexpr auto kShape<StatisticsTold> =
    shape("GroupStatistics", "GET /api/group/statistics, or /api/group/statistics/YEAR.",
          member<HowMany<int>, &StatisticsTold::statistics, &Statistics::games>("games"),
          told<OrNull<Day>>("first", {},
                            [](auto const& all, auto const&) { return day_or_none(all.statistics.first); }),
          told<OrNull<Day>>("last", {},
                            [](auto const& all, auto const&) { return day_or_none(all.statistics.last); }),
          member<Listed<Year>, &StatisticsTold::statistics, &Statistics::years>("years",
                                                                                "In which there are games."),
          member<Listed<KindOf<GroupPlayer>>, &StatisticsTold::names>("names"),
          member<Listed<KindOf<PlayerFigures>>, &StatisticsTold::statistics, &Statistics::players>("players"),
          member<Listed<KindOf<HeadToHead>>, &StatisticsTold::statistics, &Statistics::pairs>("pairs"),
          member<Listed<KindOf<PlayedGame>>, &StatisticsTold::statistics, &Statistics::latest>(
              "latest", "The last thirty, the oldest first."),
          told<Listed<KindOf<MonthFigures>>>(
              "months", {}, [](auto const& all, auto const&) { return months_of(all.statistics); }),
          told<OrNull<KindOf<Lead>>>("closest", {},
                                     [](auto const& all, auto const&) {
                                       return lead_of(all.statistics.closest, all.statistics.smallest_lead);
                                     }),
          told<OrNull<KindOf<Lead>>>("clearest", {}, [](auto const& all, auto const&) {
            return lead_of(all.statistics.clearest, all.statistics.largest_lead);
          }));

}  // namespace kuhhandel
