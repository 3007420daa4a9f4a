// Patterns of paths: `{number}` stands for a whole number, any other `{name}` for a part between slashes, and
// `*` at the end for whatever follows.
#pragma once

#include <string>
#include <string_view>

namespace kuhhandel::server {

bool matches(std::string_view pattern, std::string_view path);

/// What a path that fits has in the places of the pattern's names. Both texts must outlive it.
class PathParams {
 public:
  PathParams(std::string_view pattern, std::string_view path) : pattern_(pattern), path_(path) {}

  /// The pattern must have that name.
  std::string text(std::string_view name) const;
  /// What stands in the place of `{number}`.
  int number() const;

 private:
  std::string_view pattern_;
  std::string_view path_;
};

}  // namespace kuhhandel::server
