#include "server/tables/table_cache.h"

#include <algorithm>

#include "keys/token.h"

namespace kuhhandel::server {
namespace {

std::string const& id_of(TablesInMemory::Entry const& entry) { return entry.table->table().setup().id; }

}  // namespace

TablesInMemory::Entry* TablesInMemory::find(std::string_view id) {
  auto const found = entries_.find(id);
  return found == entries_.end() ? nullptr : &found->second;
}

TablesInMemory::Entry* TablesInMemory::add(std::unique_ptr<ServerTable> table) {
  if (!make_room()) return nullptr;
  auto const& id = table->table().setup().id;
  auto& entry = entries_[id];
  entry.code = keys::code_of(id);
  entry.table = std::move(table);
  entry.number = ++added_;
  keep_idle(entry);
  return &entry;
}

bool TablesInMemory::make_room() {
  while (entries_.size() >= most_.all)
    if (!leave_unwatched()) return false;
  return true;
}

/// One of them, an idle one first; false where all are being watched.
bool TablesInMemory::leave_unwatched() {
  if (!idle_.empty()) {
    leave_idle(idle_.size() - 1);
    return true;
  }
  auto const unwatched = std::ranges::find_if(
      entries_, [](auto const& each) { return !each.second.table->live().has_connections(); });
  if (unwatched == entries_.end()) return false;
  erase(unwatched);
  return true;
}

void TablesInMemory::settle(Entry& entry) {
  stand_still(entry);
  entry.due = entry.table->is_asleep() ? std::nullopt : entry.table->live().next_due();
  if (entry.due) dues_.insert({*entry.due, id_of(entry)});
  keep_idle(entry);
}

void TablesInMemory::stand_still(Entry& entry) {
  if (entry.due) dues_.erase({*entry.due, id_of(entry)});
  entry.due.reset();
}

/// It is used now, and stays longest of those that are idle.
void TablesInMemory::keep_idle(Entry& entry) {
  if (entry.idle_since) idle_.erase(*entry.idle_since);
  entry.idle_since.reset();
  if (entry.due || entry.table->live().has_connections()) return;
  entry.idle_since = ++uses_;
  idle_.emplace(*entry.idle_since, id_of(entry));
  leave_idle(most_.idle);
}

void TablesInMemory::leave_idle(std::size_t most) {
  while (idle_.size() > most) let_go(idle_.begin()->second);
}

void TablesInMemory::let_go(std::string_view id) {
  auto const found = entries_.find(id);
  if (found != entries_.end()) erase(found);
}

void TablesInMemory::erase(Entries::iterator entry) {
  stand_still(entry->second);
  if (entry->second.idle_since) idle_.erase(*entry->second.idle_since);
  entries_.erase(entry);
}

int people_at(TablesInMemory const& tables) {
  std::ptrdiff_t people = 0;
  for (auto const& [id, entry] : tables.entries())
    people += std::ranges::count_if(entry.table->table().presence().occupants(), table::is_there);
  return static_cast<int>(people);
}

std::optional<table::Instant> TablesInMemory::next_due() const {
  if (dues_.empty()) return {};
  return dues_.begin()->first;
}

}  // namespace kuhhandel::server
