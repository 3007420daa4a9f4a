#include "server/tables/server_table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "keys/shuffle.h"
#include "names/names.h"
#include "names/normalized_name.h"
#include "table/decide.h"
#include "table/seats/faces.h"
#include "table/seats/join_requests.h"

namespace kuhhandel::server {
namespace {

/// A log up to this length is not worth compacting.
constexpr int kMinLogToCompact = 32;
/// Facts at a table without a running game are limited in rate, but could be added for days.
constexpr int kMaxEventsBetweenGames = 100;
constexpr std::chrono::hours kUsedWriteInterval{1};

/// Returns the name of the player who has the seat, or who had it and may get it back; empty if there is
/// none.
std::string_view owner_of(table::Table const& table, Seat seat, table::Instant now) {
  auto const* const empty = std::get_if<table::EmptySeat>(&table.presence()[seat]);
  if (empty == nullptr) return table::name_at(table, seat);
  return empty->undone_until && now <= *empty->undone_until ? std::string_view(empty->vacated_by)
                                                            : std::string_view{};
}

/// Returns whether the player of another seat or a requester has this name or one that looks like it.
bool is_name_taken(table::Table const& table, std::string_view name, Seat by, table::Instant now) {
  auto const seen = names::name_skeleton(name);
  for (auto const seat : seats_of(table.setup().seats)) {
    auto const owner = owner_of(table, seat, now);  // empty: the seat has no owner
    if (seat != by && !owner.empty() && names::name_skeleton(owner) == seen) return true;
  }
  return std::ranges::any_of(table.presence().join_requests().all(),
                             [&](table::JoinRequest const& join_request) {
                               return names::name_skeleton(join_request.player) == seen;
                             });
}

/// Returns the seats whose players use their registered names. A player who was renamed since does not play
/// for a name.
std::vector<ratings::NamedSeat> sitting(table::Table const& table,
                                        std::vector<store::NamedSeat> const& named) {
  std::vector<ratings::NamedSeat> sitting;
  for (auto const& [id, seat, name, hash] : named) {
    auto const* const person = table.presence().person(seat);
    if (person != nullptr && names::normalized_name(person->name) == name) sitting.push_back({seat, name});
  }
  return sitting;
}

std::vector<ratings::NamedSeat> owners(std::vector<store::NamedSeat> const& named) {
  std::vector<ratings::NamedSeat> owners;
  for (auto const& [id, seat, name, hash] : named) owners.push_back({seat, name});
  return owners;
}

}  // namespace

ServerTable::ServerTable(table::TableSetup setup, Ledger& ledger, keys::SecureRandom& chance,
                         table::Instant now)
    : ledger_(ledger),
      chance_(chance),
      tokens_(ledger, {}),
      live_(std::move(setup), Rng::from_text(chance.delays_seed()), *this) {
  ledger_.write(row::TableOpened{table().setup(), now});
}

ServerTable::ServerTable(store::StoredTable stored, Rng delays, Ledger& ledger, keys::SecureRandom& chance)
    : ledger_(ledger),
      chance_(chance),
      tokens_(ledger, {std::move(stored.keys), std::move(stored.guests)}),
      is_asleep_(true),
      asleep_since_(stored.log.empty() ? table::Instant{0} : stored.log.back().at),
      log_size_(static_cast<int>(stored.log.size())),
      live_(std::move(stored.setup), delays, *this) {
  live_.replay(stored.log);
  for (auto const& entry : stored.log) log_quota_.on_event(entry);
}

void ServerTable::wake(table::Instant now) {
  if (!std::exchange(is_asleep_, false)) return;
  is_waking_ = true;
  auto const& id = table().setup().id;
  // Data of earlier versions may lack a record.
  for (auto const& game : std::exchange(games_ended_asleep_, {}))
    ledger_.write(row::GameStored{id, game.number, game.finished});
  ledger_.write(row::FinishedChanged{id, table().state() == table::TableState::finished});
  auto const downtime = ledger_.downtime_since(id, std::min(asleep_since_, now));
  live_.commit(table::fact::Reopened{.incarnation = chance_.token(), .downtime = downtime}, now);
  // Earlier versions did not store the requesters' tokens, so no player could claim the seat.
  auto const join_requests = table().presence().join_requests().all();
  for (auto const& join_request : join_requests)
    if (!tokens_.has_token(join_request)) live_.commit(table::fact::JoinDenied{join_request.player}, now);
  is_waking_ = false;
}

std::expected<live::SeatKey, table::OrderRefusal> ServerTable::seat(live::NewSeat new_seat,
                                                                    table::Instant now) {
  if (table().state() == table::TableState::running) return request_seat(std::move(new_seat), now);
  auto const seated = table::decide_seat(table(), std::move(new_seat.player), new_seat.seat, new_seat.face);
  if (!seated) return std::unexpected(seated.error());
  if (is_name_taken(table(), seated->player, seated->seat, now))
    return std::unexpected(table::OrderRefusal::name_taken);
  wake(now);
  live::SeatKey key{.table = table().setup().id, .seat = seated->seat, .token = chance_.token()};
  tokens_.add(key.table, key.seat, keys::hash_of(key.token));
  live_.commit(*seated, now);
  return key;
}

std::expected<live::SeatKey, table::OrderRefusal> ServerTable::request_seat(live::NewSeat new_seat,
                                                                            table::Instant now) {
  wake(now);
  auto const request_event =
      table::decide_join_request(table(), std::move(new_seat.player), new_seat.seat, new_seat.face);
  if (!request_event) return std::unexpected(request_event.error());
  if (is_name_taken(table(), request_event->player, request_event->seat, now))
    return std::unexpected(table::OrderRefusal::name_taken);
  if (!consume_quota(live::NonMoveKind::asking, request_event->seat, now))
    return std::unexpected(table::OrderRefusal::too_often);
  live::SeatKey key{.table = table().setup().id, .seat = request_event->seat, .token = chance_.token()};
  live_.commit(*request_event, now);
  if (auto const* const join_request = table::join_request_of(table(), request_event->player))
    tokens_.add_guest_token(table(), *join_request, keys::hash_of(key.token));
  return key;
}

std::expected<void, table::OrderRefusal> ServerTable::rename(Seat seat, std::string player,
                                                             table::Instant now) {
  if (table().presence().person(seat) == nullptr) return std::unexpected(table::OrderRefusal::seat_empty);
  if (player == table::name_at(table(), seat)) return {};
  if (is_name_taken(table(), player, seat, now)) return std::unexpected(table::OrderRefusal::name_taken);
  if (!consume_quota(live::NonMoveKind::order, seat, now))
    return std::unexpected(table::OrderRefusal::too_often);
  wake(now);
  live_.commit(table::fact::Renamed{seat, std::move(player)}, now);
  return {};
}

std::expected<void, table::OrderRefusal> ServerTable::change_face(Seat seat, std::optional<codec::Face> face,
                                                                  table::Instant now) {
  auto const changed = table::decide_face(table(), seat, face);
  if (!changed) return std::unexpected(changed.error());
  if (table().presence().person(seat)->face == face) return {};
  if (!consume_quota(live::NonMoveKind::order, seat, now))
    return std::unexpected(table::OrderRefusal::too_often);
  wake(now);
  live_.commit(*changed, now);
  return {};
}

void ServerTable::add_owner_token(Seat seat, std::string_view name_key) {
  auto const& id = table().setup().id;
  auto const token = names::seat_token_of(name_key, id, seat);
  if (seat_of(token) == seat) return;
  tokens_.add({.table = id,
               .seat = seat,
               .name = names::normalized_name(table::name_at(table(), seat)),
               .hash = keys::hash_of(token)});
}

void ServerTable::add_owner_token(table::JoinRequest const& join_request, std::string_view name_key) {
  auto const token = names::seat_token_of(name_key, table().setup().id, join_request.seat);
  tokens_.add_guest_token(table(), join_request, keys::hash_of(token),
                          names::normalized_name(join_request.player));
}

std::string ServerTable::next_seed() {
  auto const& shuffle = table().shuffle();
  return shuffle ? keys::seed_of(table::proof_of(*shuffle, {})) : chance_.game_seed();
}

std::string ServerTable::hash_of(std::string_view random) { return keys::sha256(random); }

std::optional<live::BotDecision> ServerTable::request_decision(live::BotRequest question) {
  if (bot_executor_ == nullptr) return live::TableHost::request_decision(std::move(question));
  bot_executor_->submit(bot_request_, std::move(question));
  return {};
}

std::optional<table::Fact> ServerTable::next_preparation() {
  auto const& shuffle = table().shuffle();
  if (shuffle && shuffle->is_open()) return table::fact::Started{next_seed()};
  // Predictable deals need no proof that they were not predictable.
  if (chance_.is_deterministic() || shuffle || table().state() == table::TableState::running) return {};
  auto secret = chance_.secret();
  auto commitment = keys::commitment_to(secret);
  return table::fact::Committed{.secret = std::move(secret), .commitment = std::move(commitment)};
}

bool ServerTable::consume_quota(live::NonMoveKind kind, Seat seat, table::Instant now) {
  if (kind == live::NonMoveKind::next_game) return !ledger_.is_full();
  bool const runs = table().state() == table::TableState::running;
  if (runs && !log_quota_.has_room(kind, seat, now)) return false;
  return rate_limiter_.take(kind, seat, now);
}

void ServerTable::append(table::Entry const& entry, std::uint64_t version) {
  assert(!is_asleep_);
  auto const& id = table().setup().id;
  ledger_.append(table().setup(), version, entry);
  ++log_size_;
  log_quota_.on_event(entry);
  latest_event_at_ = entry.at;
  if (entry.at >= used_written_at_ + kUsedWriteInterval) {
    used_written_at_ = entry.at;
    ledger_.write(row::TableUsed{id});
  }
  // The entry that was just appended is not applied yet: in a compacted log it comes after the snapshot.
  if (table().state() != table::TableState::running && ++events_between_games_ > kMaxEventsBetweenGames)
    compact_log(table::LatestGame::included);
  if (std::holds_alternative<table::fact::Started>(entry.fact)) {
    compact_log(table::LatestGame::omitted);
    events_between_games_ = 0;
    ledger_.write(row::FinishedChanged{id, false});
    if (table().setup().strangers)
      emit(outbox_event::GameBegan{table().games() + 1, sitting(table(), ledger_.named_seats(id))});
  }
  tokens_.on_event(table(), entry.fact);
}

void ServerTable::on_game_ended() {
  auto const& game = *table().game();
  store::FinishedGame finished{.record = live::record_text(table()),
                               .began = game.began,
                               .ended = is_asleep_ ? asleep_since_ : latest_event_at_,
                               .bots = table::bots_of(table().presence())};
  if (is_asleep_) return games_ended_asleep_.push_back({game.number, std::move(finished)});
  ledger_.write(row::GameStored{table().setup().id, game.number, std::move(finished)});
  ledger_.write(row::FinishedChanged{table().setup().id, true});
  // Emitted in the batch of the fact that ended the game, so a finished game in a log always counts.
  auto const strangers = table().setup().strangers.has_value();
  emit(ended_game(table(), strangers ? owners(ledger_.named_seats(table().setup().id))
                                     : std::vector<ratings::NamedSeat>{}));
}

void ServerTable::emit(OutboxEvent const& event) {
  ledger_.write(
      row::EventEmitted{encode_event(table().setup().id, table().version(), latest_event_at_, event)});
}

void ServerTable::compact_log(table::LatestGame latest_game) {
  if (log_size_ <= kMinLogToCompact || !table::can_compact_log(table())) return;
  ledger_.write(
      row::LogCompacted{table().setup(), latest_event_at_, table::make_log_snapshot(table(), latest_game)});
  log_size_ = 1;
  events_between_games_ = 0;
}

}  // namespace kuhhandel::server
