#include "server/http/entity_tag.h"

#include "server/http/header_values.h"

namespace kuhhandel::server {
namespace {

/// Removes blanks and commas; list elements may be empty.
void skip_separators(std::string_view& text) {
  auto const next = text.find_first_not_of(" \t,");
  text.remove_prefix(next == std::string_view::npos ? text.size() : next);
}

/// Removes the tag at the beginning of `list` and returns it with its quotes, without `W/`: only the opaque
/// part counts in a weak comparison. Returns an empty text if there is no tag.
std::string_view take_tag(std::string_view& list) {
  if (list.starts_with("W/")) list.remove_prefix(2);
  if (!list.starts_with('"')) return {};
  auto const end = list.find('"', 1);
  if (end == std::string_view::npos) return {};
  auto const tag = list.substr(0, end + 1);
  list.remove_prefix(tag.size());
  return tag;
}

}  // namespace

std::string entity_tag(std::string_view plain, ContentCoding coding) {
  std::string tag(plain);
  if (coding != ContentCoding::identity) tag.insert(tag.size() - 1, "-" + std::string(name_of(coding)));
  return tag;
}

bool names_entity_tag(std::string_view if_none_match, std::string_view tag) {
  if (trimmed(if_none_match) == "*") return true;
  bool is_named = false;
  for (skip_separators(if_none_match); !if_none_match.empty(); skip_separators(if_none_match)) {
    auto const listed = take_tag(if_none_match);
    bool const ends_well = if_none_match.empty() ||
                           std::string_view(" \t,").find(if_none_match.front()) != std::string_view::npos;
    if (listed.empty() || !ends_well) return false;
    is_named |= listed == tag;
  }
  return is_named;
}

}  // namespace kuhhandel::server
