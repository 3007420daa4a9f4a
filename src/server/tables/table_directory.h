// All the tables of a server: made, found again, listed, and driven by time.
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

/// Of a table that is not in memory, and for which there is no room.
inline constexpr std::string_view kLobbyFull = "lobby_full";
inline constexpr std::string_view kLobbyFullSentence = "Too many tables are open; try again later.";

/// Hears of each table at which something may have happened; need not be there.
using TableObserver = std::function<void(ServerTable&)>;

/// Why a table was not opened: the refusal of its host, or nullopt if the lobby has no room.
using OpeningRefusal = std::optional<table::OrderRefusal>;

class TableDirectory {
 public:
  /// Tables of the ledger come back when somebody comes to them; nothing happens at a table without people.
  TableDirectory(Ledger& ledger, keys::SecureRandom& chance, TableCacheLimits limits = {})
      : ledger_(ledger), chance_(chance), cache_(limits), unclaimed_(ledger) {}

  /// The server begins to run, while the system's clock shows `wall`; from when on its time counts. From then
  /// on the lobby marks from time to time that it runs.
  table::Instant begin_run(table::Instant wall);

  /// The most tables that a lobby lists.
  static constexpr std::size_t kMaxListed = 100;

  /// Opens a new table and seats its host. Refuses if the lobby has no room for another table, or if the
  /// table refuses the host. `setup.id` is filled in here, and a name if it has none.
  std::expected<live::SeatKey, OpeningRefusal> open_table(table::TableSetup setup, std::string host,
                                                          table::Instant now);

  /// Null where it is not in memory.
  ServerTable* in_memory(std::string_view id) {
    touch(id);
    auto const* const entry = cache_.find(id);
    return entry == nullptr ? nullptr : entry->table.get();
  }

  /// The shards whose tables were looked for since this was last called.
  Shards take_touched_shards() { return std::exchange(touched_shards_, {}); }

  /// All that are in memory.
  TableCache const& in_memory() const { return cache_; }
  TableCache& in_memory() { return cache_; }

  /// A table, from the ledger where it is not in memory; null where there is none of that id, or no room.
  ServerTable* find(std::string const& id);

  /// A table made of what was kept of it, null where there is none; and how often tables had changed hands
  /// when its making began.
  struct LoadedTable {
    std::unique_ptr<ServerTable> table;
    std::uint64_t ownership_generation = 0;
  };
  /// Makes a table of what is kept of it, asleep; any thread may do that.
  using Loader = std::move_only_function<LoadedTable(std::optional<store::StoredTable>)>;
  Loader make_loader();
  /// Takes up what was made, unless the table is in memory already; null where there is no room, and where
  /// tables have changed hands since: another server may have written what was not read.
  ServerTable* insert_loaded(LoadedTable loaded);

  /// Somebody comes to the table by a live connection from that address; unspecified if it is not known.
  void on_first_connection(ServerTable& table, table::Instant now,
                           boost::asio::ip::address const& address = {});

  /// The table that waits for players and goes by that code; null where there is none.
  table::Table const* waiting_by_code(std::string_view code) const;

  /// Does `work` for a table. What it throws is passed on, and close_failed closes the table.
  template <class Work>
  auto run_at_table(std::string_view id, Work const& work) {
    try {
      return work();
    } catch (...) {
      if (auto* const entry = cache_.find(id)) entry->has_failed = true;
      throw;
    }
  }
  /// Removes the tables whose work threw from memory, and calls the hook for each. Each may come back from
  /// its log, unless it fails too often: then it counts as damaged for a while (store::Unreadable).
  void close_failed(table::Instant now);
  /// Sets what is called for each table that close_failed closes.
  void set_closing_hook(std::function<void(std::string const& table)> hook) {
    closing_hook_ = std::move(hook);
  }
  FailedTables const& failed_tables() const { return failed_tables_; }

  /// Who looks at tables as they are settled.
  void set_observer(TableObserver observer) { observer_ = std::move(observer); }

  /// Who thinks for all bots from now on; null: they think at once. Questions that are out may still come
  /// back.
  void set_bot_executor(BotExecutor* bot_executor);

  /// A bot has thought; dropped where its table has been let go.
  void deliver_bot_answer(BotRequestId const& request, live::BotDecision answer, table::Instant now);
  /// A bot's thought threw: the table cannot go on, and close_failed closes it.
  void mark_failed(BotRequestId const& request);

  /// Where the server's keys come from.
  keys::SecureRandom& chance() { return chance_; }

  /// Public tables that are not over and have people at them, in the order of fair_listing.h.
  std::vector<table::Table const*> listed_tables() const;

  /// What is told of it over HTTP, with what the `others` of a cluster tell of theirs; where many ask, that
  /// may be 0.2 s old.
  std::string const& lobby_listing(table::Instant now, std::vector<std::string> const& remote_listings = {});

  /// To be called after anything happened at a table: remembers when time will bring something there next.
  /// Others may be let go for it.
  void after_change(ServerTable& table);

  /// Other tables are this server's by now than before; those that are not any more are in memory no longer,
  /// whoever is connected to them.
  void on_ownership_changed();

  /// Passes on what the work of one table throws. Called again after close_failed, it continues with the
  /// others.
  void pass_time(table::Instant now);
  std::optional<table::Instant> next_due() const;

  /// Where all that happens is kept, a turn at a time.
  Ledger& ledger() const { return ledger_; }

  /// Tables that whoever keeps the server has closed, and why: nobody stays there, and nobody comes.
  std::map<std::string, std::string, std::less<>>& takedowns() { return takedowns_; }

 private:
  void touch(std::string_view id) const { touched_shards_.set(static_cast<std::size_t>(shard_of(id))); }

  Ledger& ledger_;
  keys::SecureRandom& chance_;
  TableCache cache_;
  UnclaimedTables unclaimed_;
  std::optional<table::Instant> uptime_marked_at_;  // as running; none: nobody has said that the server runs
  BotExecutor* bot_executor_ = nullptr;
  std::map<std::string, std::string, std::less<>> takedowns_;
  TableObserver observer_;
  FailedTables failed_tables_;
  std::function<void(std::string const&)> closing_hook_;
  mutable Shards touched_shards_;
  std::uint64_t ownership_generation_ = 0;  // so often tables have changed them
  std::string listing_;
  table::RateLimit listing_rate_;
};

/// What this server alone tells of its tables.
std::string local_lobby_listing(TableDirectory const& directory);

/// The table is in memory no longer; false where somebody is connected to it.
bool try_evict(TableDirectory& directory, std::string const& table);

}  // namespace kuhhandel::server
