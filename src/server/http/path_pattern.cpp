#include "server/http/path_pattern.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "server/http/query.h"

namespace kuhhandel::server {
namespace {

constexpr std::string_view kNumber = "{number}";

/// Returns a number from 0; nullopt if `part` is anything else.
std::optional<int> number_of_part(std::string_view part) {
  int number = 0;
  auto const* const end = part.data() + part.size();
  auto const [read, error] = std::from_chars(part.data(), end, number);
  if (error != std::errc{} || read != end || number < 0) return {};
  return number;
}

/// Removes and returns the text between the leading slash and the next one, including the leading slash.
std::string_view take_part(std::string_view& path) {
  auto const end = std::min(path.find('/', 1), path.size());
  auto const part = path.substr(1, end - 1);
  path.remove_prefix(end);
  return part;
}

bool part_fits(std::string_view wanted, std::string_view part) {
  if (wanted == kNumber) return number_of_part(part).has_value();
  return wanted.starts_with('{') ? !part.empty() : wanted == part;
}

std::string_view value_at(std::string_view wanted, std::string_view pattern, std::string_view path) {
  while (!pattern.empty() && path.starts_with('/')) {
    auto const place = take_part(pattern);
    auto const part = take_part(path);
    if (place == wanted) return part;
  }
  return {};
}

}  // namespace

bool matches(std::string_view pattern, std::string_view path) {
  while (!pattern.empty() && path.starts_with('/')) {
    auto const wanted = take_part(pattern);
    if (wanted == "*") return true;
    if (!part_fits(wanted, take_part(path))) return false;
  }
  return pattern.empty() && path.empty();
}

std::string PathParams::text(std::string_view name) const {
  return without_escapes(value_at('{' + std::string(name) + '}', pattern_, path_));
}

int PathParams::number() const { return number_of_part(value_at(kNumber, pattern_, path_)).value_or(0); }

}  // namespace kuhhandel::server
