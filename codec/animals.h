// Animals as JSON, by the ids of their edition, and herds: {"cow":2}.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codec/field.h"
#include "engine/edition.h"
#include "engine/herd.h"

namespace kuhhandel {

boost::json::value to_json(AnimalId animal, Edition const& edition);
boost::json::object to_json(Herd const& herd, Edition const& edition);

std::optional<AnimalId> animal_named(std::string_view id, Edition const& edition);
AnimalId read_animal(Field const& field, Edition const& edition);
/// The animal that an entry of a herd names; refused there when the edition has no such animal.
std::optional<AnimalId> read_animal_name(Field::Entry const& entry, Edition const& edition);
Herd read_herd(Field const& field, Edition const& edition);

/// "rooster, goose, …", for a sentence.
std::string animals_of(Edition const& edition);

}  // namespace kuhhandel
