#include "apps/editions/editions.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ostream>
#include <string>

#include "codec/edition.h"
#include "codec/editions.h"
#include "codec/rules.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

void print_json(std::ostream& out) {
  json::array all;
  for (auto const id : edition_ids()) all.push_back(to_json(*edition_named(id)));
  out << all << '\n';
}

/// "10×0, 20×10"
std::string text_of(MoneyCards cards) {
  std::string text;
  for (int place = 0; place < kValueCount; ++place) {
    if (cards.count(place) == 0) continue;
    text += text.empty() ? "" : ", ";
    text +=
        std::to_string(cards.count(place)) + "×" + std::to_string(kValues[static_cast<std::size_t>(place)]);
  }
  return text;
}

void print(Animal const& animal, std::ostream& out) {
  out << "    " << animal.id.text() << ": worth " << animal.worth << ", " << animal.copies << " cards";
  for (std::size_t i = 0; i < animal.payouts.size(); ++i) {
    out << (i == 0 ? "; everyone gets " : ", ") << animal.payouts[i];
  }
  out << (animal.payouts.empty() ? "\n" : " (C5.1)\n");
}

/// A word of the rules without JSON's quotation marks.
std::string plain(json::value const& value) {
  auto const* const word = value.if_string();
  return word == nullptr ? serialize(value) : std::string(*word);
}

void print(Edition const& edition, std::ostream& out) {
  out << edition.id.text() << (edition.purpose == Purpose::research ? " (for research)" : "")
      << "\n  players: " << edition.fewest_seats << " to " << edition.most_seats
      << " (C1.6)\n  animals (C1.1):\n";
  for (auto const& animal : edition.animals) print(animal, out);
  out << "  money: " << text_of(edition.money) << " (C1.2)\n"
      << "  hand at the start: " << text_of(edition.hand) << " (C2.1)\n"
      << "  rules, each of which a table may set otherwise (C11.4):\n";
  auto const rules = to_json(edition.rules);
  for (auto const& [name, clause, words] : rule_fields()) {
    out << "    " << name << ": " << plain(rules.at(name)) << " (of " << words << "; " << clause << ")\n";
  }
}

}  // namespace

int editions(EditionsOptions const& options, std::ostream& out) {
  if (options.json) {
    print_json(out);
    return 0;
  }
  for (auto const id : edition_ids()) print(*edition_named(id), out);
  return 0;
}

}  // namespace kuhhandel
