#include "coach/scored_choice_json.h"

#include <cmath>
#include <string>

#include "codec/moves/command.h"

namespace kuhhandel::coach {

namespace json = boost::json;

/// Rounded to its precision, so that every compiler writes the same text.
double rounded(float chance) {
  constexpr double kDigits = 10'000;
  return std::round(static_cast<double>(chance) * kDigits) / kDigits;
}

json::object to_json(ScoredChoice const& one, Edition const& edition) {
  json::object object{{"chance", rounded(one.chance)},
                      {"deed", bots::word_of(one.why.act)},
                      {"reason", bots::word_of(one.why.reason)}};
  object["choice"] = one.choice ? json::value(codec::to_json(*one.choice, edition)) : json::value();
  if (one.limit > 0) object["limit"] = one.limit.points();
  if (one.why.animal) object["animal"] = std::string(edition.name(*one.why.animal));
  if (one.why.copy > 0) object["copy"] = one.why.copy;
  if (one.why.price > 0) object["price"] = one.why.price.points();
  if (one.why.other) object["rival"] = index_of(*one.why.other);
  return object;
}

}  // namespace kuhhandel::coach
