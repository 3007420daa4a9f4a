// Texts for people about an edition: its name, its differences and its animals, in the languages of the
// client.
#pragma once

#include <boost/json/object.hpp>
#include <string_view>

#include "codec/text/field.h"
#include "engine/edition.h"

namespace kuhhandel::codec {

/// Reads the texts of an edition file, {"en":{"name":"…","difference":"…","animals":{"hen":"hen"}},…}. Each
/// language is optional, and so is `animals`. They do not affect the game.
boost::json::object read_edition_words(Field const& field, Edition const& edition);

}  // namespace kuhhandel::codec
