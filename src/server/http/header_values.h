// Helpers for parsing values of HTTP headers.
#pragma once

#include <boost/beast/core/string_type.hpp>
#include <string>
#include <string_view>

namespace kuhhandel::server {

inline std::string_view view_of(boost::beast::string_view text) { return {text.data(), text.size()}; }

/// Returns the text without spaces and tabs at both ends.
inline std::string_view trimmed(std::string_view text) {
  auto const first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Changes ASCII letters only.
inline std::string in_lower_case(std::string_view text) {
  std::string lowered(text);
  for (char& letter : lowered)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return lowered;
}

}  // namespace kuhhandel::server
