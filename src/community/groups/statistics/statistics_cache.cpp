#include "groups/statistics/statistics_cache.h"

namespace kuhhandel::groups {
namespace {

std::size_t bytes_of(std::string const& text) { return text.capacity() + StatisticsCache::kBytesOfEntry; }

}  // namespace

std::string const* StatisticsCache::find(GroupVersion moment, std::optional<int> year) {
  auto const known = entries_.find({moment.group, year});
  if (known == entries_.end() || known->second.changes != moment.changes) return nullptr;
  uses_.splice(uses_.begin(), uses_, known->second.use);
  return &known->second.text;
}

void StatisticsCache::store(GroupVersion moment, std::optional<int> year, std::string text) {
  Key const key{moment.group, year};
  if (auto const old = entries_.find(key); old != entries_.end()) remove(old);
  auto const bytes = bytes_of(text);
  if (bytes > max_bytes_) return;
  while (bytes_ + bytes > max_bytes_) remove(entries_.find(uses_.back()));
  uses_.push_front(key);
  entries_.emplace(key, Entry{.changes = moment.changes, .text = std::move(text), .use = uses_.begin()});
  bytes_ += bytes;
}

void StatisticsCache::remove(std::map<Key, Entry>::iterator entry) {
  bytes_ -= bytes_of(entry->second.text);
  uses_.erase(entry->second.use);
  entries_.erase(entry);
}

}  // namespace kuhhandel::groups
