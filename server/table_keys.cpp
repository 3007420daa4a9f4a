#include "server/table_keys.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "table/newcomers.h"

namespace kuhhandel::server {

void TableKeys::add(std::string const& table, Seat seat, keys::TokenHash const& hash) {
  all_.push_back({seat, hash});
  store_.add_key(table, seat, hash);
}

void TableKeys::add(store::NamedSeat const& named) {
  all_.push_back({named.seat, named.hash});
  store_.add_named_seat(named);
}

void TableKeys::ask(table::Table const& table, std::string player, keys::TokenHash const& hash) {
  std::erase_if(newcomers_, [&](OfNewcomer const& known) {
    return known.player == player || table::newcomer_named(table, known.player) == nullptr;
  });
  newcomers_.push_back({std::move(player), hash});
}

bool TableKeys::is_newcomers(table::Table const& table, keys::TokenHash const& hash) const {
  return std::ranges::any_of(newcomers_, [&](OfNewcomer const& known) {
    return keys::same(known.hash, hash) && table::newcomer_named(table, known.player) != nullptr;
  });
}

void TableKeys::follow(table::Table const& table, table::Fact const& fact) {
  auto const& id = table.setup().id;
  if (auto const* const freed = std::get_if<table::fact::Freed>(&fact)) set_aside(id, freed->seat);
  if (auto const* const bot = std::get_if<table::fact::BotSeated>(&fact)) forget(id, bot->seat);
  if (auto const* const seated = std::get_if<table::fact::Seated>(&fact)) give_to_newcomer(table, *seated);
  auto const* const back = std::get_if<table::fact::GivenBack>(&fact);
  if (back == nullptr) return;
  for (auto const& key : set_aside_)
    if (key.seat == back->seat) add(id, key.seat, key.hash);
}

void TableKeys::set_aside(std::string const& table, Seat seat) {
  auto const is_of_seat = [&](store::SeatKeyHash const& key) { return key.seat == seat; };
  std::erase_if(set_aside_, is_of_seat);
  std::ranges::copy_if(all_, std::back_inserter(set_aside_), is_of_seat);
  forget(table, seat);
}

void TableKeys::give_to_newcomer(table::Table const& table, table::fact::Seated const& seated) {
  if (table::newcomer_named(table, seated.player) == nullptr) return;
  auto const known = std::ranges::find(newcomers_, seated.player, &OfNewcomer::player);
  if (known == newcomers_.end()) return;
  add(table.setup().id, seated.seat, known->hash);
  newcomers_.erase(known);
}

void TableKeys::forget(std::string const& table, Seat seat) {
  std::erase_if(all_, [&](store::SeatKeyHash const& key) { return key.seat == seat; });
  store_.remove_keys(table, seat);
}

}  // namespace kuhhandel::server
