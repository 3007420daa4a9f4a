#include "server/notifications/watched_tables.h"

#include <utility>

#include "table/modes/correspondence.h"

namespace kuhhandel::server {
namespace {

std::optional<Seat> asked_seat(table::Table const& table) {
  auto const decision_maker = table::awaited_actor(table);
  auto const* const seat = decision_maker ? std::get_if<Seat>(&*decision_maker) : nullptr;
  return seat == nullptr ? std::nullopt : std::optional(*seat);
}

/// Returns the deadline of the current decision.
std::optional<table::Instant> answer_by(table::Table const& table) {
  auto const* const limit = std::get_if<table::Limit>(&table.schedule().clock());
  return limit == nullptr || !asked_seat(table) ? std::nullopt : std::optional(limit->at);
}

SeatSet people_there(table::Table const& table) {
  SeatSet connected;
  for (auto const seat : seats_of(table.setup().seats)) {
    auto const* const person = table.presence().person(seat);
    if (person != nullptr && !person->away) connected.insert(seat);
  }
  return connected;
}

}  // namespace

std::int64_t push_cursor(table::Table const& table) {
  auto const& game = table.game();
  return game ? game->number * kCursorStepPerGame + static_cast<std::int64_t>(game->commands.size()) + 1 : 0;
}

outbox_event::TableStatusChanged status_of(ServerTable const& live) {
  auto const& table = live.table();
  outbox_event::TableStatusChanged status_of{
      .name = table.setup().name,
      .state = table.state(),
      .cursor = push_cursor(table),
      .is_young = table.game() && table.game()->commands.size() == 0,
      .asked_seat = asked_seat(table),
      .waits_for_engine = table::awaited_actor(table) && !asked_seat(table),
      .answer_by = answer_by(table),
      .connected = people_there(table),
      .keys = live.tokens().all(),
      .requester_tokens = live.tokens().requester_tokens(table)};
  if (table.state() != table::TableState::running) return status_of;
  status_of.since = table.awaited_since();
  status_of.decision = pending_decision(table);
  return status_of;
}

void WatchedTables::replace(std::vector<std::string> const& tables) {
  tables_.clear();
  for (auto const& table : tables) tables_[table];
}

void WatchedTables::update(std::vector<std::string> const& tables) {
  std::map<std::string, Watched, std::less<>> followed;
  for (auto const& table : tables) {
    auto watched = tables_.extract(table);
    if (watched.empty())
      followed[table];
    else
      followed.insert(std::move(watched));
  }
  tables_ = std::move(followed);
}

void WatchedTables::add(std::string const& table, std::uint64_t version) {
  tables_[table] = {.events_from = version};
}

std::uint64_t WatchedTables::events_from(std::string const& table) const {
  auto const found = tables_.find(table);
  return found == tables_.end() ? 0 : found->second.events_from;
}

WatchedTables::LastStatus WatchedTables::last_status_of(ServerTable const& live) {
  auto const& table = live.table();
  return {.state = table.state(),
          .game = table.game() ? table.game()->number : 0,
          .commands = table.game() ? table.game()->commands.size() : 0,
          .asked_seat = asked_seat(table),
          .keys = live.tokens().all().size(),
          .join_requests = table.presence().join_requests().all().size()};
}

void WatchedTables::check(ServerTable& live) {
  auto const found = tables_.find(live.table().setup().id);
  // A sleeping table must not write anything.
  if (found == tables_.end() || live.is_asleep()) return;
  auto& called = found->second;
  auto const version = live.table().version();
  // A table emits its status once per version; later changes of tokens are emitted with the next version.
  if (called.last_status && called.emitted_at_version == version) return;
  auto const status = last_status_of(live);
  if (std::exchange(called.last_status, status) == status) return;
  called.emitted_at_version = version;
  live.emit(status_of(live));
}

}  // namespace kuhhandel::server
