#include "server/tables/unclaimed_tables.h"

#include <utility>

#include "server/http/corruption_guard.h"
#include "server/outbox/remove_table.h"

namespace kuhhandel::server {

UnclaimedTables::UnclaimedTables(Ledger& ledger) : ledger_(ledger) { reload(); }

void UnclaimedTables::reload() {
  std::erase_if(tables_, [&](auto const& entry) { return !owns(ledger_, entry.first); });
  for (auto const& table : ledger_.unclaimed_tables())
    if (owns(ledger_, table.id) && !tables_.contains(table.id)) on_opened(table.id, table.made);
}

void UnclaimedTables::on_opened(std::string const& table, table::Instant now) {
  if (tables_.try_emplace(table, now).second) in_order_.push_back({now, table});
}

void UnclaimedTables::on_claimed(std::string const& table) {
  if (tables_.erase(table) != 0) ledger_.write(row::TableClaimed{table});
}

std::optional<std::string> UnclaimedTables::expire_one(table::Instant now) {
  while (!in_order_.empty() && in_order_.front().made + kTimeToLive <= now) {
    auto const [made, table] = std::move(in_order_.front());
    in_order_.pop_front();
    auto const waiting = tables_.find(table);
    if (waiting == tables_.end() || waiting->second != made) continue;
    tables_.erase(waiting);
    guard_corruption([&] { remove_table(ledger_, table, now); }, [] {});
    return table;
  }
  return {};
}

std::optional<table::Instant> UnclaimedTables::next_due() const {
  if (in_order_.empty()) return {};
  return in_order_.front().made + kTimeToLive;
}

}  // namespace kuhhandel::server
