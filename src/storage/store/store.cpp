#include "store/store.h"

#include <SQLiteCpp/Savepoint.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <array>
#include <utility>

#include "store/checksum.h"
#include "store/database.h"
#include "table/log/log_json.h"

namespace kuhhandel::store {
namespace {

/// Removes a table; its whole log becomes garbage that is due at once.
constexpr std::array kRemoving{
    "DELETE FROM keys WHERE table_id = ?1",
    "DELETE FROM named_seats WHERE table_id = ?1",
    "DELETE FROM guest_keys WHERE table_id = ?1",
    "DELETE FROM beginnings WHERE table_id = ?1",
    "DELETE FROM tables WHERE id = ?1",
    "INSERT OR REPLACE INTO leftovers (table_id, up_to, since) VALUES (?1, 9223372036854775807,"
    " -9223372036854775807)",
};

/// Updates the setup if the table now plays something else.
void update_setup(SQLite::Database& database, table::TableSetup const& setup) {
  auto const text = table::setup_text(setup);
  SQLite::Statement kept(database, "SELECT made FROM tables WHERE id = ? AND setup <> ?");
  kept.bind(1, setup.id);
  kept.bind(2, text);
  if (!kept.executeStep()) return;
  SQLite::Statement update(database, "UPDATE tables SET setup = ?, checksum = ? WHERE id = ?");
  update.bind(1, text);
  update.bind(2, checksum({setup.id, 0, kept.getColumn(0).getInt64()}, text));
  update.bind(3, setup.id);
  update.exec();
}

}  // namespace

WalSync::WalSync(SQLite::Database& database) {
  // SQLite opens the log at the first read.
  database.execAndGet("SELECT count(*) FROM sqlite_master");
  auto const status = sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_JOURNAL_POINTER,
                                           static_cast<void*>(&log_));
  if (status != SQLITE_OK) throw SQLite::Exception(database.getHandle(), status);
  // The first sync of a new file also syncs its directory entry, and must not run on two threads.
  (*this)();
}

void WalSync::operator()() const {
  // Data that is no longer in the log was moved to the database by a checkpoint, which syncs it.
  if (auto const status = log_->pMethods->xSync(log_, SQLITE_SYNC_NORMAL | SQLITE_SYNC_DATAONLY);
      status != SQLITE_OK)
    throw SQLite::Exception("the disk did not keep what was written", status);
}

Store::Store(std::filesystem::path const& folder, StoreOptions const& options)
    : database_(options.access == Access::read_only ? open_read_only(folder) : open_database(folder)),
      staging_(database_, options.max_staged),
      outbox_(database_, [this] { begin_writing(); }),
      begin_(database_, "BEGIN IMMEDIATE"),
      commit_(database_, "COMMIT"),
      tables_(database_, staging_.index()),
      options_(options) {
  if (options.access == Access::read_only) return;
  wal_sync_.emplace(database_);
  checkpoints_.emplace(database_, folder, options);
}

void Store::begin_writing() {
  if (!in_batch_ || writing_) return;
  begin_.reset();
  begin_.exec();
  writing_ = true;
}

void Store::commit_writes() {
  if (!writing_) return;
  staging_.reset_statements();
  commit_.reset();
  commit_.exec();
  writing_ = false;
}

CommitResult Store::commit_batch() {
  in_batch_ = false;
  if (writing_) staging_.end_batch(facts_);
  commit_writes();
  // Groups write directly to the database.
  auto const changes = database_.getTotalChanges();
  bool const changed = std::exchange(changes_, changes) != changes;
  return {.facts = std::exchange(facts_, 0),
          .needs_sync = changed && options_.durability == Durability::power,
          .has_events = !outbox_.is_empty()};
}

bool Store::roll_back_batch() {
  commit_.tryReset();
  if (sqlite3_get_autocommit(database_.getHandle()) == 0) database_.exec("ROLLBACK");
  in_batch_ = true;
  writing_ = false;
  facts_ = 0;
  outbox_.recount();
  return staging_.reload(database_);
}

void Store::sync_wal() const {
  if (options_.durability == Durability::power) (*wal_sync_)();
}

void Store::add_table(table::TableSetup const& setup, table::Instant now) {
  begin_writing();
  SQLite::Statement insert(database_,
                           "INSERT INTO tables (id, setup, made, checksum, visited) VALUES (?, ?, ?, ?, 0)");
  auto const text = table::setup_text(setup);
  auto const made = static_cast<std::int64_t>(now.count());
  insert.bind(1, setup.id);
  insert.bind(2, text);
  insert.bind(3, made);
  insert.bind(4, checksum({setup.id, 0, made}, text));
  insert.exec();
  mark_used(setup.id);
}

void Store::mark_visited(std::string const& table) {
  begin_writing();
  SQLite::Statement update(database_, "UPDATE tables SET visited = 1 WHERE id = ?");
  update.bind(1, table);
  update.exec();
}

void Store::remove_table(std::string const& table) {
  begin_writing();
  SQLite::Savepoint whole(database_, "removed");
  for (auto const* const sql : kRemoving) {
    SQLite::Statement statement(database_, sql);
    statement.bind(1, table);
    statement.exec();
  }
  whole.release();
}

void Store::add_key(std::string const& table, Seat seat, keys::TokenHash const& hash) {
  begin_writing();
  SQLite::Statement insert(database_, "INSERT OR REPLACE INTO keys (table_id, seat, hash) VALUES (?, ?, ?)");
  insert.bind(1, table);
  insert.bind(2, index_of(seat));
  insert.bind(3, hash.data(), static_cast<int>(hash.size()));
  insert.exec();
}

void Store::add_named_seat(NamedSeat const& named) {
  begin_writing();
  SQLite::Statement insert(
      database_, "INSERT OR REPLACE INTO named_seats (table_id, seat, name, hash) VALUES (?, ?, ?, ?)");
  insert.bind(1, named.table);
  insert.bind(2, index_of(named.seat));
  insert.bind(3, named.name);
  insert.bind(4, named.hash.data(), static_cast<int>(named.hash.size()));
  insert.exec();
}

void Store::remove_keys(std::string const& table, Seat seat) {
  begin_writing();
  for (auto const* const kept : {"keys", "named_seats"}) {
    SQLite::Statement remove(database_,
                             std::string("DELETE FROM ") + kept + " WHERE table_id = ? AND seat = ?");
    remove.bind(1, table);
    remove.bind(2, index_of(seat));
    remove.exec();
  }
}

void Store::set_over(std::string const& table, bool is_over) {
  begin_writing();
  for (auto const* const sql : {"UPDATE named_seats SET is_over = ? WHERE table_id = ?",
                                "UPDATE tables SET is_over = ? WHERE id = ?"}) {
    SQLite::Statement update(database_, sql);
    update.bind(1, is_over ? 1 : 0);
    update.bind(2, table);
    update.exec();
  }
}

void Store::mark_used(std::string const& table) {
  begin_writing();
  SQLite::Statement update(database_,
                           "UPDATE tables SET used_in = (SELECT minutes FROM service) WHERE id = ?");
  update.bind(1, table);
  update.exec();
}

void Store::compact_log(table::TableSetup const& table, table::Instant at,
                        table::fact::LogSnapshot const& snapshot) {
  begin_writing();
  SQLite::Savepoint whole(database_, "begun_anew");
  RowId const place{table.id, static_cast<std::int64_t>(snapshot.version), at.count()};
  auto const text = table::fact_text(snapshot, table.edition);
  SQLite::Statement beginning(database_,
                              "INSERT OR REPLACE INTO beginnings (table_id, version, at, fact, checksum)"
                              " VALUES (?, ?, ?, ?, ?)");
  beginning.bind(1, table.id);
  beginning.bind(2, place.number);
  beginning.bind(3, place.at);
  beginning.bind(4, text);
  beginning.bind(5, checksum(place, text));
  beginning.exec();
  SQLite::Statement behind(database_,
                           "INSERT OR REPLACE INTO leftovers (table_id, up_to, since)"
                           " SELECT ?, ?, minutes FROM service");
  behind.bind(1, table.id);
  behind.bind(2, place.number);
  behind.exec();
  update_setup(database_, table);
  whole.release();
}

void Store::append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) {
  append({table.id, static_cast<std::int64_t>(version), entry.at.count()},
         table::fact_text(entry.fact, table.edition));
}

void Store::append(RowId const& place, std::string const& fact) {
  begin_writing();
  try {
    staging_.append(place, fact);
  } catch (SQLite::Exception const&) {
    throw;
  } catch (std::exception const& error) {
    // The row may be stored without being in the index in memory: later facts would be unreliable.
    throw SQLite::Exception(error.what(), SQLITE_NOMEM);
  }
  ++facts_;
}

void Store::add_game(std::string const& table, int number, FinishedGame const& game) {
  begin_writing();
  SQLite::Statement insert(
      database_,
      "INSERT OR IGNORE INTO games (table_id, number, record, checksum, ended, began, bots)"
      " VALUES (?, ?, ?, ?, ?, ?, ?)");
  insert.bind(1, table);
  insert.bind(2, number);
  insert.bind(3, game.record);
  insert.bind(4, checksum({table, number}, game.record));
  insert.bind(5, static_cast<std::int64_t>(game.ended.count()));
  insert.bind(6, static_cast<std::int64_t>(game.began.count()));
  insert.bind(7, static_cast<int>(game.bots.bits()));
  insert.exec();
}

std::optional<std::string> find_corruption(Store& store) {
  try {
    auto found = store.database().execAndGet("PRAGMA quick_check(1)").getString();
    return found == "ok" ? std::nullopt : std::optional(std::move(found));
  } catch (SQLite::Exception const& error) {
    return error.what();
  }
}

void release_page_cache(Store& store) { store.database().exec("PRAGMA shrink_memory"); }

bool has_free_space(std::filesystem::path const& folder) {
  auto const file = folder / "kuhhandel.room";
  auto const descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (descriptor < 0) return false;
  constexpr off_t kMinFreeSpace = 8 * 1024 * 1024;
  bool const has = posix_fallocate(descriptor, 0, kMinFreeSpace) == 0;
  unlink(file.c_str());
  close(descriptor);
  return has;
}

bool is_full_disk(SQLite::Exception const& error, std::filesystem::path const& folder) {
  auto const code = error.getErrorCode();
  if (code == SQLITE_FULL) return true;
  // A quota, or no room for another file that SQLite needs.
  return (code == SQLITE_IOERR || code == SQLITE_CANTOPEN) && !has_free_space(folder);
}

}  // namespace kuhhandel::store
