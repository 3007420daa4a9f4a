// Unicode normalization and the classes of characters that decide what text of users may contain.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kuhhandel::codec {

enum class CharacterClass : std::uint8_t {
  visible,             // draws something; also code points that are not assigned yet
  blank,               // a space, or a character whose glyph is empty
  mark,                // joins the character before it
  joiner,              // ZERO WIDTH JOINER and NON-JOINER
  variation_selector,  // chooses a glyph of the character before it
  tag,                 // spells the region of a flag
  ignored,             // format characters, fillers and direction controls
  control,             // control characters, line ends and noncharacters
};

CharacterClass class_of(char32_t code_point);

/// Whether the mark is drawn above, below or inside the character before it, and takes no width.
bool is_stacked(char32_t mark);

/// Whether the mark removes the vowel of an Indic consonant; a joiner after it changes the conjunct.
bool is_virama(char32_t mark);

/// Returns the size in bytes of the character that begins at `at`, or 0 if it is not valid UTF-8.
std::size_t utf8_size_at(std::string_view text, std::size_t at);

/// Returns nullopt if the text is not UTF-8.
std::optional<std::u32string> code_points_of(std::string_view utf8);

std::string utf8_of(std::u32string_view code_points);

bool is_utf8(std::string_view text);

/// Returns whether the text contains control characters, line ends or direction controls.
bool has_controls(std::string_view utf8);

/// Replaces each of those with a question mark, for text that is quoted in a message.
std::string without_controls(std::string_view utf8);

/// Returns the text in Normalization Form C (Unicode Standard Annex #15).
std::u32string normalized(std::u32string_view code_points);

}  // namespace kuhhandel::codec
