// Wire formats of a group's statistics over HTTP.
#pragma once

#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "groups/games/score_entry_shapes.h"
#include "groups/statistics/statistics.h"

namespace kuhhandel::groups {

/// Rounded to the two decimals that anybody looks at.
struct Rounded {
  using Value = double;
  static void write(codec::JsonText& json, double number, auto const&);
  static boost::json::value schema(auto&) { return boost::json::object{{"type", "number"}}; }
};
void write_rounded(codec::JsonText& json, double number);
inline void Rounded::write(codec::JsonText& json, double number, auto const&) { write_rounded(json, number); }

/// An object of named values.
template <class Kind, class Map>
struct ByWord {
  using Value = Map;
  static void write(codec::JsonText& json, Map const& map, auto const& words) {
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

/// The context for writing: names of animals by their indices.
struct OfStatistics {
  std::vector<std::string> const& animals;
};

/// An animal by its index.
struct AnimalAt {
  using Value = int;
  static void write(codec::JsonText& json, int place, OfStatistics const& words) {
    json.text(words.animals[static_cast<std::size_t>(place)]);
  }
  static boost::json::value schema(auto& all) { return codec::KindOf<AnimalId>::schema(all); }
};

/// Counts by animal, without zeros.
struct CountsOfAnimals {
  using Value = std::vector<int>;
  static void write(codec::JsonText& json, std::vector<int> const& counts, OfStatistics const& words) {
    json.open_object();
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (counts[i] == 0) continue;
      json.name(words.animals[i]);
      json.number(counts[i]);
    }
    json.close_object();
  }
  static boost::json::value schema(auto&) {
    return boost::json::object{{"type", "object"}, {"additionalProperties", codec::whole_number(1)}};
  }
};

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<groups::Score> =
    shape("BestScore", "", member<HowMany<Money>, &groups::Score::points>("points"),
          member<groups::GroupNumber, &groups::Score::game>("game"),
          member<groups::Day, &groups::Score::date>("date"));

template <>
inline constexpr auto kShape<ratings::Rating> =
    shape("Rating", "A player's strength: mean and deviation in the rating model.",
          member<groups::Rounded, &ratings::Rating::mean>("mean"),
          member<groups::Rounded, &ratings::Rating::deviation>("deviation"));

template <>
inline constexpr auto kShape<groups::EditionStatistics> = shape(
    "EditionFigures", "", member<HowMany<int>, &groups::EditionStatistics::games>("games"),
    member<HowMany<int>, &groups::EditionStatistics::wins>("wins"),
    computed<groups::Rounded>(
        "average", {}, [](auto const& of, auto const&) { return static_cast<double>(of.points) / of.games; }),
    member<HowMany<Money>, &groups::EditionStatistics::best>("best"));

}  // namespace kuhhandel::codec

namespace kuhhandel::groups {

using FiguresByEdition = ByWord<codec::KindOf<EditionStatistics>, std::map<std::string, EditionStatistics>>;

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<groups::PlayerStatistics> = shape(
    "PlayerFigures", "A player's statistics; `shared` is the number of shared wins (C9.6).",
    member<groups::GroupNumber, &groups::PlayerStatistics::player>("player"),
    member<HowMany<int>, &groups::PlayerStatistics::games>("games"),
    member<HowMany<int>, &groups::PlayerStatistics::wins>("wins"),
    member<HowMany<int>, &groups::PlayerStatistics::shared>("shared"),
    computed<groups::Rounded>("win_rate", {}, [](auto const& of, auto const&) { return of.win_rate(); }),
    computed<groups::Rounded>("average", {}, [](auto const& of, auto const&) { return of.average(); }),
    member<&groups::PlayerStatistics::best>("best"), member<&groups::PlayerStatistics::worst>("worst"),
    member<HowMany<int>, &groups::PlayerStatistics::winning_streak>("winning_streak"),
    member<HowMany<int>, &groups::PlayerStatistics::longest_winning_streak>("longest_winning_streak"),
    member<HowMany<int>, &groups::PlayerStatistics::longest_losing_streak>("longest_losing_streak"),
    member<groups::CountsOfAnimals, &groups::PlayerStatistics::quartets>("quartets"),
    computed<OrNull<groups::AnimalAt>>("favourite", {},
                                       [](auto const& of, auto const&) { return of.favourite(); }),
    computed<OrNull<groups::AnimalAt>>("luckiest", {},
                                       [](auto const& of, auto const&) { return of.luckiest(); }),
    member<groups::FiguresByEdition, &groups::PlayerStatistics::editions>("editions"),
    member<&groups::PlayerStatistics::rating>("rating"),
    member<&groups::PlayerStatistics::rating_at_start>("rating_at_start"));

template <>
inline constexpr auto kShape<groups::HeadToHead> =
    shape("HeadToHead", "The results of two players in their common games.",
          member<groups::GroupNumber, &groups::HeadToHead::a>("a"),
          member<groups::GroupNumber, &groups::HeadToHead::b>("b"),
          member<HowMany<int>, &groups::HeadToHead::games>("games"),
          member<HowMany<int>, &groups::HeadToHead::a_ahead>("a_ahead"),
          member<HowMany<int>, &groups::HeadToHead::b_ahead>("b_ahead"));

template <>
inline constexpr auto kShape<groups::PlayerResult> =
    shape("PlayerResult", "", member<groups::GroupNumber, &groups::PlayerResult::player>("player"),
          member<HowMany<Money>, &groups::PlayerResult::points>("points"),
          member<groups::GroupNumber, &groups::PlayerResult::rank>("rank"));

template <>
inline constexpr auto kShape<groups::PlayedGame> =
    shape("PlayedGame", "", member<groups::GroupNumber, &groups::PlayedGame::id>("game"),
          member<groups::Day, &groups::PlayedGame::date>("date"),
          member<TextUpTo<40>, &groups::PlayedGame::edition>("edition"),
          member<Listed<KindOf<groups::PlayerResult>>, &groups::PlayedGame::results>("results"));

}  // namespace kuhhandel::codec

namespace kuhhandel::groups {

/// A player's games in one month.
struct PlayerMonth {
  int player;
  int games;
  double average;
};

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<groups::PlayerMonth> =
    shape("PlayerMonth", "", member<groups::GroupNumber, &groups::PlayerMonth::player>("player"),
          member<HowMany<int>, &groups::PlayerMonth::games>("games"),
          member<groups::Rounded, &groups::PlayerMonth::average>("average"));

}  // namespace kuhhandel::codec

namespace kuhhandel::groups {

struct MonthStatistics {
  std::string month;
  std::vector<PlayerMonth> players;
};

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<groups::MonthStatistics> =
    shape("MonthFigures", "",
          member<TextUpTo<40>, &groups::MonthStatistics::month>("month", "The month, such as 2026-11."),
          member<Listed<KindOf<groups::PlayerMonth>>, &groups::MonthStatistics::players>("players"));

}  // namespace kuhhandel::codec

namespace kuhhandel::groups {

std::vector<MonthStatistics> months_of(Statistics const& statistics);

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<groups::RecordGame> =
    shape("RecordGame", "", member<groups::GroupNumber, &groups::RecordGame::id>("game"),
          member<groups::Day, &groups::RecordGame::date>("date"),
          member<Listed<groups::GroupNumber>, &groups::RecordGame::winners>(
              "winners", "The winners' numbers in the group."));

template <>
inline constexpr auto kShape<groups::Lead> =
    shape("Lead", "A winner's lead over the second, and its games.",
          member<HowMany<Money>, &groups::Lead::points>("lead"),
          member<HowMany<int>, &groups::Lead::count>("count", "The number of games with exactly this lead."),
          member<Listed<KindOf<groups::RecordGame>>, &groups::Lead::games>(
              "games", "The first 12 games with this lead, oldest first."));

}  // namespace kuhhandel::codec

namespace kuhhandel::groups {

/// Returns nullopt for an empty date.
std::optional<std::string> day_or_none(std::string const& date);

struct StatisticsView {
  Statistics statistics;
  std::vector<GroupPlayer> names;
};

struct Year {
  using Value = int;
  static void write(codec::JsonText& json, int year, auto const&) { json.number(year); }
  static boost::json::value schema(auto&) { return boost::json::object{{"type", "integer"}}; }
};

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<groups::StatisticsView> = shape(
    "GroupStatistics", "A group's statistics (GET /api/group/statistics[/YEAR]).",
    member<HowMany<int>, &groups::StatisticsView::statistics, &groups::Statistics::games>("games"),
    member<HowMany<int>, &groups::StatisticsView::statistics, &groups::Statistics::days>(
        "days", "The number of days with games."),
    computed<OrNull<groups::Day>>(
        "first", {}, [](auto const& all, auto const&) { return groups::day_or_none(all.statistics.first); }),
    computed<OrNull<groups::Day>>(
        "last", {}, [](auto const& all, auto const&) { return groups::day_or_none(all.statistics.last); }),
    member<Listed<groups::Year>, &groups::StatisticsView::statistics, &groups::Statistics::years>(
        "years", "The years with games."),
    member<Listed<KindOf<groups::GroupPlayer>>, &groups::StatisticsView::names>("names"),
    member<Listed<KindOf<groups::PlayerStatistics>>, &groups::StatisticsView::statistics,
           &groups::Statistics::players>("players"),
    member<Listed<KindOf<groups::HeadToHead>>, &groups::StatisticsView::statistics,
           &groups::Statistics::pairs>("pairs"),
    member<Listed<KindOf<groups::PlayedGame>>, &groups::StatisticsView::statistics,
           &groups::Statistics::latest>("latest", "The latest 30 games, oldest first."),
    computed<Listed<KindOf<groups::MonthStatistics>>>(
        "months", {}, [](auto const& all, auto const&) { return groups::months_of(all.statistics); }),
    member<OrNull<KindOf<groups::Lead>>, &groups::StatisticsView::statistics, &groups::Statistics::closest>(
        "closest", "The smallest lead of a winner."),
    member<OrNull<KindOf<groups::Lead>>, &groups::StatisticsView::statistics, &groups::Statistics::clearest>(
        "clearest", "The largest lead of a winner."));

}  // namespace kuhhandel::codec
