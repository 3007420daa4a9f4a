#include "groups/reckoned.h"

#include <utility>

namespace kuhhandel::groups {

std::string const* Reckoned::find(GroupMoment moment, std::optional<int> year) const {
  auto const known = kept_.find(moment.group);
  if (known == kept_.end() || known->second.changes != moment.changes) return nullptr;
  auto const text = known->second.by_year.find(year);
  return text == known->second.by_year.end() ? nullptr : &text->second;
}

void Reckoned::keep(GroupMoment moment, std::optional<int> year, std::string text) {
  if (kept_.size() >= kMostGroups && !kept_.contains(moment.group)) kept_.clear();
  auto& [changes, by_year] = kept_[moment.group];
  if (changes != moment.changes || by_year.size() >= kMostYears) by_year.clear();
  changes = moment.changes;
  by_year[year] = std::move(text);
}

}  // namespace kuhhandel::groups
