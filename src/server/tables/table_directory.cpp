#include "server/tables/table_directory.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "groups/utc.h"
#include "live/lobby_json.h"
#include "server/http/corruption_guard.h"
#include "server/limits/client_subnet.h"
#include "server/tables/fair_listing.h"
#include "server/tables/merged_lobby_listing.h"
#include "store/clock_reset.h"
#include "table/gathering.h"

namespace kuhhandel::server {
namespace {

/// It is told some hundred times a second where thousands look, and written anew so often.
constexpr table::Rate kTellings{20, table::Duration{200}};
/// So much of a run is not known of where a server is killed.
constexpr table::Duration kBetweenMarks = std::chrono::minutes(5);

/// Before their first game; nobody will come back there.
bool is_left_by_strangers(ServerTable const& left) {
  auto const& table = left.table();
  return table.setup().strangers && table.state() == table::TableState::waiting &&
         !table::waiting_since(table) && !left.live().has_connections();
}

std::optional<table::Instant> earlier(std::optional<table::Instant> one,
                                      std::optional<table::Instant> other) {
  if (!one || !other) return one ? one : other;
  return std::min(*one, *other);
}

}  // namespace

table::Instant Lobby::begin_run(table::Instant wall) {
  marked_ = ledger_.begin_run(wall);
  if (*marked_ > wall + store::kClockTolerance)
    journal("clock_ahead", "server", groups::utc_in_words(*marked_), "system", groups::utc_in_words(wall),
            "help", "kuhhandel admin clock");
  return *marked_;
}

void Lobby::let_think(Thinkers* thinkers) {
  thinkers_ = thinkers;
  for (auto const& [id, entry] : tables_.entries()) entry.table->let_think(thinkers, {id, entry.number});
}

void Lobby::take(Asker const& asker, live::BotAnswer answer, table::Instant now) {
  auto const* const entry = tables_.find(asker.table);
  if (entry == nullptr || entry->number != asker.opening) return;
  at_table(asker.table, [&] {
    unless_damaged([&] { entry->table->live().take(std::move(answer), now); }, [] {});
    settle(*entry->table);
  });
}

void Lobby::have_failed(Asker const& asker) {
  auto* const entry = tables_.find(asker.table);
  if (entry != nullptr && entry->number == asker.opening) entry->has_failed = true;
}

void Lobby::close_failed(table::Instant now) {
  std::vector<std::string> failed;
  for (auto const& [id, entry] : tables_.entries())
    if (entry.has_failed || entry.table->is_torn()) failed.push_back(id);
  for (auto const& id : failed) {
    failed_.add(id, now);
    tables_.let_go(id);
    if (closes_) closes_(id);
  }
}

bool let_go(Lobby& lobby, std::string const& table) {
  auto const* const there = lobby.in_memory(table);
  if (there != nullptr && there->live().has_connections()) return false;
  lobby.in_memory().let_go(table);
  return true;
}

std::expected<live::SeatKey, OpeningRefusal> Lobby::open_table(table::TableSetup setup, std::string host,
                                                               table::Instant now) {
  auto const is_taken = [&](std::string const& id) {
    return ledger_.has(id) || waiting_by_code(keys::code_of(id)) != nullptr;
  };
  if (!holds_tables(ledger_)) return std::unexpected(OpeningRefusal());
  do setup.id = chance_.table_id();
  while (!holds(ledger_, setup.id) || is_taken(setup.id));
  if (!tables_.make_room()) return std::unexpected(OpeningRefusal());
  if (setup.name.empty()) setup.name = keys::code_of(setup.id);
  unvisited_.opened(setup.id, now);
  auto* const table =
      take_up({std::make_unique<ServerTable>(std::move(setup), ledger_, chance_, now), hands_});
  assert(table != nullptr);
  // A table that refuses its host has no visitor, and is forgotten like any other (Unvisited).
  auto key = table->seat({std::move(host)}, now);
  if (!key) return std::unexpected(OpeningRefusal(key.error()));
  return *std::move(key);
}

ServerTable* Lobby::find(std::string const& id) {
  if (auto* const table = in_memory(id)) return table;
  if (!holds(ledger_, id)) return nullptr;
  if (failed_.stays_closed(id))
    throw store::Unreadable("Table " + id + " has failed several times; it stays closed for a while.");
  return take_up(reopening()(ledger_.load(id)));
}

Lobby::Reopening Lobby::reopening() {
  return [this, hands = hands_, delays = Rng::from_text(chance_.delays_seed())](
             std::optional<store::StoredTable> stored) -> Reopened {
    if (!stored) return {};
    return {std::make_unique<ServerTable>(*std::move(stored), delays, ledger_, chance_), hands};
  };
}

ServerTable* Lobby::take_up(Reopened reopened) {
  if (reopened.table == nullptr) return nullptr;
  auto const id = reopened.table->table().setup().id;
  if (auto* const there = in_memory(id)) return there;
  if (reopened.hands != hands_ || !holds(ledger_, id) || failed_.stays_closed(id)) return nullptr;
  auto* const entry = tables_.add(std::move(reopened.table));
  if (entry == nullptr) return nullptr;
  entry->table->let_think(thinkers_, {id, entry->number});
  return entry->table.get();
}

void Lobby::let_in(ServerTable& table, table::Instant now, boost::asio::ip::address const& address) {
  table.wake(now);
  auto const& id = table.table().setup().id;
  unvisited_.visited(id);
  auto* const entry = tables_.find(id);
  if (entry != nullptr && entry->opener.is_unspecified()) entry->opener = household_of(address);
}

table::Table const* Lobby::waiting_by_code(std::string_view code) const {
  table::Table const* found = nullptr;
  for (auto const& [id, entry] : tables_.entries()) {
    auto const& table = entry.table->table();
    if (entry.code == code && table.state() == table::TableState::waiting && !unvisited_.has(id))
      found = &table;
  }
  if (found != nullptr) touch(found->setup().id);
  return found;
}

std::vector<table::Table const*> Lobby::listed() const {
  std::vector<TablesInMemory::Entry const*> entries;
  for (auto const& [id, entry] : tables_.entries()) {
    auto const& table = entry.table->table();
    bool const is_open = table.setup().is_public && table.state() != table::TableState::finished;
    bool const has_people =
        table.presence().is_anybody_there() && !entry.table->is_asleep() && !unvisited_.has(id);
    if (is_open && has_people) entries.push_back(&entry);
  }
  std::vector<ListedTable> listed;
  for (auto const* const entry : entries) {
    auto const& occupants = entry->table->table().presence().occupants();
    listed.push_back({entry->opener, std::ranges::count_if(occupants, table::is_there), entry->number});
  }
  std::vector<table::Table const*> tables;
  for (auto const index : fair_listing(listed, kMostListed))
    tables.push_back(&entries[index]->table->table());
  return tables;
}

std::string const& Lobby::told(table::Instant now, std::vector<std::string> const& others) {
  touched_.set();
  if (tellings_.take(kTellings, now)) told_ = with_others(told_here(*this), others);
  return told_;
}

std::string told_here(Lobby const& lobby) {
  return live::lobby_text(lobby.listed(), people_at(lobby.in_memory()));
}

void Lobby::have_changed_hands() {
  ++hands_;
  std::vector<std::string> gone;
  for (auto const& [id, entry] : tables_.entries())
    if (!holds(ledger_, id)) gone.push_back(id);
  for (auto const& id : gone) tables_.let_go(id);
  unvisited_.look_again();
}

void Lobby::settle(ServerTable& live) {
  auto const& table = live.table();
  auto& entry = *tables_.find(table.setup().id);
  bool const is_over = table.state() == table::TableState::finished;
  if (looks_) looks_(live);
  if (is_over && !live.is_asleep() && !live.live().has_connections())
    live.begin_log_anew(table::LatestGame::carried);
  tables_.settle(entry);
}

void Lobby::pass_time(table::Instant now) {
  failed_.forget_before(now);
  if (marked_ && now >= *marked_ + kBetweenMarks) {
    marked_ = now;
    ledger_.mark_run(now);
  }
  while (auto const gone = unvisited_.forget(now)) tables_.let_go(*gone);
  while (tables_.next_due() && *tables_.next_due() <= now) {
    auto& entry = *tables_.next();
    auto const pass = [&] {
      entry.table->live().pass_time(now);
      settle(*entry.table);
      if (is_left_by_strangers(*entry.table)) unvisited_.opened(entry.table->table().setup().id, now);
      return true;
    };
    auto const& id = entry.table->table().setup().id;
    bool const is_whole = at_table(id, [&] { return unless_damaged(pass, [] { return false; }); });
    // Time stands still there; whoever comes is told.
    if (!is_whole) tables_.stand_still(entry);
  }
}

std::optional<table::Instant> Lobby::next_due() const {
  auto const due = earlier(tables_.next_due(), unvisited_.next_due());
  return marked_ ? earlier(due, *marked_ + kBetweenMarks) : due;
}

}  // namespace kuhhandel::server
