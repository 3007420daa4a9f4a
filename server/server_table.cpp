#include "server/server_table.h"

#include <utility>

#include "keys/shuffle.h"
#include "names/folded_name.h"
#include "names/names.h"
#include "table/decide.h"

namespace kuhhandel {
namespace {

Rng rng_for_delays(Chance& chance) { return Rng::from_text(chance.delays_seed()); }

}  // namespace

ServerTable::ServerTable(TableSetup setup, Store& store, Chance& chance, Instant now)
    : store_(store), chance_(chance), live_(std::move(setup), rng_for_delays(chance), *this) {
  store_.add_table(table().setup(), now);
}

ServerTable::ServerTable(StoredTable stored, Store& store, Chance& chance, Instant now)
    : store_(store),
      chance_(chance),
      keys_(std::move(stored.keys)),
      live_(std::move(stored.setup), rng_for_delays(chance), *this) {
  live_.replay(stored.log);
  store_.note_over(table().setup().id, table().state() == TableState::finished);
  live_.carry_out(fact::Reopened{}, now);
}

std::expected<SeatKey, OrderRefusal> ServerTable::seat(std::string player, Instant now) {
  auto const seated = decide_seat(table(), std::move(player));
  if (!seated) return std::unexpected(seated.error());
  SeatKey key{.table = table().setup().id, .seat = seated->seat, .token = chance_.token()};
  keys_.push_back({key.seat, hash_of(key.token)});
  store_.add_key(key.table, key.seat, keys_.back().hash);
  live_.carry_out(*seated, now);
  return key;
}

void ServerTable::give_to_name(Seat seat, std::string_view name_key) {
  auto const& id = table().setup().id;
  auto const token = seat_token_of(name_key, id, seat);
  if (seat_of(token) == seat) return;
  keys_.push_back({seat, hash_of(token)});
  store_.add_named_seat(
      {.table = id, .seat = seat, .name = folded_name(name_at(table(), seat)), .hash = keys_.back().hash});
}

std::optional<Seat> ServerTable::seat_of(std::string_view token) const {
  auto const hash = hash_of(token);
  for (auto const& key : keys_) {
    if (same(key.hash, hash)) return key.seat;
  }
  return {};
}

std::string ServerTable::seed() {
  return table().shuffle() ? seed_of(*table().shuffle()) : chance_.game_seed();
}

std::optional<BotAnswer> ServerTable::think(BotQuestion question) {
  if (thinkers_ == nullptr) return Keeper::think(std::move(question));
  thinkers_->think(asker_, std::move(question));
  return {};
}

std::optional<Fact> ServerTable::preparation() {
  // Deals that can be foreseen need no proof that they cannot.
  if (chance_.is_foreseen() || table().shuffle() || table().state() == TableState::running) return {};
  auto secret = chance_.secret();
  auto commitment = commitment_to(secret);
  return fact::Committed{.secret = std::move(secret), .commitment = std::move(commitment)};
}

void ServerTable::append(Entry const& entry, std::uint64_t version) {
  store_.append(table().setup(), version, entry);
  if (std::holds_alternative<fact::Started>(entry.fact)) store_.note_over(table().setup().id, false);
  if (auto const* const freed = std::get_if<fact::Freed>(&entry.fact)) forget_keys(freed->seat);
  if (auto const* const bot = std::get_if<fact::BotSeated>(&entry.fact)) forget_keys(bot->seat);
}

void ServerTable::ended() {
  store_.add_game(table().setup().id, table().game()->number, record_text(table()));
  store_.note_over(table().setup().id, true);
}

void ServerTable::forget_keys(Seat seat) {
  std::erase_if(keys_, [&](SeatKeyHash const& key) { return key.seat == seat; });
  store_.remove_keys(table().setup().id, seat);
}

}  // namespace kuhhandel
