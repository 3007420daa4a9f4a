#include <utility>
#include <vector>

#include "live/lobby_json.h"
#include "names/folded_name.h"
#include "server/api/handlers.h"
#include "server/api/names.h"
#include "server/http/json_response.h"
#include "server/matchmaking/block_filter.h"
#include "server/matchmaking/match_rules.h"
#include "server/matchmaking/waiting_pool.h"
#include "table/gathering.h"

namespace kuhhandel::server::routes {
namespace {

/// One who wants to play now, and where they could.
class Search {
 public:
  Search(RequestContext const& ctx, live::PlayRequest const& wanted)
      : ctx_(ctx),
        wanted_(wanted),
        around_(ctx.services.around()),
        apart_(wanted, bearer_of(ctx.http), around_),
        waiting_(ctx.services.lobby) {}

  /// Where they sit down; null where a table is to be opened.
  table::Table const* best() {
    return best_table(wanted_, waiting_.tables(), ctx_.now, [&](table::Table const& table) {
      return waiting_.is_spoken_for(table) || apart_.from_one_at(waiting_.entry_of(table));
    });
  }

  /// The table that is opened for them: one at which somebody who waits alone elsewhere would be better off,
  /// who then comes too.
  table::TableSetup to_open() {
    auto const* const other = somebody_alone();
    return other == nullptr ? table_for(wanted_) : *table_for_both(wanted_, other->setup(), open_at(*other));
  }

  /// Where they wait already, as the key of their seat shows; none where they do not.
  std::optional<OwnPlace> own() { return waiting_.place_of(wanted_); }

  /// Where one who waits alone goes: to `best`, or to a table that is opened; whether they stay instead,
  /// since another who is alone comes to them, or nobody is elsewhere.
  bool waits_for(table::Table const& own, table::Table const* best) {
    auto const* const other = best == nullptr ? somebody_alone() : best;
    if (other == nullptr) return true;
    bool const comes =
        alone_at(*other) != nullptr && would_come(other->setup(), open_at(*other), own.setup());
    return comes && (best == nullptr || table::waiting_since(own) <= table::waiting_since(*other));
  }

  /// Where all go who wait together there, this one first; null where they stay.
  table::Table const* together(table::Table const& own) {
    auto const& entry = waiting_.entry_of(own);
    auto const companies = waiting_.companies();
    auto const* const all = joined_by(waiting_.company_at(own), companies, [&](Company const& other) {
      return are_kept_apart(entry, waiting_.entry_of(*other.table), around_);
    });
    return all == nullptr ? nullptr : all->table;
  }

  /// Where they are expected by those who sat with them; null where that is over.
  table::Table const* expected_at(OwnPlace const& own) {
    auto const* const to = waiting_.expected_at(own);
    return to == nullptr || apart_.from_one_at(waiting_.entry_of(*to)) ? nullptr : to;
  }

  WaitingStrangers& waiting() { return waiting_; }

 private:
  LeftOpen open_at(table::Table const& table) const {
    auto const* const came = waiting_.who_is_alone_at(table);
    return came == nullptr ? LeftOpen{} : came->open;
  }
  /// Somebody else who waits alone and would play what they would.
  table::Table const* somebody_alone() const {
    for (auto const* const table : waiting_.tables()) {
      auto const* const person = alone_at(*table);
      if (person == nullptr || names::seen_name(person->name) == names::seen_name(wanted_.player)) continue;
      if (table_for_both(wanted_, table->setup(), open_at(*table)) &&
          !apart_.from_one_at(waiting_.entry_of(*table)))
        return table;
    }
    return nullptr;
  }

  RequestContext const& ctx_;
  live::PlayRequest const& wanted_;
  AroundInFolder around_;
  KeptApart apart_;
  WaitingStrangers waiting_;
};

/// They have sat down there by their request.
void remember(Lobby& lobby, live::SeatKey const& key, live::PlayRequest const& wanted) {
  lobby.in_memory().find(key.table)->came.insert_or_assign(key.seat, who_came(wanted));
}

HttpAnswer open_for(RequestContext const& ctx, live::PlayRequest const& wanted, table::TableSetup setup) {
  auto& lobby = ctx.services.lobby;
  if (ctx.services.are_full()) return full_answer();
  auto const key = lobby.open_table(std::move(setup), wanted.player, ctx.now);
  if (!key) return not_opened(key.error());
  remember(lobby, *key, wanted);
  auto& opened = *lobby.in_memory(key->table);
  auto around = ctx.services.around();
  keep_name(around, opened, key->seat, ctx.http);
  lobby.settle(opened);
  return json_answer(201, live::seat_key_text(*key));
}

HttpAnswer sit_down(RequestContext const& ctx, live::PlayRequest const& wanted, table::Table const& at) {
  auto& lobby = ctx.services.lobby;
  auto& live = *lobby.in_memory(at.setup().id);
  bool const asks = at.state() == table::TableState::running;
  auto const key = live.seat({wanted.player}, ctx.now);
  if (key) remember(lobby, *key, wanted);
  auto around = ctx.services.around();
  if (key && asks) keep_name_of_newcomer(around, live, wanted.player, ctx.http);
  if (key && !asks) keep_name(around, live, key->seat, ctx.http);
  lobby.settle(live);
  if (!key) return seat_refused(key.error());
  return json_answer(asks ? 202 : 201, live::seat_key_text(*key));
}

HttpAnswer stays(live::PlayRequest const& wanted) {
  return json_answer(200, live::found_table_text(wanted.waits_at));
}

/// They wait already, and keep their seat unless they get another.
class Going {
 public:
  Going(RequestContext const& ctx, live::PlayRequest const& wanted, Search& search, OwnPlace own)
      : ctx_(ctx), wanted_(wanted), search_(search), own_(std::move(own)) {}

  HttpAnswer answer() {
    if (auto const* const to = search_.expected_at(own_)) return sit_at(*to, false);
    auto const& table = search_.waiting().table_of(own_);
    // Who is about to come here would find nobody.
    if (search_.waiting().company_at(table).expected > 0) return stays(wanted_);
    if (alone_at(table) != nullptr) return go_alone(table);
    auto const* const to = search_.together(table);
    return to == nullptr ? stays(wanted_) : sit_at(*to, true);
  }

 private:
  HttpAnswer go_alone(table::Table const& from) {
    auto const* const best = search_.best();
    if (search_.waits_for(from, best)) return stays(wanted_);
    return best == nullptr ? gone(open_for(ctx_, wanted_, search_.to_open()), {}, false)
                           : sit_at(*best, false);
  }
  HttpAnswer sit_at(table::Table const& to, bool all) {
    auto const id = to.setup().id;
    return gone(sit_down(ctx_, wanted_, to), id, all);
  }
  HttpAnswer gone(HttpAnswer seated, std::string const& to, bool all) {
    if (seated.status < 300) search_.waiting().has_gone(own_, to, all);
    return seated;
  }

  RequestContext const& ctx_;
  live::PlayRequest const& wanted_;
  Search& search_;
  OwnPlace own_;
};

}  // namespace

Task<HttpAnswer> play_now(RequestContext& ctx) {
  auto const wanted = RequestContext::valid(live::read_play_request(ctx.http.body));
  require_usable_name(ctx, wanted.player, Readers::strangers);
  Search search(ctx, wanted);
  // A player whose table now belongs to another server is matched with the players who wait here.
  if (!wanted.waits_at.empty() && holds(ctx.services.lobby.ledger(), wanted.waits_at)) {
    auto own = search.own();
    if (!own) co_return stays(wanted);
    co_return Going(ctx, wanted, search, *std::move(own)).answer();
  }
  auto const* const best = search.best();
  if (best == nullptr) co_return open_for(ctx, wanted, search.to_open());
  co_return sit_down(ctx, wanted, *best);
}

}  // namespace kuhhandel::server::routes
