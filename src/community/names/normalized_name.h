// Normalization of names, against names that only look like another.
#pragma once

#include <string>
#include <string_view>

namespace kuhhandel::names {

/// Returns the folded name: one case, one Unicode form, without invisible characters and surrounding spaces.
/// Empty if nothing remains, or the text is not UTF-8.
std::string normalized_name(std::string_view name);

/// Returns what the name looks like: folded, without spaces, and with Latin letters for similar Cyrillic and
/// Greek ones (compared in both cases). Used at tables; the registry of names uses the folded name.
std::string name_skeleton(std::string_view name);

/// Returns the key for finding bans: the letters and digits of name_skeleton() without accents, or
/// name_skeleton() if there are none. Digits that look like letters are those letters, and `l` is `i`.
std::string ban_skeleton(std::string_view name);

/// The same of the name without its final digits; of the whole name if it has only digits.
std::string ban_skeleton_without_final_digits(std::string_view name);

}  // namespace kuhhandel::names
