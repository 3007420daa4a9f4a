// The published editions: the files of editions/, carried inside the program and read once, and those that
// were given to it as files of their own.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <expected>
#include <optional>
#include <string_view>
#include <vector>

#include "codec/field.h"
#include "codec/format_error.h"
#include "engine/edition.h"

namespace kuhhandel::codec {

/// Those for play first, then those for research.
std::vector<std::string_view> edition_ids();

/// Those of one purpose; people are offered those for play.
std::vector<std::string_view> edition_ids(Purpose purpose);

/// Null for an id that no edition has.
Edition const* edition_named(std::string_view id);

/// The edition, one for play, that the field `edition` names, with the house rules of the field `rules` where
/// they are given.
Edition read_edition_to_play(Fields const& fields);

/// The edition's file, word for word; empty for an id that no edition has.
std::string_view edition_text(std::string_view id);

/// The edition as a client is told of it: with the words of its file where that was given to the program;
/// with those of the built-in ones a client was built itself.
boost::json::object edition_for_people(Edition const& edition);

/// Adds the edition of a file's text, read as strictly as the others, for as long as the program runs. To be
/// done before there are threads. An id that is taken is refused.
std::expected<Edition const*, FormatError> add_edition(std::string_view text);

/// Writes the edition's id as `edition`; where it was added, its file stands beside that as `edition_file`,
/// so that a program can read the document that has never heard of it.
void embed_edition(boost::json::object& document, Edition const& edition);

/// Adds the edition that a document carries, as `add_edition` does, unless the program has it. Refused where
/// it is none, or has the id of another one.
std::optional<FormatError> add_embedded_edition(boost::json::value const& document);

}  // namespace kuhhandel::codec
