// An edition as JSON: the files of editions/, and the description that clients receive.
#pragma once

#include <boost/json/object.hpp>
#include <expected>

#include "codec/text/field.h"
#include "engine/edition.h"

namespace kuhhandel::codec {

boost::json::object to_json(Edition const& edition);

/// Reads an edition. Refuses, by field, invalid and unplayable editions, such as a bank that cannot pay hands
/// and donkeys.
Edition read_edition(Field const& field);
std::expected<Edition, FormatError> edition_from(boost::json::value const& document);

}  // namespace kuhhandel::codec
