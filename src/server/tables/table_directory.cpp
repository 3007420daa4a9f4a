#include "server/tables/table_directory.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "groups/calendar/utc.h"
#include "live/lobby_json.h"
#include "server/http/corruption_guard.h"
#include "server/limits/client_subnet.h"
#include "server/tables/fair_listing.h"
#include "server/tables/merged_lobby_listing.h"
#include "store/uptime/clock_reset.h"
#include "table/modes/pregame.h"

namespace kuhhandel::server {
namespace {

/// With thousands of visitors the listing is requested hundreds of times per second; it is rebuilt at most
/// five times per second.
constexpr table::Rate kListingRate{20, table::Duration{200}};
/// If the server is killed, at most this much of its uptime is lost.
constexpr table::Duration kUptimeMarkInterval = std::chrono::minutes(5);

/// Returns whether all strangers left before their first game; they will not come back.
bool is_abandoned_by_strangers(ServerTable const& candidate) {
  auto const& table = candidate.table();
  return table.setup().strangers && table.state() == table::TableState::waiting &&
         !table::waiting_since(table) && !candidate.live().has_connections();
}

std::optional<table::Instant> earlier(std::optional<table::Instant> one,
                                      std::optional<table::Instant> other) {
  if (!one || !other) return one ? one : other;
  return std::min(*one, *other);
}

}  // namespace

table::Instant TableDirectory::begin_run(table::Instant wall) {
  uptime_marked_at_ = ledger_.begin_run(wall);
  if (*uptime_marked_at_ > wall + store::kClockTolerance)
    log_json("clock_ahead", "server", groups::utc_readable(*uptime_marked_at_), "system",
             groups::utc_readable(wall), "help", "kuhhandel admin clock");
  return *uptime_marked_at_;
}

void TableDirectory::set_bot_executor(BotExecutor* bot_executor) {
  bot_executor_ = bot_executor;
  for (auto const& [id, entry] : cache_.entries())
    entry.table->set_bot_executor(bot_executor, {id, entry.number});
}

void TableDirectory::deliver_bot_answer(BotRequestId const& request, live::BotDecision answer,
                                        table::Instant now) {
  auto const* const entry = cache_.find(request.table);
  if (entry == nullptr || entry->number != request.load_number) return;
  run_at_table(request.table, [&] {
    guard_corruption([&] { entry->table->live().on_bot_decision(std::move(answer), now); }, [] {});
    after_change(*entry->table);
  });
}

void TableDirectory::mark_failed(BotRequestId const& request) {
  auto* const entry = cache_.find(request.table);
  if (entry != nullptr && entry->number == request.load_number) entry->has_failed = true;
}

void TableDirectory::close_failed(table::Instant now) {
  std::vector<std::string> failed;
  for (auto const& [id, entry] : cache_.entries())
    if (entry.has_failed || entry.table->is_torn()) failed.push_back(id);
  for (auto const& id : failed) {
    failed_tables_.add(id, now);
    cache_.evict(id);
    if (closing_hook_) closing_hook_(id);
  }
}

bool try_evict(TableDirectory& directory, std::string const& table) {
  auto const* const existing = directory.in_memory(table);
  if (existing != nullptr && existing->live().has_connections()) return false;
  directory.in_memory().evict(table);
  return true;
}

ServerTable* TableDirectory::open(table::TableSetup setup, table::Instant now, std::optional<int> shard) {
  constexpr int kAnyShard = -1;
  int const wanted = shard.value_or(kAnyShard);
  bool const is_bound = wanted != kAnyShard && ledger_.owns_shard(wanted);
  auto const is_taken = [&](std::string const& id) {
    bool const is_elsewhere = is_bound && shard_of(id) != wanted;
    return is_elsewhere || ledger_.has(id) || joinable_by_code(keys::code_of(id)) != nullptr;
  };
  if (!owns_table_shard(ledger_)) return nullptr;
  do setup.id = chance_.table_id();
  while (!owns(ledger_, setup.id) || is_taken(setup.id));
  if (!cache_.make_room()) return nullptr;
  if (setup.name.empty()) setup.name = keys::code_of(setup.id);
  unclaimed_.on_opened(setup.id, now);
  auto* const table = insert_loaded(
      {std::make_unique<ServerTable>(std::move(setup), ledger_, chance_, now), ownership_generation_});
  assert(table != nullptr);
  return table;
}

std::expected<live::SeatKey, OpeningRefusal> TableDirectory::open_table(table::TableSetup setup,
                                                                        live::NewSeat host,
                                                                        table::Instant now,
                                                                        std::optional<int> shard) {
  auto* const table = open(std::move(setup), now, shard);
  if (table == nullptr) return std::unexpected(OpeningRefusal());
  // A table that refuses its host has no visitor and expires like any other unclaimed table.
  auto key = table->seat(std::move(host), now);
  if (!key) return std::unexpected(OpeningRefusal(key.error()));
  return *std::move(key);
}

std::optional<TableDirectory::ScreenKey> TableDirectory::open_for_big_screen(table::TableSetup setup,
                                                                             table::Instant now,
                                                                             std::optional<int> shard) {
  auto* const table = open(std::move(setup), now, shard);
  if (table == nullptr) return {};
  auto token = chance_.token();
  table->live().commit(table::fact::BigScreenAllowed{true, keys::hex_of(keys::hash_of(token))}, now);
  return ScreenKey{table->table().setup().id, std::move(token)};
}

ServerTable* TableDirectory::find(std::string const& id) {
  if (auto* const table = in_memory(id)) return table;
  if (!owns(ledger_, id)) return nullptr;
  if (failed_tables_.is_kept_closed(id))
    throw store::CorruptData("Table " + id + " has failed several times; it stays closed for a while.");
  return insert_loaded(make_loader()(ledger_.load(id)));
}

TableDirectory::Loader TableDirectory::make_loader() {
  return [this, ownership_generation = ownership_generation_, delays = Rng::from_text(chance_.delays_seed())](
             std::optional<store::StoredTable> stored) -> LoadedTable {
    if (!stored) return {};
    return {std::make_unique<ServerTable>(*std::move(stored), delays, ledger_, chance_),
            ownership_generation};
  };
}

ServerTable* TableDirectory::insert_loaded(LoadedTable loaded) {
  if (loaded.table == nullptr) return nullptr;
  auto const id = loaded.table->table().setup().id;
  if (auto* const existing = in_memory(id)) return existing;
  if (loaded.ownership_generation != ownership_generation_ || !owns(ledger_, id) ||
      failed_tables_.is_kept_closed(id))
    return nullptr;
  auto* const entry = cache_.add(std::move(loaded.table));
  if (entry == nullptr) return nullptr;
  entry->table->set_bot_executor(bot_executor_, {id, entry->number});
  return entry->table.get();
}

void TableDirectory::on_first_connection(ServerTable& table, table::Instant now,
                                         boost::asio::ip::address const& address) {
  table.wake(now);
  auto const& id = table.table().setup().id;
  unclaimed_.on_claimed(id);
  auto* const entry = cache_.find(id);
  if (entry != nullptr && entry->opener.is_unspecified()) entry->opener = subnet_of(address);
}

table::Table const* TableDirectory::joinable_by_code(std::string_view code) const {
  table::Table const* found = nullptr;
  for (auto const& [id, entry] : cache_.entries()) {
    auto const& table = entry.table->table();
    if (entry.code == code && table.has_code() && !unclaimed_.has(id)) found = &table;
  }
  if (found != nullptr) touch(found->setup().id);
  return found;
}

std::vector<table::Table const*> TableDirectory::listed_tables() const {
  std::vector<TableCache::Entry const*> entries;
  for (auto const& [id, entry] : cache_.entries()) {
    auto const& table = entry.table->table();
    bool const is_open = table.setup().is_public && table.state() != table::TableState::finished;
    bool const has_people =
        table.presence().is_anybody_there() && !entry.table->is_asleep() && !unclaimed_.has(id);
    if (is_open && has_people) entries.push_back(&entry);
  }
  std::vector<ListedTable> listed;
  for (auto const* const entry : entries) {
    auto const& occupants = entry->table->table().presence().occupants();
    listed.push_back({entry->opener, std::ranges::count_if(occupants, table::is_there), entry->number});
  }
  std::vector<table::Table const*> tables;
  for (auto const index : fair_listing(listed, kMaxListedTables))
    tables.push_back(&entries[index]->table->table());
  return tables;
}

std::string const& TableDirectory::lobby_listing(table::Instant now,
                                                 std::vector<std::string> const& remote_listings) {
  touched_shards_.set();
  if (listing_rate_.take(kListingRate, now))
    listing_ = merged_lobby(local_lobby_listing(*this), remote_listings);
  return listing_;
}

std::string local_lobby_listing(TableDirectory const& directory) {
  return live::lobby_text(directory.listed_tables(), people_at(directory.in_memory()));
}

void TableDirectory::on_ownership_changed() {
  ++ownership_generation_;
  std::vector<std::string> evicted;
  for (auto const& [id, entry] : cache_.entries())
    if (!owns(ledger_, id)) evicted.push_back(id);
  for (auto const& id : evicted) cache_.evict(id);
  unclaimed_.reload();
}

void TableDirectory::after_change(ServerTable& live) {
  auto const& table = live.table();
  auto& entry = *cache_.find(table.setup().id);
  bool const is_running = table.state() == table::TableState::running;
  if (observer_) observer_(live);
  if (!is_running && !live.is_asleep() && !live.live().has_connections())
    live.compact_log(table::LatestGame::included);
  cache_.update_due(entry);
}

void TableDirectory::pass_time(table::Instant now) {
  failed_tables_.expire_before(now);
  if (uptime_marked_at_ && now >= *uptime_marked_at_ + kUptimeMarkInterval) {
    uptime_marked_at_ = now;
    ledger_.mark_run(now);
  }
  while (auto const evicted = unclaimed_.expire_one(now)) cache_.evict(*evicted);
  while (cache_.next_due() && *cache_.next_due() <= now) {
    auto& entry = *cache_.next();
    auto const pass = [&] {
      entry.table->live().advance_to(now);
      after_change(*entry.table);
      if (is_abandoned_by_strangers(*entry.table)) unclaimed_.on_opened(entry.table->table().setup().id, now);
      return true;
    };
    auto const& id = entry.table->table().setup().id;
    bool const is_whole = run_at_table(id, [&] { return guard_corruption(pass, [] { return false; }); });
    // The table is damaged: its time stops, and clients who come get an error.
    if (!is_whole) cache_.cancel_timer(entry);
  }
}

std::optional<table::Instant> TableDirectory::next_due() const {
  auto const due = earlier(cache_.next_due(), unclaimed_.next_due());
  return uptime_marked_at_ ? earlier(due, *uptime_marked_at_ + kUptimeMarkInterval) : due;
}

}  // namespace kuhhandel::server
