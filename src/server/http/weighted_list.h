// Header values that are lists with weights, such as `br;q=0.5, gzip` (RFC 9110, 12.4.2).
#pragma once

#include <boost/beast/core/string.hpp>
#include <optional>
#include <string_view>

#include "server/http/header_values.h"

namespace kuhhandel::server {

/// Removes the text before the next `separator` from `text` and returns it trimmed.
inline std::string_view take_part(std::string_view& text, char separator) {
  auto const part = text.substr(0, text.find(separator));
  text.remove_prefix(part.size() == text.size() ? part.size() : part.size() + 1);
  return trimmed(part);
}

/// Returns the weight in thousandths, because it has at most three decimal places; nullopt if it is
/// malformed.
std::optional<int> parse_weight(std::string_view text);

/// Calls `take(name, weight)` for each element of the list. A malformed weight counts as 0.
template <class Take>
void each_weighted(std::string_view list, Take take) {
  while (!list.empty()) {
    auto element = take_part(list, ',');
    auto const name = take_part(element, ';');
    int weight = 1000;
    while (!element.empty()) {
      auto parameter = take_part(element, ';');
      if (boost::beast::iequals(take_part(parameter, '='), "q"))
        weight = parse_weight(trimmed(parameter)).value_or(0);
    }
    take(name, weight);
  }
}

}  // namespace kuhhandel::server
