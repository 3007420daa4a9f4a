// Normalization of names, against names that only look like another.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kuhhandel::names {

/// Returns the folded name: one case, one Unicode form, without invisible characters and surrounding spaces.
/// Empty if nothing remains, or the text is not UTF-8.
std::string normalized_name(std::string_view name);

/// Returns what the name looks like: folded, without spaces, and with Latin letters for similar ones of
/// other alphabets (compared in both cases). Used at tables; the registry of names uses the folded name.
std::string name_skeleton(std::string_view name);

/// One way to read a name, for comparing it with bans: a word and the number after it, as in "Anna 7".
struct NameReading {
  /// Letters and digits of name_skeleton() without accents. Digits are the letters that they look like, and
  /// `l` is `i`.
  std::string word;
  std::string number{};  // digits; empty: none

  friend bool operator==(NameReading const&, NameReading const&) = default;
};

/// Returns all readings of the name: "4nna7" is 4nna and 7, or a word with a letter at its end. Digits of
/// their own at the end are always a number, unless the name is spaced out ("4 n n 4").
std::vector<NameReading> name_readings(std::string_view name);

/// Returns all readings of a name that may hide a banned one: those of name_readings(), also without digits
/// at its start ("2Anna"), with letters for symbols ("@nna", "Λnna"), with fewer of a letter that is repeated
/// ("Annnna"), without x on both sides ("xAnnax"), and once instead of repeatedly ("AnnaAnna").
std::vector<NameReading> disguised_readings(std::string_view name);

}  // namespace kuhhandel::names
