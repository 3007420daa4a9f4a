// When two names count as one, so that nobody goes by a name that only looks like another's.
#pragma once

#include <string>
#include <string_view>

namespace kuhhandel::names {

/// The name without what the eye may overlook. Large and small letters are one, as are the ways in which
/// Unicode writes a letter. Letters that cannot be seen and spaces around it are left out. Empty where
/// nothing remains, and for what is not UTF-8.
std::string normalized_name(std::string_view name);

/// What the eye takes a name for: folded, with Latin letters in place of those of Cyrillic and Greek that
/// look like them, small or large, and without spaces. For who sits together; names are kept by what is
/// folded.
std::string name_skeleton(std::string_view name);

/// The name by which a ban is found: the letters and digits of name_skeleton without accents, or
/// name_skeleton if it has no letters and digits.
std::string ban_skeleton(std::string_view name);

/// The skeleton without the digits at its end, or unchanged if it has only digits.
std::string_view without_final_digits(std::string_view skeleton);

}  // namespace kuhhandel::names
