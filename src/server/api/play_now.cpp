#include <utility>
#include <vector>

#include "live/lobby_json.h"
#include "names/normalized_name.h"
#include "server/api/handlers.h"
#include "server/api/names.h"
#include "server/http/json_response.h"
#include "server/matchmaking/block_filter.h"
#include "server/matchmaking/match_rules.h"
#include "server/matchmaking/waiting_pool.h"
#include "table/modes/pregame.h"

namespace kuhhandel::server::routes {
namespace {

/// Finds a table for one Play now request.
class Search {
 public:
  Search(RequestContext const& ctx, live::PlayRequest const& request)
      : ctx_(ctx),
        request_(request),
        identity_(ctx.services.identity()),
        block_filter_(request, bearer_of(ctx.http), identity_),
        pool_(ctx.services.directory) {}

  /// Returns the best table for the player; nullptr if a new one must be opened.
  table::Table const* best() {
    return find_match(request_, pool_.tables(), ctx_.now, [&](table::Table const& table) {
      return pool_.is_fully_reserved(table) || block_filter_.excludes(pool_.entry_of(table));
    });
  }

  /// Returns the setup of a new table. If another lone player would play the same, the setup suits both, and
  /// that player moves there too.
  table::TableSetup setup_to_open() {
    auto const* const other = compatible_waiter();
    return other == nullptr ? setup_for(request_) : *shared_setup(request_, other->setup(), open_at(*other));
  }

  /// Returns the seat where the player already waits, according to their token; nullopt if there is none.
  std::optional<CurrentSeat> current() { return pool_.current_seat(request_); }

  /// Decides for a player who waits alone at `current` and could move to `best` or a new table. Returns true
  /// if they stay, because another lone player will come to them or nobody waits elsewhere.
  bool should_keep_waiting(table::Table const& current, table::Table const* best) {
    auto const* const other = best == nullptr ? compatible_waiter() : best;
    if (other == nullptr) return true;
    bool const will_come =
        single_waiter(*other) != nullptr && is_compatible(other->setup(), open_at(*other), current.setup());
    return will_come && (best == nullptr || table::waiting_since(current) <= table::waiting_since(*other));
  }

  /// Returns the table to which all who wait together should move, this player first; nullptr if they stay.
  table::Table const* find_merge_target(table::Table const& current) {
    auto const& entry = pool_.entry_of(current);
    auto const parties = pool_.parties();
    auto const* const party = merge_target(pool_.party_at(current), parties, [&](WaitingParty const& other) {
      return are_incompatible(entry, pool_.entry_of(*other.table), identity_);
    });
    return party == nullptr ? nullptr : party->table;
  }

  /// Returns the table where this player's former party has reserved a seat; nullptr if there is none any
  /// more.
  table::Table const* reservation_of(CurrentSeat const& current) {
    auto const* const target = pool_.reservation_of(current);
    return target == nullptr || block_filter_.excludes(pool_.entry_of(*target)) ? nullptr : target;
  }

  WaitingPool& pool() { return pool_; }

 private:
  OpenPreferences open_at(table::Table const& table) const {
    auto const* const ticket = pool_.single_ticket(table);
    return ticket == nullptr ? OpenPreferences{} : ticket->preferences;
  }
  /// Returns the table of another lone player who would play the same; nullptr if there is none.
  table::Table const* compatible_waiter() const {
    for (auto const* const table : pool_.tables()) {
      auto const* const person = single_waiter(*table);
      if (person == nullptr || names::name_skeleton(person->name) == names::name_skeleton(request_.player))
        continue;
      if (shared_setup(request_, table->setup(), open_at(*table)) &&
          !block_filter_.excludes(pool_.entry_of(*table)))
        return table;
    }
    return nullptr;
  }

  RequestContext const& ctx_;
  live::PlayRequest const& request_;
  IdentityService identity_;
  BlockFilter block_filter_;
  WaitingPool pool_;
};

/// Records the request with which the player took the seat.
void store_ticket(TableDirectory& directory, live::SeatKey const& key, live::PlayRequest const& request) {
  directory.in_memory().find(key.table)->tickets.insert_or_assign(key.seat, ticket_for(request));
}

live::NewSeat new_seat(live::PlayRequest const& request) {
  return {.player = request.player, .face = request.face};
}

HttpResponse open_and_seat(RequestContext const& ctx, live::PlayRequest const& request,
                           table::TableSetup setup) {
  auto& directory = ctx.services.directory;
  if (ctx.services.is_full()) return disk_full();
  auto const key = directory.open_table(std::move(setup), new_seat(request), ctx.now);
  if (!key) return table_not_opened(key.error());
  store_ticket(directory, *key, request);
  auto& opened = *directory.in_memory(key->table);
  auto identity = ctx.services.identity();
  record_seat_owner(identity, opened, key->seat, ctx.http);
  directory.after_change(opened);
  return json_response(201, live::seat_key_text(*key));
}

HttpResponse sit_down(RequestContext const& ctx, live::PlayRequest const& request,
                      table::Table const& table) {
  auto& directory = ctx.services.directory;
  auto& server_table = *directory.in_memory(table.setup().id);
  bool const is_request = table.state() == table::TableState::running;
  auto const key = server_table.seat(new_seat(request), ctx.now);
  if (key) store_ticket(directory, *key, request);
  auto identity = ctx.services.identity();
  if (key && is_request) record_request_owner(identity, server_table, request.player, ctx.http);
  if (key && !is_request) record_seat_owner(identity, server_table, key->seat, ctx.http);
  directory.after_change(server_table);
  if (!key) return seat_refused(key.error());
  return json_response(is_request ? 202 : 201, live::seat_key_text(*key));
}

HttpResponse still_waiting(live::PlayRequest const& request) {
  return json_response(200, live::found_table_text(request.waits_at));
}

/// Handles a player who already waits; they keep their seat unless they get another.
class Move {
 public:
  Move(RequestContext const& ctx, live::PlayRequest const& request, Search& search, CurrentSeat current)
      : ctx_(ctx), request_(request), search_(search), current_(std::move(current)) {}

  HttpResponse run() {
    if (auto const* const target = search_.reservation_of(current_)) return move_to(*target, false);
    auto const& table = search_.pool().table_of(current_);
    // Players who are about to move here must find this player.
    if (search_.pool().party_at(table).reserved_seats > 0) return still_waiting(request_);
    if (single_waiter(table) != nullptr) return move_alone(table);
    auto const* const target = search_.find_merge_target(table);
    return target == nullptr ? still_waiting(request_) : move_to(*target, true);
  }

 private:
  HttpResponse move_alone(table::Table const& from) {
    auto const* const best = search_.best();
    if (search_.should_keep_waiting(from, best)) return still_waiting(request_);
    return best == nullptr ? mark_moved(open_and_seat(ctx_, request_, search_.setup_to_open()), {}, false)
                           : move_to(*best, false);
  }
  HttpResponse move_to(table::Table const& target, bool party) {
    auto const id = target.setup().id;
    return mark_moved(sit_down(ctx_, request_, target), id, party);
  }
  HttpResponse mark_moved(HttpResponse response, std::string const& target, bool party) {
    if (response.status < 300) search_.pool().mark_moved(current_, target, party);
    return response;
  }

  RequestContext const& ctx_;
  live::PlayRequest const& request_;
  Search& search_;
  CurrentSeat current_;
};

}  // namespace

Task<HttpResponse> play_now(RequestContext& ctx) {
  auto request = RequestContext::valid(live::read_play_request(ctx.http.body));
  require_usable_name(ctx, request.player, Readers::strangers);
  Search search(ctx, request);
  // A player whose table now belongs to another server is matched with the players who wait here.
  if (!request.waits_at.empty() && owns(ctx.services.directory.ledger(), request.waits_at)) {
    auto current = search.current();
    // The client of a waiting player names only what has changed.
    if (current && !request.face) request.face = search.pool().face_at(*current);
    auto response = current ? Move(ctx, request, search, *std::move(current)).run() : still_waiting(request);
    if (response.status == 200) ctx.mark_unchanged();
    co_return response;
  }
  auto const* const best = search.best();
  if (best == nullptr) co_return open_and_seat(ctx, request, search.setup_to_open());
  co_return sit_down(ctx, request, *best);
}

}  // namespace kuhhandel::server::routes
