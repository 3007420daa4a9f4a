#include "groups/statistics_json.h"

#include <boost/json/serialize.hpp>
#include <cmath>

#include "groups/statistics_shapes.h"

namespace kuhhandel::groups {

namespace json = boost::json;

void write_rounded(codec::JsonText& json, double number) {
  json.append(json::serialize(json::value(std::round(number * 100) / 100)));
}

std::vector<MonthStatistics> months_of(Statistics const& statistics) {
  std::vector<MonthStatistics> months;
  for (auto const& [month, players] : statistics.months) {
    auto& entry = months.emplace_back(MonthStatistics{month, {}});
    for (auto const& [player, sum] : players)
      entry.players.push_back({player, sum.second, static_cast<double>(sum.first) / sum.second});
  }
  return months;
}

std::optional<std::string> day_or_none(std::string const& date) {
  return date.empty() ? std::nullopt : std::optional(date);
}

std::string statistics_text(Statistics const& statistics, std::vector<GroupPlayer> const& players) {
  return codec::text_of(StatisticsView{statistics, players}, OfStatistics{statistics.animals});
}

}  // namespace kuhhandel::groups
