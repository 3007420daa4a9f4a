// Text that spreadsheets do not interpret: an apostrophe is before it, or a formula is around it.
#pragma once

#include <string>
#include <string_view>

namespace kuhhandel::groups {

inline constexpr std::string_view kFormulaSigns = "=+-@";

/// Returns whether the text begins with a formula sign, or with apostrophes and then such a sign.
inline bool is_formula_like(std::string_view text) {
  auto const first = text.find_first_not_of('\'');
  return first != std::string_view::npos && kFormulaSigns.find(text[first]) != std::string_view::npos;
}

/// Adds an apostrophe before each formula-like text, also if it has apostrophes of its own. So removing one
/// restores the text.
inline std::string with_formula_guard(std::string_view text) {
  return (is_formula_like(text) ? "'" : "") + std::string(text);
}

/// Returns the text of a formula that is only a text, such as `="001"`; it keeps a spreadsheet from
/// calculating with the digits.
inline std::string_view without_text_formula(std::string_view text) {
  bool const is_formula = text.size() >= 3 && text.starts_with("=\"") && text.ends_with('"');
  auto const inside = is_formula ? text.substr(2, text.size() - 3) : text;
  return inside.find('"') == std::string_view::npos ? inside : text;
}

inline std::string_view without_formula_guard(std::string_view text) {
  return text.starts_with('\'') && is_formula_like(text) ? text.substr(1) : text;
}

}  // namespace kuhhandel::groups
