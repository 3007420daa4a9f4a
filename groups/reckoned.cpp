#include "groups/reckoned.h"

#include <utility>

namespace kuhhandel::groups {

std::string const* Reckoned::find(std::int64_t group, std::optional<int> year) const {
  auto const known = kept_.find(group);
  if (known == kept_.end()) return nullptr;
  auto const text = known->second.find(year);
  return text == known->second.end() ? nullptr : &text->second;
}

std::string const& Reckoned::keep(std::int64_t group, std::optional<int> year, std::string text) {
  if (kept_.size() >= kMostGroups && !kept_.contains(group)) kept_.clear();
  auto& years = kept_[group];
  if (years.size() >= kMostYears) years.clear();
  return years[year] = std::move(text);
}

void Reckoned::forget(std::int64_t group) { kept_.erase(group); }

}  // namespace kuhhandel::groups
