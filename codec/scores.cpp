#include "codec/scores.h"

#include <boost/json/object.hpp>

#include "codec/animals.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

json::object to_json(Sheet const& sheet, Edition const& edition) {
  json::array quartets;
  for (auto const animal : sheet.quartets) {
    quartets.push_back(json::object{{"animal", kuhhandel::to_json(animal, edition)},
                                    {"worth", edition.animal(animal).worth}});
  }
  json::object object{{"quartets", quartets}, {"sum", sheet.sum}};
  if (edition.rats > 0)
    object["excluded"] = sheet.excluded ? kuhhandel::to_json(*sheet.excluded, edition) : nullptr;
  if (edition.pedigree > 0) object["pedigrees"] = sheet.pedigrees;
  object["times"] = sheet.times;
  if (edition.pedigree > 0) object["others"] = sheet.others;
  if (edition.rules.bonus) object["bonus"] = sheet.bonus;
  if (edition.rules.money_counts) object["money"] = sheet.money;
  object["total"] = sheet.total;
  return object;
}

}  // namespace

json::array totals_to_json(Scores const& scores) {
  json::array totals;
  for (int i = 0; i < scores.seats; ++i) totals.push_back(scores.of(seat_at(i)).total);
  return totals;
}

json::array sheets_to_json(Scores const& scores, Edition const& edition) {
  json::array sheets;
  for (int i = 0; i < scores.seats; ++i) sheets.push_back(to_json(scores.of(seat_at(i)), edition));
  return sheets;
}

}  // namespace kuhhandel
