// The published editions: the files of editions/, carried inside the program and read once.
#pragma once

#include <string_view>
#include <vector>

#include "codec/field.h"
#include "engine/edition.h"

namespace kuhhandel {

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

}  // namespace kuhhandel
