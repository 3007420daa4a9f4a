// Numbers in paths: of players, games, pages and years.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace kuhhandel {

/// From 0 on; nothing where `part` is anything else.
inline std::optional<int> number_in_path(std::string_view part) {
  int number = 0;
  auto const* const end = part.data() + part.size();
  auto const [read, error] = std::from_chars(part.data(), end, number);
  if (error != std::errc{} || read != end || number < 0) return {};
  return number;
}

}  // namespace kuhhandel
