#include "server/lobby.h"

#include <algorithm>

namespace kuhhandel {

ServerTable& Lobby::add(std::unique_ptr<ServerTable> live) {
  auto const& id = live->table().setup().id;
  live->let_think(thinkers_, {id, ++opened_});
  auto& entry = live_tables_[id];
  entry.live = std::move(live);
  entry.number = opened_;
  return *entry.live;
}

void Lobby::let_think(Thinkers* thinkers) {
  thinkers_ = thinkers;
  for (auto const& [id, entry] : live_tables_) entry.live->let_think(thinkers, {id, entry.number});
}

void Lobby::take(Asker const& asker, BotAnswer answer, Instant now) {
  auto const found = live_tables_.find(asker.table);
  if (found == live_tables_.end() || found->second.number != asker.opening) return;
  auto& live = *found->second.live;
  live.take(std::move(answer), now);
  settle(live);
}

void Lobby::let_go_of_unwatched() {
  for (auto entry = live_tables_.begin(); entry != live_tables_.end();) {
    auto const& [id, kept] = *entry;
    if (kept.live->has_connections()) {
      ++entry;
      continue;
    }
    if (kept.due) dues_.erase({*kept.due, id});
    entry = live_tables_.erase(entry);
  }
}

std::optional<SeatKey> Lobby::open_table(TableSetup setup, std::string host, Instant now) {
  if (live_tables_.size() >= kMostTables) let_go_of_unwatched();
  if (live_tables_.size() >= kMostTables) return {};
  do setup.id = chance_.table_id();
  while (find(setup.id, now) != nullptr);
  auto& live = add(std::make_unique<ServerTable>(std::move(setup), store_, chance_, now));
  return live.seat(std::move(host), now).value();
}

ServerTable* Lobby::find(std::string const& id, Instant now) {
  auto const found = live_tables_.find(id);
  if (found != live_tables_.end()) return found->second.live.get();
  auto stored = store_.load(id);
  if (!stored) return nullptr;
  return &add(std::make_unique<ServerTable>(std::move(*stored), store_, chance_, now));
}

std::vector<Table const*> Lobby::listed() const {
  std::vector<Entry const*> entries;
  for (auto const& [id, entry] : live_tables_) {
    auto const& table = entry.live->table();
    bool const listed =
        table.setup().is_public && table.state() != TableState::finished && entry.live->has_people();
    if (listed) entries.push_back(&entry);
  }
  std::ranges::sort(entries, std::ranges::greater{}, &Entry::number);
  std::vector<Table const*> tables;
  for (auto const* const entry : entries) tables.push_back(&entry->live->table());
  return tables;
}

void Lobby::tell_if_finished(Entry& entry) {
  auto const& table = entry.live->table();
  if (!when_finished_ || table.state() != TableState::finished || entry.told == table.game()->number) return;
  entry.told = table.game()->number;
  when_finished_(table);
}

void Lobby::settle(ServerTable& live) {
  auto const id = live.table().setup().id;
  auto& entry = live_tables_.find(id)->second;
  if (entry.due) dues_.erase({*entry.due, id});
  entry.due = live.next_due();
  if (entry.due) dues_.insert({*entry.due, id});
  tell_if_finished(entry);
  if (live.table().state() == TableState::finished && !live.has_connections()) live_tables_.erase(id);
}

void Lobby::pass_time(Instant now) {
  while (!dues_.empty() && dues_.begin()->first <= now) {
    auto& live = *live_tables_.find(dues_.begin()->second)->second.live;
    live.pass_time(now);
    settle(live);
  }
}

std::optional<Instant> Lobby::next_due() const {
  if (dues_.empty()) return {};
  return dues_.begin()->first;
}

}  // namespace kuhhandel
