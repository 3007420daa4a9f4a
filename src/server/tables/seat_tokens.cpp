#include "server/tables/seat_tokens.h"

#include <algorithm>
#include <utility>

#include "table/newcomers.h"

namespace kuhhandel::server {

using store::GuestKind;

void TableKeys::add(std::string const& table, Seat seat, keys::TokenHash const& hash) {
  all_.push_back({seat, hash});
  ledger_.write(row::KeyAdded{table, seat, hash});
}

void TableKeys::add(store::NamedSeat const& named) {
  all_.push_back({named.seat, named.hash});
  ledger_.write(row::NamedKeyAdded{named});
}

void TableKeys::ask(table::Table const& table, table::Newcomer const& newcomer, keys::TokenHash const& hash,
                    std::string const& name) {
  forget_unlisted(table);
  guests_.push_back({newcomer.seat, newcomer.player, GuestKind::newcomer, hash});
  ledger_.write(row::GuestKeyAdded{table.setup().id, guests_.back(), name});
}

bool TableKeys::is_listed(table::Table const& table, store::GuestKey const& key) const {
  if (key.kind == GuestKind::newcomer) return table::newcomer_named(table, key.player) != nullptr;
  return table.presence().freed().has(key.seat, key.player);
}

bool TableKeys::is_newcomers(table::Table const& table, keys::TokenHash const& hash) const {
  return std::ranges::any_of(guests_, [&](store::GuestKey const& key) {
    return keys::same(key.hash, hash) && key.kind == GuestKind::newcomer && is_listed(table, key);
  });
}

std::vector<keys::TokenHash> TableKeys::newcomers(table::Table const& table) const {
  std::vector<keys::TokenHash> keys;
  for (auto const& key : guests_)
    if (key.kind == GuestKind::newcomer && is_listed(table, key)) keys.push_back(key.hash);
  return keys;
}

bool TableKeys::lets_watch(table::Table const& table, std::string_view token) const {
  auto const hash = keys::hash_of(token);
  return std::ranges::any_of(guests_, [&](store::GuestKey const& key) {
    return keys::same(key.hash, hash) && is_listed(table, key);
  });
}

bool TableKeys::has_key(table::Newcomer const& newcomer) const {
  return std::ranges::any_of(guests_, [&](store::GuestKey const& key) {
    return key.kind == GuestKind::newcomer && key.player == newcomer.player;
  });
}

void TableKeys::follow(table::Table const& table, table::Fact const& fact) {
  if (auto const* const freed = std::get_if<table::fact::Freed>(&fact)) set_aside(table, freed->seat);
  if (auto const* const bot = std::get_if<table::fact::BotSeated>(&fact)) set_aside(table, bot->seat);
  if (auto const* const seated = std::get_if<table::fact::Seated>(&fact)) sit_down(table, *seated);
  auto const* const back = std::get_if<table::fact::GivenBack>(&fact);
  if (back == nullptr) return;
  ledger_.write(row::KeysGiven{table.setup().id, back->seat, back->player, GuestKind::freed});
  read_anew(table.setup().id);
}

void TableKeys::set_aside(table::Table const& table, Seat seat) {
  auto const* const person = table.presence().person(seat);
  if (person == nullptr) return;
  auto const& id = table.setup().id;
  ledger_.write(row::KeysSetAside{id, seat, person->name});
  read_anew(id);
}

void TableKeys::sit_down(table::Table const& table, table::fact::Seated const& seated) {
  if (guests_.empty()) return;
  auto const& id = table.setup().id;
  ledger_.write(row::GuestKeysForgotten{id, seated.player, GuestKind::freed});
  if (table::newcomer_named(table, seated.player) != nullptr)
    ledger_.write(row::KeysGiven{id, seated.seat, seated.player, GuestKind::newcomer});
  read_anew(id);
}

void TableKeys::forget_unlisted(table::Table const& table) {
  auto const& id = table.setup().id;
  for (auto const& key : guests_)
    if (!is_listed(table, key)) ledger_.write(row::GuestKeysForgotten{id, key.player, key.kind});
  std::erase_if(guests_, [&](store::GuestKey const& key) { return !is_listed(table, key); });
}

void TableKeys::read_anew(std::string const& table) {
  auto kept = ledger_.keys(table);
  all_ = std::move(kept.seats);
  guests_ = std::move(kept.guests);
}

}  // namespace kuhhandel::server
