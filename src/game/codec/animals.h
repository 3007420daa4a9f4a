// Animals and other cards as JSON, by the ids of their edition, and herds: {"cow":2,"rat":1}.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codec/text/field.h"
#include "codec/text/json_text.h"
#include "engine/cards/card.h"
#include "engine/cards/herd.h"
#include "engine/cards/pedigrees.h"
#include "engine/edition.h"
#include "engine/phase.h"

namespace kuhhandel::codec {

boost::json::value to_json(AnimalId animal, Edition const& edition);
boost::json::object to_json(Herd const& herd, Edition const& edition);
void write(JsonText& json, Herd const& herd, Edition const& edition);

/// Writes a card: "cow", "rat", "pedigree:cow", "money:50".
boost::json::value to_json(Card card, Edition const& edition);
std::string name_of(Card card, Edition const& edition);
/// Reads a card that the pile of this edition can contain.
Card read_card(Field const& field, Edition const& edition);

/// Returns the animals whose pedigrees the seat has.
boost::json::array to_json(Pedigrees pedigrees, Seat seat, Edition const& edition);
void write(JsonText& json, Pedigrees pedigrees, Seat seat, Edition const& edition);

AnimalId read_animal(Field const& field, Edition const& edition);
/// Returns the animal that an entry of a herd names; refuses the entry if the edition has no such animal.
std::optional<AnimalId> read_animal_name(Field::Entry const& entry, Edition const& edition);
Herd read_herd(Field const& field, Edition const& edition);

/// Reads an animal that can be auctioned; rats cannot.
AnimalId read_auctioned(Field const& field, Edition const& edition);
/// Reads a card that is turned over in an auction: an animal, a rat or a pedigree, but never money.
Card read_open_card(Field const& field, Edition const& edition);
/// Reads the other animal of a lot of two, `with`; nullopt if it is absent.
std::optional<AnimalId> read_other_of_lot(Fields const& fields, Edition const& edition);
/// Reads the animals of a lot: `lot` and `with`.
Lot read_lot(Fields const& fields, Edition const& edition);

}  // namespace kuhhandel::codec
