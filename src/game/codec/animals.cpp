#include "codec/animals.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "codec/edition/edition_parts.h"

namespace kuhhandel::codec {
namespace {

constexpr std::string_view kPedigree = "pedigree:";
constexpr std::string_view kMoney = "money:";

}  // namespace

namespace json = boost::json;

json::value to_json(AnimalId animal, Edition const& edition) {
  return json::string_view(edition.name(animal));
}

json::value to_json(Card card, Edition const& edition) { return json::string(name_of(card, edition)); }

std::string name_of(Card card, Edition const& edition) {
  switch (card.kind()) {
    case Card::Kind::animal:
    case Card::Kind::rat:
      return std::string(edition.name(card.animal()));
    case Card::Kind::pedigree:
      return std::string(kPedigree) + std::string(edition.name(card.animal()));
    case Card::Kind::money:
      return std::string(kMoney) + std::to_string(card.money().sum().points());
  }
  std::unreachable();
}

json::object to_json(Herd const& herd, Edition const& edition) {
  return tree_of([&](JsonText& json) { write(json, herd, edition); }).as_object();
}

void write(JsonText& json, Herd const& herd, Edition const& edition) {
  json.open_object();
  for (int i = 0; i < kMaxKinds; ++i) {
    auto const animal = animal_at(i);
    if (!herd.has(animal)) continue;
    json.name(edition.name(animal));
    json.number(herd.count(animal));
  }
  json.close_object();
}

json::array to_json(Pedigrees pedigrees, Seat seat, Edition const& edition) {
  return tree_of([&](JsonText& json) { write(json, pedigrees, seat, edition); }).as_array();
}

void write(JsonText& json, Pedigrees pedigrees, Seat seat, Edition const& edition) {
  json.open_list();
  for (auto const animal : animals_of(edition)) {
    if (pedigrees.has(seat, animal)) json.text(edition.name(animal));
  }
  json.close_list();
}

AnimalId read_animal(Field const& field, Edition const& edition) { return animal_by(field, edition); }

Card read_card(Field const& field, Edition const& edition) {
  auto const name = field.text(80);
  if (!field.is_text()) return {};
  if (name.starts_with(kPedigree)) {
    auto const animal = known_animal(field, name.substr(kPedigree.size()), edition).value_or(AnimalId{});
    if (edition.pedigree == 0 || animal == kRat) field.refuse("no pedigree card of this edition");
    return Card::pedigree(animal);
  }
  if (!name.starts_with(kMoney)) return known_animal(field, name, edition).value_or(AnimalId{});
  auto const denomination = denomination_named(name.substr(kMoney.size())).value_or(Denomination::zero);
  if (denomination == Denomination::zero || !edition.division) field.refuse("no card of this edition's pile");
  return Card::money(denomination);
}

std::optional<AnimalId> read_animal_name(Field::Entry const& entry, Edition const& edition) {
  return known_animal(entry.field, entry.name, edition);
}

Herd read_herd(Field const& field, Edition const& edition) {
  constexpr int kMost = 15;
  Herd herd;
  for (auto const& entry : field.entries()) {
    auto const count = static_cast<int>(entry.field.whole(0, kMost));
    if (auto const animal = read_animal_name(entry, edition)) herd.add(*animal, count);
  }
  return herd;
}

AnimalId read_auctioned(Field const& field, Edition const& edition) {
  auto const animal = read_animal(field, edition);
  if (animal != kRat) return animal;
  field.refuse("is not auctioned");
  return {};
}

Card read_open_card(Field const& field, Edition const& edition) {
  auto const card = read_card(field, edition);
  if (card.kind() != Card::Kind::money) return card;
  field.refuse("is not a lot");
  return AnimalId{};
}

std::optional<AnimalId> read_other_of_lot(Fields const& fields, Edition const& edition) {
  auto const field = fields.optional("with");
  if (!field.present()) return {};
  return read_auctioned(field, edition);
}

Lot read_lot(Fields const& fields, Edition const& edition) {
  auto const one = read_auctioned(fields.required("lot"), edition);
  auto const other = read_other_of_lot(fields, edition);
  return other ? Lot(one, *other) : Lot(one);
}

}  // namespace kuhhandel::codec
