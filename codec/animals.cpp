#include "codec/animals.h"

#include <vector>

namespace kuhhandel {

namespace json = boost::json;

json::value to_json(AnimalId animal, Edition const& edition) {
  return json::string_view(edition.animal(animal).id.text());
}

json::object to_json(Herd const& herd, Edition const& edition) {
  json::object object;
  for (int i = 0; i < edition.animal_count(); ++i) {
    auto const animal = animal_at(i);
    if (herd.has(animal)) object[edition.animal(animal).id.text()] = herd.count(animal);
  }
  return object;
}

std::optional<AnimalId> animal_named(std::string_view id, Edition const& edition) {
  for (int i = 0; i < edition.animal_count(); ++i) {
    if (edition.animal(animal_at(i)).id.text() == id) return animal_at(i);
  }
  return {};
}

std::string animals_of(Edition const& edition) {
  std::vector<std::string_view> ids;
  for (auto const& animal : edition.animals) ids.push_back(animal.id.text());
  return list_of(ids);
}

namespace {

std::optional<AnimalId> known(Field const& field, std::string_view id, Edition const& edition) {
  auto const animal = animal_named(id, edition);
  if (!animal) field.refuse("no animal of this edition; its animals are " + animals_of(edition));
  return animal;
}

}  // namespace

AnimalId read_animal(Field const& field, Edition const& edition) {
  auto const id = field.text(80);
  if (!field.is_text()) return {};
  return known(field, id, edition).value_or(AnimalId{});
}

std::optional<AnimalId> read_animal_name(Field::Entry const& entry, Edition const& edition) {
  return known(entry.field, entry.name, edition);
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

}  // namespace kuhhandel
