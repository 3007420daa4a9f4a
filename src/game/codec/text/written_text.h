// Names and free text of users: all user text is read and cleaned here.
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "codec/text/field.h"

namespace kuhhandel::codec {

/// The most marks over, under or in one letter; further ones are removed. Burmese and Hebrew need five.
inline constexpr int kMostStackedMarks = 5;

/// Returns the text as it is stored and shown: in Normalization Form C, trimmed, without invisible format
/// characters and direction controls, and with at most kMostStackedMarks on a letter. Joiners, variation
/// selectors and the tags of flags remain if they have an effect. Empty if nothing is visible; nullopt if it
/// contains control characters or line ends, or is not UTF-8.
std::optional<std::string> cleaned_text(std::string_view text);

/// The same for a text of at most `most_letters`; the error describes the requirement.
std::expected<std::string, std::string> written_text(std::string_view text, std::size_t most_letters);

/// Checks the name of a player, table or group: 1 to 24 letters, at least one of them visible. Blanks within
/// it become one space.
std::expected<std::string, std::string> player_name(std::string_view text);

/// Reads free text, which may be empty, and cleans it. Stored text is returned as it is.
std::string read_written_text(Field const& field, std::size_t most_letters);

/// Reads the name of a player, table or group. Stored names are returned as they are.
std::string read_player_name(Field const& field);

}  // namespace kuhhandel::codec
