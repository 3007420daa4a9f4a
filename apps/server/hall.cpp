#include "apps/server/hall.h"

#include <algorithm>

namespace kuhhandel {

Room& Hall::add(std::unique_ptr<Room> room) {
  auto const& id = room->table().setup().id;
  room->let_think(thinkers_, {id, ++opened_});
  auto& entry = rooms_[id];
  entry.room = std::move(room);
  entry.number = opened_;
  return *entry.room;
}

void Hall::let_think(Thinkers* thinkers) {
  thinkers_ = thinkers;
  for (auto const& [id, entry] : rooms_) entry.room->let_think(thinkers, {id, entry.number});
}

void Hall::take(Asker const& asker, BotAnswer answer, Instant now) {
  auto const found = rooms_.find(asker.table);
  if (found == rooms_.end() || found->second.number != asker.opening) return;
  auto& room = *found->second.room;
  room.take(std::move(answer), now);
  settle(room);
}

void Hall::let_go_of_unwatched() {
  for (auto entry = rooms_.begin(); entry != rooms_.end();) {
    auto const& [id, kept] = *entry;
    if (kept.room->has_lines()) {
      ++entry;
      continue;
    }
    if (kept.due) dues_.erase({*kept.due, id});
    entry = rooms_.erase(entry);
  }
}

std::optional<SeatKey> Hall::open_table(TableSetup setup, std::string host, Instant now) {
  if (rooms_.size() >= kMostTables) let_go_of_unwatched();
  if (rooms_.size() >= kMostTables) return {};
  do setup.id = chance_.table_id();
  while (find(setup.id, now) != nullptr);
  auto& room = add(std::make_unique<Room>(std::move(setup), store_, chance_, now));
  return room.seat(std::move(host), now).value();
}

Room* Hall::find(std::string const& id, Instant now) {
  auto const found = rooms_.find(id);
  if (found != rooms_.end()) return found->second.room.get();
  auto stored = store_.load(id);
  if (!stored) return nullptr;
  return &add(std::make_unique<Room>(std::move(*stored), store_, chance_, now));
}

std::vector<Table const*> Hall::listed() const {
  std::vector<Entry const*> entries;
  for (auto const& [id, entry] : rooms_) {
    auto const& table = entry.room->table();
    bool const listed =
        table.setup().is_public && table.state() != TableState::finished && entry.room->has_people();
    if (listed) entries.push_back(&entry);
  }
  std::ranges::sort(entries, std::ranges::greater{}, &Entry::number);
  std::vector<Table const*> tables;
  for (auto const* const entry : entries) tables.push_back(&entry->room->table());
  return tables;
}

void Hall::tell_if_finished(Entry& entry) {
  auto const& table = entry.room->table();
  if (!when_finished_ || table.state() != TableState::finished || entry.told == table.game()->number) return;
  entry.told = table.game()->number;
  when_finished_(table);
}

void Hall::settle(Room& room) {
  auto const id = room.table().setup().id;
  auto& entry = rooms_.find(id)->second;
  if (entry.due) dues_.erase({*entry.due, id});
  entry.due = room.next_due();
  if (entry.due) dues_.insert({*entry.due, id});
  tell_if_finished(entry);
  if (room.table().state() == TableState::finished && !room.has_lines()) rooms_.erase(id);
}

void Hall::pass_time(Instant now) {
  while (!dues_.empty() && dues_.begin()->first <= now) {
    auto& room = *rooms_.find(dues_.begin()->second)->second.room;
    room.pass_time(now);
    settle(room);
  }
}

std::optional<Instant> Hall::next_due() const {
  if (dues_.empty()) return {};
  return dues_.begin()->first;
}

}  // namespace kuhhandel
