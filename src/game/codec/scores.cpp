#include "codec/scores.h"

#include "codec/score_shapes.h"

namespace kuhhandel::codec {
namespace json = boost::json;

json::object sheet_to_json(Sheet const& sheet, Edition const& edition) {
  return tree_of([&](JsonText& json) { KindOf<Sheet>::write(json, sheet, InEdition{edition}); }).as_object();
}

std::string arithmetic_of(Sheet const& sheet, Edition const& edition) {
  std::string terms;
  for (auto const quartet : sheet.quartets) {
    terms += (terms.empty() ? "" : " + ") + std::to_string(edition.animal(quartet).worth.points());
  }
  if (sheet.pedigrees > 0) terms += " + " + std::to_string(sheet.pedigrees.points());
  if (terms.empty()) terms = "0";
  if (edition.rules.multiply) {
    if (terms.find('+') != std::string::npos) terms = "(" + terms + ")";
    terms += " × " + std::to_string(sheet.times);
  }
  if (sheet.others > 0) terms += " + " + std::to_string(sheet.others.points());
  if (sheet.bonus > 0) terms += " + " + std::to_string(sheet.bonus.points());
  if (edition.rules.money_counts) terms += " + " + std::to_string(sheet.money.points());
  return terms + " = " + std::to_string(sheet.total.points());
}

json::array totals_to_json(Scores const& scores) {
  json::array totals;
  for (auto const seat : seats_of(scores.seats)) totals.push_back(scores.of(seat).total.points());
  return totals;
}

}  // namespace kuhhandel::codec
