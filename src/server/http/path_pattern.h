// Patterns of paths: `{number}` matches a whole number, any other `{name}` a part between slashes, and a
// final `*` the rest.
#pragma once

#include <string>
#include <string_view>

namespace kuhhandel::server {

bool matches(std::string_view pattern, std::string_view path);

/// The parts of a path that match the names in a pattern. Both texts must outlive this object.
class PathParams {
 public:
  PathParams(std::string_view pattern, std::string_view path) : pattern_(pattern), path_(path) {}

  /// The pattern must contain that name.
  std::string text(std::string_view name) const;
  /// Returns the value of `{number}`.
  int number() const;

 private:
  std::string_view pattern_;
  std::string_view path_;
};

}  // namespace kuhhandel::server
