#include "server/tables/table_cache.h"

#include <algorithm>

#include "keys/token.h"

namespace kuhhandel::server {
namespace {

std::string const& id_of(TableCache::Entry const& entry) { return entry.table->table().setup().id; }

}  // namespace

TableCache::Entry* TableCache::find(std::string_view id) {
  auto const found = entries_.find(id);
  return found == entries_.end() ? nullptr : &found->second;
}

TableCache::Entry* TableCache::add(std::unique_ptr<ServerTable> table) {
  if (!make_room()) return nullptr;
  auto const& id = table->table().setup().id;
  auto& entry = entries_[id];
  entry.code = keys::code_of(id);
  entry.table = std::move(table);
  entry.number = ++added_;
  update_idle(entry);
  return &entry;
}

bool TableCache::make_room() {
  while (entries_.size() >= limits_.all)
    if (!evict_one()) return false;
  return true;
}

/// Evicts one table, preferably an idle one. Returns false if all tables have connections.
bool TableCache::evict_one() {
  if (!idle_.empty()) {
    trim_idle(idle_.size() - 1);
    return true;
  }
  auto const candidate = std::ranges::find_if(
      entries_, [](auto const& each) { return !each.second.table->live().has_connections(); });
  if (candidate == entries_.end()) return false;
  erase(candidate);
  return true;
}

void TableCache::update_due(Entry& entry) {
  cancel_timer(entry);
  entry.due = entry.table->is_asleep() ? std::nullopt : entry.table->live().next_due();
  if (entry.due) timers_.insert({*entry.due, id_of(entry)});
  update_idle(entry);
}

void TableCache::cancel_timer(Entry& entry) {
  if (entry.due) timers_.erase({*entry.due, id_of(entry)});
  entry.due.reset();
}

/// Marks the entry as used now, which makes it the last of the idle tables to be evicted.
void TableCache::update_idle(Entry& entry) {
  if (entry.idle_since) idle_.erase(*entry.idle_since);
  entry.idle_since.reset();
  if (entry.due || entry.table->live().has_connections()) return;
  entry.idle_since = ++uses_;
  idle_.emplace(*entry.idle_since, id_of(entry));
  trim_idle(limits_.idle);
}

void TableCache::trim_idle(std::size_t capacity) {
  while (idle_.size() > capacity) evict(idle_.begin()->second);
}

void TableCache::evict(std::string_view id) {
  auto const found = entries_.find(id);
  if (found != entries_.end()) erase(found);
}

void TableCache::erase(Entries::iterator entry) {
  cancel_timer(entry->second);
  if (entry->second.idle_since) idle_.erase(*entry->second.idle_since);
  entries_.erase(entry);
}

int people_at(TableCache const& tables) {
  std::ptrdiff_t people = 0;
  for (auto const& [id, entry] : tables.entries())
    people += std::ranges::count_if(entry.table->table().presence().occupants(), table::is_there);
  return static_cast<int>(people);
}

std::optional<table::Instant> TableCache::next_due() const {
  if (timers_.empty()) return {};
  return timers_.begin()->first;
}

}  // namespace kuhhandel::server
