// What people call an edition: its name, how it differs, and its animals, in the languages of the client.
#pragma once

#include <boost/json/object.hpp>
#include <string_view>

#include "codec/field.h"
#include "engine/edition.h"

namespace kuhhandel::codec {

/// The words of an edition's file, {"en":{"name":"…","difference":"…","animals":{"hen":"hen"}},…}: each
/// language may be left out, and so may `animals`. They are for people alone and no part of the game.
boost::json::object read_edition_words(Field const& field, Edition const& edition);

}  // namespace kuhhandel::codec
