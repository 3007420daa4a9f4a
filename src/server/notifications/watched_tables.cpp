#include "server/notifications/watched_tables.h"

#include <utility>

#include "table/in_turn.h"

namespace kuhhandel::server {
namespace {

std::optional<Seat> asked_seat(table::Table const& table) {
  auto const asked = table::asked(table);
  auto const* const seat = asked ? std::get_if<Seat>(&*asked) : nullptr;
  return seat == nullptr ? std::nullopt : std::optional(*seat);
}

/// By when whoever is asked has to answer.
std::optional<table::Instant> answer_by(table::Table const& table) {
  auto const* const limit = std::get_if<table::Limit>(&table.schedule().clock());
  return limit == nullptr || !asked_seat(table) ? std::nullopt : std::optional(limit->at);
}

SeatSet people_there(table::Table const& table) {
  SeatSet there;
  for (auto const seat : seats_of(table.setup().seats)) {
    auto const* const person = table.presence().person(seat);
    if (person != nullptr && !person->away) there.insert(seat);
  }
  return there;
}

}  // namespace

std::int64_t told_so_far(table::Table const& table) {
  auto const& game = table.game();
  return game ? game->number * kToldOfAGame + static_cast<std::int64_t>(game->commands.size()) + 1 : 0;
}

news::Stands stands(ServerTable const& live) {
  auto const& table = live.table();
  news::Stands stands{.name = table.setup().name,
                      .state = table.state(),
                      .told = told_so_far(table),
                      .is_young = table.game() && table.game()->commands.size() == 0,
                      .asked = asked_seat(table),
                      .waits_for_house = table::asked(table) && !asked_seat(table),
                      .answer_by = answer_by(table),
                      .there = people_there(table),
                      .keys = live.keys().all(),
                      .newcomers = live.keys().newcomers(table)};
  if (table.state() != table::TableState::running) return stands;
  stands.since = table.asked_since();
  stands.question = asked_question(table);
  return stands;
}

void CalledTables::know(std::vector<std::string> const& tables) {
  tables_.clear();
  for (auto const& table : tables) tables_[table];
}

void CalledTables::follow(std::vector<std::string> const& tables) {
  std::map<std::string, Called, std::less<>> followed;
  for (auto const& table : tables) {
    auto known = tables_.extract(table);
    if (known.empty())
      followed[table];
    else
      followed.insert(std::move(known));
  }
  tables_ = std::move(followed);
}

void CalledTables::add(std::string const& table, std::uint64_t version) {
  tables_[table] = {.news_from = version};
}

std::uint64_t CalledTables::news_from(std::string const& table) const {
  auto const found = tables_.find(table);
  return found == tables_.end() ? 0 : found->second.news_from;
}

CalledTables::Standing CalledTables::standing_of(ServerTable const& live) {
  auto const& table = live.table();
  return {.state = table.state(),
          .game = table.game() ? table.game()->number : 0,
          .commands = table.game() ? table.game()->commands.size() : 0,
          .asked = asked_seat(table),
          .keys = live.keys().all().size(),
          .newcomers = table.presence().newcomers().all().size()};
}

void CalledTables::look(ServerTable& live) {
  auto const found = tables_.find(live.table().setup().id);
  // One that sleeps writes nothing.
  if (found == tables_.end() || live.is_asleep()) return;
  auto& called = found->second;
  auto const version = live.table().version();
  // Of one version a table tells once how it stands; what a key has changed since then it tells with the
  // next.
  if (called.told && called.told_at == version) return;
  auto const standing = standing_of(live);
  if (std::exchange(called.told, standing) == standing) return;
  called.told_at = version;
  live.tell(stands(live));
}

}  // namespace kuhhandel::server
