#include "cli/editions/editions.h"

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <iterator>
#include <ostream>
#include <string>
#include <string_view>

#include "codec/edition/edition.h"
#include "codec/edition/rules.h"
#include "codec/editions.h"

namespace kuhhandel::cli {
namespace {

namespace json = boost::json;

/// A field of an edition's file and the clause that it is about.
struct Clause {
  std::string_view field;
  std::string_view clause;
};

constexpr std::array kClauses{
    Clause{"seats", "C1.6"},     Clause{"animals", "C1.1, C5.1"}, Clause{"money", "C1.2"},
    Clause{"hand", "C2.1"},      Clause{"rats", "C1.4, C8"},      Clause{"pedigree", "C1.4, C7, C9.4"},
    Clause{"division", "C10.1"}, Clause{"bonus", "C1.5, C9.3"},   Clause{"cards_per_auction", "C4.1"}};

/// {"seats":"C1.6",…,"rules":{"settlement":"C6.6, C6.8",…}}, for the fields that the edition has.
json::object clauses_of(json::object const& edition) {
  json::object clauses;
  for (auto const& [field, clause] : kClauses) {
    if (edition.contains(field)) clauses[field] = json::string_view(clause);
  }
  json::object rules;
  for (auto const& field : codec::rule_fields()) rules[field.name] = json::string_view(field.clause);
  clauses["rules"] = std::move(rules);
  return clauses;
}

void print_json(std::ostream& out) {
  json::array all;
  for (auto const id : codec::edition_ids()) {
    auto edition = codec::to_json(*codec::edition_named(id));
    edition["clauses"] = clauses_of(edition);
    all.push_back(std::move(edition));
  }
  out << all << '\n';
}

/// "10×0, 20×10"
std::string text_of(MoneyCards cards) {
  std::string text;
  for (auto const denomination : kDenominations) {
    if (cards.count(denomination) == 0) continue;
    text += text.empty() ? "" : ", ";
    text += std::to_string(cards.count(denomination)) + "×" + std::to_string(value_of(denomination).points());
  }
  return text;
}

void print(Animal const& animal, std::ostream& out) {
  out << "    " << animal.id.text() << ": worth " << animal.worth.points() << ", " << animal.copies
      << " cards";
  for (std::size_t i = 0; i < animal.payouts.size(); ++i) {
    out << (i == 0 ? "; everyone gets " : ", ") << animal.payouts[i].points();
  }
  out << (animal.payouts.empty() ? "\n" : " (C5.1)\n");
}

/// A word of the rules without JSON's quotation marks.
std::string plain(json::value const& value) {
  auto const* const word = value.if_string();
  return word == nullptr ? serialize(value) : std::string(*word);
}

/// Prints the cards that only some boxes have.
void print_other_cards(Edition const& edition, std::ostream& out) {
  if (edition.rats > 0) out << "  rats: " << edition.rats << " (C1.4, C8)\n";
  if (edition.pedigree > 0)
    out << "  a pedigree of each animal, worth " << edition.pedigree.points() << " (C7, C9.4)\n";
  if (edition.division) {
    out << "  divisions in place of auctions; set aside for donkeys: " << text_of(edition.division->set_aside)
        << "; removed unseen: " << edition.division->removed << " (C10)\n";
  }
  if (edition.bonus.worth == 0) return;
  out << "  bonus card: worth " << edition.bonus.worth.points() << ", if the rules include it, for";
  auto separator = " ";
  for (auto const& [one, other] : edition.bonus.pairs) {
    out << separator << edition.name(one) << " and " << edition.name(other);
    separator = ", or ";
  }
  out << " (C9.3)\n";
}

void print(Edition const& edition, std::ostream& out) {
  out << edition.id.text() << (edition.purpose == Purpose::research ? " (for research)" : "")
      << "\n  players: " << edition.fewest_seats << " to " << edition.most_seats
      << " (C1.6)\n  animals (C1.1):\n";
  for (auto const& animal : edition.animals) print(animal, out);
  out << "  money: " << text_of(edition.money) << " (C1.2)\n"
      << "  hand at the start: " << text_of(edition.hand) << " (C2.1)\n";
  print_other_cards(edition, out);
  out << "  rules, each of which a table may set otherwise (C11.4):\n";
  auto const rules = codec::to_json(edition.rules);
  for (auto const& field : codec::rule_fields()) {
    out << "    " << field.name << ": " << plain(rules.at(field.name)) << " (of " << field.words << "; "
        << field.clause << ")\n";
  }
}

}  // namespace

int editions(EditionsOptions const& options, std::ostream& out) {
  if (options.json) {
    print_json(out);
    return 0;
  }
  for (auto const id : codec::edition_ids()) print(*codec::edition_named(id), out);
  return 0;
}

std::expected<std::string, std::string> load_edition_file(std::string const& path) {
  std::ifstream file(path, std::ios::binary);
  std::string const text{std::istreambuf_iterator<char>(file), {}};
  if (!file) return std::unexpected(path + ": cannot be read.");
  auto const edition = codec::add_edition(text);
  if (!edition) return std::unexpected(path + ": " + codec::text_of(edition.error()));
  return std::string((*edition)->id.text());
}

}  // namespace kuhhandel::cli
