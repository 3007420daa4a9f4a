#include "codec/scores.h"

#include <boost/json/object.hpp>

#include "codec/animals.h"

namespace kuhhandel {
namespace json = boost::json;

json::object sheet_to_json(Sheet const& sheet, Edition const& edition) {
  json::array quartets;
  for (auto const animal : sheet.quartets) {
    quartets.push_back(
        json::object{{"animal", to_json(animal, edition)}, {"worth", edition.animal(animal).worth}});
  }
  json::object object{{"quartets", quartets}, {"sum", sheet.sum}};
  if (edition.rats > 0) object["excluded"] = sheet.excluded ? to_json(*sheet.excluded, edition) : nullptr;
  if (edition.pedigree > 0) object["pedigrees"] = sheet.pedigrees;
  object["times"] = sheet.times;
  if (edition.pedigree > 0) object["others"] = sheet.others;
  if (edition.rules.bonus) object["bonus"] = sheet.bonus;
  if (edition.rules.money_counts) object["money"] = sheet.money;
  object["total"] = sheet.total;
  return object;
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
  json::array totals;
  for (int i = 0; i < scores.seats; ++i) totals.push_back(scores.of(seat_at(i)).total);
  return totals;
}

json::array sheets_to_json(Scores const& scores, Edition const& edition) {
  json::array sheets;
  for (int i = 0; i < scores.seats; ++i) sheets.push_back(sheet_to_json(scores.of(seat_at(i)), edition));
  return sheets;
}

}  // namespace kuhhandel
