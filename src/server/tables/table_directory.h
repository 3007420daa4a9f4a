// Directory of a server's tables: opens, finds and lists them, and processes due events.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "keys/token.h"
#include "server/ledger/ledger.h"
#include "server/tables/bot_executor.h"
#include "server/tables/server_table.h"
#include "server/tables/table_cache.h"
#include "server/tables/unclaimed_tables.h"
#include "table/rate_limit.h"

namespace kuhhandel::server {

/// Error code if a table is not in memory and there is no room to load it.
inline constexpr std::string_view kLobbyFull = "lobby_full";
inline constexpr std::string_view kLobbyFullSentence = "Too many tables are open; try again later.";

/// Called for each table that may have changed; optional.
using TableObserver = std::function<void(ServerTable&)>;

/// Why a table was not opened: the refusal of its host, or nullopt if the lobby has no room.
using OpeningRefusal = std::optional<table::OrderRefusal>;

class TableDirectory {
 public:
  /// Tables are loaded from the ledger when a client comes; nothing happens at a table without people.
  TableDirectory(Ledger& ledger, keys::SecureRandom& chance, TableCacheLimits limits = {})
      : ledger_(ledger), chance_(chance), cache_(limits), unclaimed_(ledger) {}

  /// Starts the server's clock, given that the system clock shows `wall`, and returns the server's time. From
  /// then on uptime is recorded regularly.
  table::Instant begin_run(table::Instant wall);

  /// Opens a new table and seats its host. Refuses if the lobby has no room for another table, or if the
  /// table refuses the host. Sets `setup.id`, and `setup.name` if it is empty. The table belongs to `shard`,
  /// if this server owns it.
  std::expected<live::SeatKey, OpeningRefusal> open_table(table::TableSetup setup, live::NewSeat host,
                                                          table::Instant now, std::optional<int> shard = {});

  struct ScreenKey {
    std::string table;
    std::string token;  // with which the screen gives orders
  };
  /// Opens a new table that a big screen shows; the first player who sits down is its host. Returns nullopt
  /// if the lobby has no room for it.
  std::optional<ScreenKey> open_for_big_screen(table::TableSetup setup, table::Instant now,
                                               std::optional<int> shard = {});

  /// Returns nullptr if the table is not in memory.
  ServerTable* in_memory(std::string_view id) {
    touch(id);
    auto const* const entry = cache_.find(id);
    return entry == nullptr ? nullptr : entry->table.get();
  }

  /// Returns and clears the shards whose tables were looked up.
  Shards take_touched_shards() { return std::exchange(touched_shards_, {}); }

  /// Returns the cache of tables in memory.
  TableCache const& in_memory() const { return cache_; }
  TableCache& in_memory() { return cache_; }

  /// Returns a table, loading it from the ledger if necessary; nullptr if it does not exist or there is no
  /// room. Throws store::CorruptData if it has failed too often.
  ServerTable* find(std::string const& id);

  /// Table restored from stored data, nullptr if there was none, and the ownership generation when loading
  /// began.
  struct LoadedTable {
    std::unique_ptr<ServerTable> table;
    std::uint64_t ownership_generation = 0;
  };
  /// Restores a sleeping table from its stored data, on any thread.
  using Loader = std::move_only_function<LoadedTable(std::optional<store::StoredTable>)>;
  Loader make_loader();
  /// Adds a loaded table, or returns the one that is already in memory. Returns nullptr if there is no room,
  /// or if table ownership has changed since loading began: another server may have written data that was not
  /// read.
  ServerTable* insert_loaded(LoadedTable loaded);

  /// Must be called when a client's live connection reaches the table; `address` is unspecified if unknown.
  void on_first_connection(ServerTable& table, table::Instant now,
                           boost::asio::ip::address const& address = {});

  /// Returns the table with this code that people may join by it; nullptr if there is none.
  table::Table const* joinable_by_code(std::string_view code) const;

  /// Runs `work` for a table. Rethrows its exceptions; close_failed() then closes the table.
  template <class Work>
  auto run_at_table(std::string_view id, Work const& work) {
    try {
      return work();
    } catch (...) {
      if (auto* const entry = cache_.find(id)) entry->has_failed = true;
      throw;
    }
  }
  /// Evicts the tables whose work threw and calls the hook for each. They can be loaded again, unless they
  /// fail too often: then they count as damaged for a while (store::CorruptData).
  void close_failed(table::Instant now);
  /// Sets what is called for each table that close_failed() closes.
  void set_closing_hook(std::function<void(std::string const& table)> hook) {
    closing_hook_ = std::move(hook);
  }
  FailedTables const& failed_tables() const { return failed_tables_; }

  /// Sets the observer that after_change() calls.
  void set_observer(TableObserver observer) { observer_ = std::move(observer); }

  /// Sets where bots think; nullptr: they think synchronously. Pending questions may still be answered.
  void set_bot_executor(BotExecutor* bot_executor);

  /// Delivers a bot's answer; dropped if the table has been evicted since.
  void deliver_bot_answer(BotRequestId const& request, live::BotDecision answer, table::Instant now);
  /// Marks the table as failed because its bot threw; close_failed() closes it.
  void mark_failed(BotRequestId const& request);

  /// Returns the source of the server's keys and seeds.
  keys::SecureRandom& chance() { return chance_; }

  /// Returns unfinished public tables with people at them, in the order of fair_listing.h.
  std::vector<table::Table const*> listed_tables() const;

  /// Returns the HTTP lobby listing, merged with those of other servers in a cluster. Under load it may be
  /// 0.2 s old.
  std::string const& lobby_listing(table::Instant now, std::vector<std::string> const& remote_listings = {});

  /// Must be called after every change at a table: updates its timer. May evict other tables.
  void after_change(ServerTable& table);

  /// Must be called when this server has gained or lost tables. Evicts the lost ones, even if clients are
  /// connected to them.
  void on_ownership_changed();

  /// Processes due events. Rethrows exceptions of one table's work; if called again after close_failed(), it
  /// continues with the other tables.
  void pass_time(table::Instant now);
  std::optional<table::Instant> next_due() const;

  /// Returns the ledger, which commits in batches.
  Ledger& ledger() const { return ledger_; }

  /// Tables that the operator has closed, with the reasons. Clients are disconnected and refused.
  std::map<std::string, std::string, std::less<>>& takedowns() { return takedowns_; }

 private:
  /// Opens a table without people; nullptr if the lobby has no room for it.
  ServerTable* open(table::TableSetup setup, table::Instant now, std::optional<int> shard);
  void touch(std::string_view id) const { touched_shards_.set(static_cast<std::size_t>(shard_of(id))); }

  Ledger& ledger_;
  keys::SecureRandom& chance_;
  TableCache cache_;
  UnclaimedTables unclaimed_;
  std::optional<table::Instant> uptime_marked_at_;  // as running; nullopt: begin_run() was not called
  BotExecutor* bot_executor_ = nullptr;
  std::map<std::string, std::string, std::less<>> takedowns_;
  TableObserver observer_;
  FailedTables failed_tables_;
  std::function<void(std::string const&)> closing_hook_;
  mutable Shards touched_shards_;
  std::uint64_t ownership_generation_ = 0;  // number of ownership changes
  std::string listing_;
  table::RateLimit listing_rate_;
};

/// Returns the lobby listing of this server alone.
std::string local_lobby_listing(TableDirectory const& directory);

/// Evicts the table. Returns false if a client is connected to it.
bool try_evict(TableDirectory& directory, std::string const& table);

}  // namespace kuhhandel::server
