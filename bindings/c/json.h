// A text of JSON as a tree. Small, for the C functions are built where there is a compiler and nothing else.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kuhhandel::bindings {

struct Json {
  enum class Kind : std::uint8_t { null, truth, whole, other_number, text, list, object };

  Json() = default;
  explicit Json(Kind its_kind) : kind(its_kind) {}

  Kind kind = Kind::null;
  bool truth = false;
  std::int64_t whole = 0;
  std::string text;
  std::vector<Json> items;
  std::vector<std::pair<std::string, Json>> members;  // no name twice

  friend bool operator==(Json const&, Json const&) = default;
};

/// Returns an error sentence if the text is not JSON, repeats a name in an object or has more than 32 levels.
std::expected<Json, std::string> json_from(std::string_view text);

}  // namespace kuhhandel::bindings
