#include "server/tables/unclaimed_tables.h"

#include <utility>

#include "server/http/corruption_guard.h"
#include "server/outbox/remove_table.h"

namespace kuhhandel::server {

Unvisited::Unvisited(Ledger& ledger) : ledger_(ledger) { look_again(); }

void Unvisited::look_again() {
  std::erase_if(tables_, [&](auto const& entry) { return !holds(ledger_, entry.first); });
  for (auto const& table : ledger_.unvisited())
    if (holds(ledger_, table.id) && !tables_.contains(table.id)) opened(table.id, table.made);
}

void Unvisited::opened(std::string const& table, table::Instant now) {
  if (tables_.try_emplace(table, now).second) in_order_.push_back({now, table});
}

void Unvisited::visited(std::string const& table) {
  if (tables_.erase(table) != 0) ledger_.write(row::Visited{table});
}

std::optional<std::string> Unvisited::forget(table::Instant now) {
  while (!in_order_.empty() && in_order_.front().made + kPatience <= now) {
    auto const [made, table] = std::move(in_order_.front());
    in_order_.pop_front();
    auto const waiting = tables_.find(table);
    if (waiting == tables_.end() || waiting->second != made) continue;
    tables_.erase(waiting);
    unless_damaged([&] { remove_table(ledger_, table, now); }, [] {});
    return table;
  }
  return {};
}

std::optional<table::Instant> Unvisited::next_due() const {
  if (in_order_.empty()) return {};
  return in_order_.front().made + kPatience;
}

}  // namespace kuhhandel::server
