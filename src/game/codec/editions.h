// The published editions: the files of editions/, embedded in the program and parsed once, and editions added
// as files.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <expected>
#include <optional>
#include <string_view>
#include <vector>

#include "codec/text/field.h"
#include "codec/text/format_error.h"
#include "engine/edition.h"

namespace kuhhandel::codec {

/// Returns the ids, editions for play before those for research.
std::vector<std::string_view> edition_ids();

/// Returns the ids of one purpose; users are offered editions for play.
std::vector<std::string_view> edition_ids(Purpose purpose);

/// Returns nullptr if no edition has this id.
Edition const* edition_named(std::string_view id);

/// Reads the edition for play that the field `edition` names, with the house rules of the optional field
/// `rules`.
Edition read_edition_to_play(Fields const& fields);

/// Returns the edition's file unchanged; empty if no edition has this id.
std::string_view edition_text(std::string_view id);

/// Returns the edition as a client receives it. It includes the texts of its file if the program was given
/// that file; the client has those of the built-in editions itself.
boost::json::object edition_for_people(Edition const& edition);

/// Parses an edition's file as strictly as the others and adds it until the program ends. Must be called
/// before there are threads. Refuses an id that exists.
std::expected<Edition const*, FormatError> add_edition(std::string_view text);

/// Writes the edition's id as `edition`. For an added edition, it also writes the file as `edition_file`, so
/// that programs without this edition can read the document.
void embed_edition(boost::json::object& document, Edition const& edition);

/// Adds the edition in a document, like `add_edition`, unless the program has it. Returns an error if it is
/// invalid, or has the id of a different edition.
std::optional<FormatError> add_embedded_edition(boost::json::value const& document);

}  // namespace kuhhandel::codec
