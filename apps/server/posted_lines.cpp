#include "apps/server/posted_lines.h"

#include <utility>

#include "apps/server/token.h"

namespace kuhhandel {
namespace {

std::string place_of(std::string_view key) {
  auto const hash = hash_of(key);
  return {hash.begin(), hash.end()};
}

}  // namespace

void PostedLines::add(std::string const& key, std::weak_ptr<PostedLine> line) {
  lines_[place_of(key)] = std::move(line);
}

void PostedLines::remove(std::string const& key) { lines_.erase(place_of(key)); }

std::shared_ptr<PostedLine> PostedLines::find(std::string_view key) const {
  auto const found = lines_.find(place_of(key));
  return found == lines_.end() ? nullptr : found->second.lock();
}

}  // namespace kuhhandel
