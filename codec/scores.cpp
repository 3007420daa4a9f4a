#include "codec/scores.h"

#include <boost/json/object.hpp>

#include "codec/animals.h"

namespace kuhhandel {
namespace json = boost::json;

json::object sheet_to_json(Sheet const& sheet, Edition const& edition) {
  return tree_of([&](JsonText& json) { write(json, sheet, edition); }).as_object();
}

void write(JsonText& json, Sheet const& sheet, Edition const& edition) {
  auto const quartets = [&] {
    json.open_list();
    for (auto const animal : sheet.quartets) {
      write_object(json, "animal", edition.name(animal), "worth", edition.animal(animal).worth);
    }
    json.close_list();
  };
  auto const excluded = [&] {
    if (!sheet.excluded) return json.null();
    json.text(edition.name(*sheet.excluded));
  };
  auto const without_rats = [&] {
    auto const& whole = *sheet.without_rats;
    write_object(json, "sum", whole.sum, "times", whole.times, "others", whole.others, "total", whole.total);
  };
  json.open_object();
  write_members(json, "quartets", quartets, "sum", sheet.sum);
  if (edition.rats > 0) write_members(json, "excluded", excluded);
  if (edition.pedigree > 0) write_members(json, "pedigrees", sheet.pedigrees);
  write_members(json, "times", sheet.times);
  if (edition.pedigree > 0) write_members(json, "others", sheet.others);
  if (edition.rules.bonus) write_members(json, "bonus", sheet.bonus);
  if (edition.rules.money_counts) write_members(json, "money", sheet.money);
  write_members(json, "total", sheet.total);
  if (!edition.rules.multiply) write_members(json, "plain", true);
  if (sheet.without_rats) write_members(json, "without_rats", without_rats);
  json.close_object();
}

std::string arithmetic_of(Sheet const& sheet, Edition const& edition) {
  std::string terms;
  for (auto const quartet : sheet.quartets) {
    terms += (terms.empty() ? "" : " + ") + std::to_string(edition.animal(quartet).worth);
  }
  if (sheet.pedigrees > 0) terms += " + " + std::to_string(sheet.pedigrees);
  if (terms.empty()) terms = "0";
  if (edition.rules.multiply) {
    if (terms.find('+') != std::string::npos) terms = "(" + terms + ")";
    terms += " × " + std::to_string(sheet.times);
  }
  if (sheet.others > 0) terms += " + " + std::to_string(sheet.others);
  if (sheet.bonus > 0) terms += " + " + std::to_string(sheet.bonus);
  if (edition.rules.money_counts) terms += " + " + std::to_string(sheet.money);
  return terms + " = " + std::to_string(sheet.total);
}

json::array totals_to_json(Scores const& scores) {
  return tree_of([&](JsonText& json) { write_totals(json, scores); }).as_array();
}

void write_totals(JsonText& json, Scores const& scores) {
  json.open_list();
  for (auto const seat : seats_of(scores.seats)) json.number(scores.of(seat).total);
  json.close_list();
}

void write_sheets(JsonText& json, Scores const& scores, Edition const& edition) {
  json.open_list();
  for (auto const seat : seats_of(scores.seats)) write(json, scores.of(seat), edition);
  json.close_list();
}

namespace {

constexpr Money kMostPoints = 100'000'000;

Money read_points(Field const& field) { return static_cast<Money>(field.whole(0, kMostPoints)); }

WithoutRats read_without_rats(Field const& field) {
  auto const fields = field.fields_of_any_name();
  return {.sum = read_points(fields.required("sum")),
          .times = static_cast<int>(fields.required("times").whole(0, kMaxAnimals)),
          .others = read_points(fields.required("others")),
          .total = read_points(fields.required("total"))};
}

Sheet read_sheet(Field const& field, Edition const& edition) {
  auto const fields = field.fields_of_any_name();
  Sheet sheet;
  for (auto const& item : fields.required("quartets").list(0, kMaxAnimals)) {
    auto const which = item.fields_of_any_name().required("animal");
    auto const animal = read_animal(which, edition);
    if (animal == kRat) which.refuse("makes no quartet");
    if (which.sound()) sheet.quartets.push_back(animal);
  }
  auto const excluded = fields.optional("excluded");
  if (excluded.is_text()) sheet.excluded = read_animal(excluded, edition);
  sheet.sum = read_points(fields.required("sum"));
  sheet.pedigrees = read_points(fields.optional("pedigrees"));
  sheet.times = static_cast<int>(fields.required("times").whole(0, kMaxAnimals));
  sheet.others = read_points(fields.optional("others"));
  sheet.bonus = read_points(fields.optional("bonus"));
  sheet.money = read_points(fields.optional("money"));
  sheet.total = read_points(fields.required("total"));
  auto const without_rats = fields.optional("without_rats");
  if (without_rats.present()) sheet.without_rats = read_without_rats(without_rats);
  return sheet;
}

}  // namespace

Scores read_totals(Field const& field) {
  Scores scores;
  for (auto const& item : field.list(1, kMaxSeats)) {
    scores.sheets[seat_at(scores.seats++)].total = read_points(item);
  }
  return scores;
}

Scores read_sheets(Field const& field, Edition const& edition) {
  Scores scores;
  for (auto const& item : field.list(1, kMaxSeats)) {
    scores.sheets[seat_at(scores.seats++)] = read_sheet(item, edition);
  }
  return scores;
}

}  // namespace kuhhandel
