#include "server/tables/seat_tokens.h"

#include <algorithm>
#include <utility>

#include "table/seats/join_requests.h"

namespace kuhhandel::server {

using store::GuestKind;

void SeatTokens::add(std::string const& table, Seat seat, keys::TokenHash const& hash) {
  all_.push_back({seat, hash});
  ledger_.write(row::SeatTokenAdded{table, seat, hash});
}

void SeatTokens::add(store::NamedSeat const& named) {
  all_.push_back({named.seat, named.hash});
  ledger_.write(row::NamedTokenAdded{named});
}

void SeatTokens::add_guest_token(table::Table const& table, table::JoinRequest const& join_request,
                                 keys::TokenHash const& hash, std::string const& name) {
  delete_unlisted(table);
  guests_.push_back({join_request.seat, join_request.player, GuestKind::requester, hash});
  ledger_.write(row::GuestTokenAdded{table.setup().id, guests_.back(), name});
}

bool SeatTokens::is_listed(table::Table const& table, store::GuestKey const& key) const {
  if (key.kind == GuestKind::requester) return table::join_request_of(table, key.player) != nullptr;
  return table.presence().vacated().has(key.seat, key.player);
}

bool SeatTokens::is_requester_token(table::Table const& table, keys::TokenHash const& hash) const {
  return std::ranges::any_of(guests_, [&](store::GuestKey const& key) {
    return keys::equal(key.hash, hash) && key.kind == GuestKind::requester && is_listed(table, key);
  });
}

std::vector<keys::TokenHash> SeatTokens::requester_tokens(table::Table const& table) const {
  std::vector<keys::TokenHash> tokens;
  for (auto const& key : guests_)
    if (key.kind == GuestKind::requester && is_listed(table, key)) tokens.push_back(key.hash);
  return tokens;
}

bool SeatTokens::may_watch(table::Table const& table, std::string_view token) const {
  auto const hash = keys::hash_of(token);
  return std::ranges::any_of(guests_, [&](store::GuestKey const& key) {
    return keys::equal(key.hash, hash) && is_listed(table, key);
  });
}

bool SeatTokens::has_token(table::JoinRequest const& join_request) const {
  return std::ranges::any_of(guests_, [&](store::GuestKey const& key) {
    return key.kind == GuestKind::requester && key.player == join_request.player;
  });
}

void SeatTokens::on_event(table::Table const& table, table::Fact const& log_event) {
  if (auto const* const freed = std::get_if<table::fact::SeatVacated>(&log_event)) revoke(table, freed->seat);
  if (auto const* const bot = std::get_if<table::fact::BotSeated>(&log_event)) revoke(table, bot->seat);
  if (auto const* const seated = std::get_if<table::fact::Seated>(&log_event)) promote(table, *seated);
  auto const* const restored = std::get_if<table::fact::SeatRestored>(&log_event);
  if (restored == nullptr) return;
  ledger_.write(
      row::GuestTokensPromoted{table.setup().id, restored->seat, restored->player, GuestKind::freed});
  reload(table.setup().id);
}

void SeatTokens::revoke(table::Table const& table, Seat seat) {
  auto const* const person = table.presence().person(seat);
  if (person == nullptr) return;
  auto const& id = table.setup().id;
  ledger_.write(row::SeatTokensRevoked{id, seat, person->name});
  reload(id);
}

void SeatTokens::promote(table::Table const& table, table::fact::Seated const& seated) {
  if (guests_.empty()) return;
  auto const& id = table.setup().id;
  ledger_.write(row::GuestTokensDeleted{id, seated.player, GuestKind::freed});
  if (table::join_request_of(table, seated.player) != nullptr)
    ledger_.write(row::GuestTokensPromoted{id, seated.seat, seated.player, GuestKind::requester});
  reload(id);
}

void SeatTokens::delete_unlisted(table::Table const& table) {
  auto const& id = table.setup().id;
  for (auto const& key : guests_)
    if (!is_listed(table, key)) ledger_.write(row::GuestTokensDeleted{id, key.player, key.kind});
  std::erase_if(guests_, [&](store::GuestKey const& key) { return !is_listed(table, key); });
}

void SeatTokens::reload(std::string const& table) {
  auto stored = ledger_.keys(table);
  all_ = std::move(stored.seats);
  guests_ = std::move(stored.guests);
}

}  // namespace kuhhandel::server
