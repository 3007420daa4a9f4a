#include "groups/reckoned.h"

namespace kuhhandel::groups {
namespace {

std::size_t bytes_of(std::string const& text) { return text.capacity() + Reckoned::kBytesOfEntry; }

}  // namespace

std::string const* Reckoned::find(GroupMoment moment, std::optional<int> year) {
  auto const known = kept_.find({moment.group, year});
  if (known == kept_.end() || known->second.changes != moment.changes) return nullptr;
  uses_.splice(uses_.begin(), uses_, known->second.use);
  return &known->second.text;
}

void Reckoned::keep(GroupMoment moment, std::optional<int> year, std::string text) {
  Key const key{moment.group, year};
  if (auto const old = kept_.find(key); old != kept_.end()) remove(old);
  auto const bytes = bytes_of(text);
  if (bytes > most_bytes_) return;
  while (bytes_ + bytes > most_bytes_) remove(kept_.find(uses_.back()));
  uses_.push_front(key);
  kept_.emplace(key, Kept{.changes = moment.changes, .text = std::move(text), .use = uses_.begin()});
  bytes_ += bytes;
}

void Reckoned::remove(std::map<Key, Kept>::iterator entry) {
  bytes_ -= bytes_of(entry->second.text);
  uses_.erase(entry->second.use);
  kept_.erase(entry);
}

}  // namespace kuhhandel::groups
