// An edition as JSON: the file of editions/, and what a client is told of the game it plays.
#pragma once

#include <boost/json/object.hpp>
#include <expected>

#include "codec/field.h"
#include "engine/edition.h"

namespace kuhhandel::codec {

boost::json::object to_json(Edition const& edition);

/// Refuses, by field, what is no edition and what cannot be played: a bank that cannot pay hands and donkeys.
Edition read_edition(Field const& field);
std::expected<Edition, FormatError> edition_from(boost::json::value const& document);

}  // namespace kuhhandel::codec
