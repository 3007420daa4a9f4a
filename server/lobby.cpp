#include "server/lobby.h"

#include <algorithm>

#include "server/unless_damaged.h"

namespace kuhhandel::server {

namespace {

/// So much of a run is not known of where a server is killed.
constexpr table::Duration kBetweenMarks = std::chrono::minutes(5);

}  // namespace

table::Instant Lobby::begin_run(table::Instant wall) {
  store::Runs runs(store_.database());
  auto const began = runs.begin(wall);
  run_.emplace(runs, began);
  return began;
}

ServerTable& Lobby::add(std::unique_ptr<ServerTable> table) {
  auto const& id = table->table().setup().id;
  table->let_think(thinkers_, {id, ++opened_});
  auto& entry = tables_[id];
  entry.table = std::move(table);
  entry.number = opened_;
  return *entry.table;
}

void Lobby::let_think(Thinkers* thinkers) {
  thinkers_ = thinkers;
  for (auto const& [id, entry] : tables_) entry.table->let_think(thinkers, {id, entry.number});
}

void Lobby::take(Asker const& asker, live::BotAnswer answer, table::Instant now) {
  auto const found = tables_.find(asker.table);
  if (found == tables_.end() || found->second.number != asker.opening) return;
  auto& table = *found->second.table;
  unless_damaged([&] { table.live().take(std::move(answer), now); }, [] {});
  settle(table);
}

void Lobby::let_go_of_unwatched() {
  for (auto entry = tables_.begin(); entry != tables_.end();) {
    auto const& [id, kept] = *entry;
    if (kept.table->live().has_connections()) {
      ++entry;
      continue;
    }
    if (kept.due) dues_.erase({*kept.due, id});
    entry = tables_.erase(entry);
  }
}

std::optional<live::SeatKey> Lobby::open_table(table::TableSetup setup, std::string host,
                                               table::Instant now) {
  if (tables_.size() >= kMostTables) let_go_of_unwatched();
  if (tables_.size() >= kMostTables) return {};
  do setup.id = chance_.table_id();
  while (find(setup.id, now) != nullptr);
  auto& table = add(std::make_unique<ServerTable>(std::move(setup), store_, chance_, now));
  return table.seat(std::move(host), now).value();
}

ServerTable* Lobby::find(std::string const& id, table::Instant now) {
  auto const found = tables_.find(id);
  if (found != tables_.end()) return found->second.table.get();
  auto stored = store_.load(id);
  if (!stored) return nullptr;
  return &add(std::make_unique<ServerTable>(std::move(*stored), store_, chance_, now));
}

std::vector<table::Table const*> Lobby::listed() const {
  std::vector<Entry const*> entries;
  for (auto const& [id, entry] : tables_) {
    auto const& table = entry.table->table();
    bool const listed =
        table.setup().is_public && table.state() != table::TableState::finished && live::has_people(table);
    if (listed) entries.push_back(&entry);
  }
  std::ranges::sort(entries, std::ranges::greater{}, &Entry::number);
  std::vector<table::Table const*> tables;
  for (auto const* const entry : entries) tables.push_back(&entry->table->table());
  return tables;
}

void Lobby::tell_if_finished(Entry& entry) {
  auto const& table = entry.table->table();
  if (!when_finished_ || table.state() != table::TableState::finished || entry.told == table.game()->number)
    return;
  entry.told = table.game()->number;
  when_finished_(table);
}

void Lobby::settle(ServerTable& table) {
  auto const id = table.table().setup().id;
  auto& entry = tables_.find(id)->second;
  if (entry.due) dues_.erase({*entry.due, id});
  entry.due = table.live().next_due();
  if (entry.due) dues_.insert({*entry.due, id});
  tell_if_finished(entry);
  if (table.table().state() == table::TableState::finished && !table.live().has_connections())
    tables_.erase(id);
}

void Lobby::stand_still(Entry& entry) {
  if (entry.due) dues_.erase({*entry.due, entry.table->table().setup().id});
  entry.due.reset();
}

void Lobby::pass_time(table::Instant now) {
  if (run_ && now >= run_->marked + kBetweenMarks) {
    run_->kept.mark(now);
    run_->marked = now;
  }
  while (!dues_.empty() && dues_.begin()->first <= now) {
    auto& entry = tables_.find(dues_.begin()->second)->second;
    bool const is_whole = unless_damaged(
        [&] {
          entry.table->live().pass_time(now);
          settle(*entry.table);
          return true;
        },
        [] { return false; });
    // Time stands still there; whoever comes is told.
    if (!is_whole) stand_still(entry);
  }
}

std::optional<table::Instant> Lobby::next_due() const {
  auto const of_tables = dues_.empty() ? std::nullopt : std::optional(dues_.begin()->first);
  if (!run_) return of_tables;
  auto const mark = run_->marked + kBetweenMarks;
  return of_tables ? std::min(*of_tables, mark) : mark;
}

}  // namespace kuhhandel::server
