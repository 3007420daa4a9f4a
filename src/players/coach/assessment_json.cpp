#include "coach/assessment_json.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <string>

#include "coach/scored_choice_json.h"

namespace kuhhandel::coach {
namespace {

namespace json = boost::json;

json::object json_of(Decision const& decision, Edition const& edition) {
  auto const& comparison = decision.comparison;
  json::object object{{"step", decision.step},
                      {"chosen", to_json(comparison.chosen, edition)},
                      {"other", to_json(comparison.other, edition)},
                      {"gain", rounded(comparison.gain)},
                      {"margin", rounded(comparison.margin)}};
  if (comparison.worth) object["worth"] = comparison.worth->points();
  return object;
}

json::object json_of(Habits const& habits) {
  json::object lost;
  for (std::size_t i = 0; i < kMistakeKinds; ++i) {
    if (habits.lost[i] > 0) lost[word_of(static_cast<MistakeKind>(i))] = rounded(habits.lost[i]);
  }
  json::array bought;
  for (auto const& [copy, price, worth] : habits.bought)
    bought.push_back({{"copy", copy}, {"price", price.points()}, {"worth", worth.points()}});
  auto const& bluffs = habits.bluffs;
  return {{"lost", std::move(lost)},
          {"bought", std::move(bought)},
          {"bluffs",
           {{"told", bluffs.made},
            {"seen_through", bluffs.seen_through},
            {"met", bluffs.met},
            {"met_seen_through", bluffs.met_seen_through}}}};
}

json::array places(std::vector<Decision> const& some, Assessment const& assessment) {
  json::array list;
  for (auto const& one : some) {
    auto const at = std::ranges::find(assessment.decisions, one.step, &Decision::step);
    list.push_back(at - assessment.decisions.begin());
  }
  return list;
}

}  // namespace

json::object to_json(Assessment const& assessment, codec::Record const& record) {
  auto const& balance = assessment.balance;
  json::array chances;
  for (auto const& each : assessment.chances) {
    json::array& of_step = chances.emplace_back(json::array()).as_array();
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
      of_step.push_back(rounded(each[seat_at(static_cast<int>(i))]));
    }
  }
  json::array decisions;
  for (auto const& decision : assessment.decisions) decisions.push_back(json_of(decision, record.edition));
  return {{"seat", index_of(assessment.seat)},
          {"name", at_seat(record.seats, assessment.seat)},
          {"balance",
           {{"beginning", rounded(balance.beginning)},
            {"choices", rounded(balance.choices)},
            {"cards", rounded(balance.cards)},
            {"others", rounded(balance.others)},
            {"end", rounded(balance.end)}}},
          {"habits", json_of(assessment.habits)},
          {"chances", std::move(chances)},
          {"decisions", std::move(decisions)},
          {"mistakes", places(worst_mistakes(assessment), assessment)},
          {"best", places(best_moves(assessment), assessment)}};
}

}  // namespace kuhhandel::coach
