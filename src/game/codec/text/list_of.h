#pragma once

#include <span>
#include <string>
#include <string_view>

namespace kuhhandel::codec {

/// Returns words as a list for a sentence: "a, b, c".
inline std::string list_of(std::span<std::string_view const> words) {
  std::string list;
  for (auto const word : words) {
    if (!list.empty()) list += ", ";
    list += word;
  }
  return list;
}

}  // namespace kuhhandel::codec
