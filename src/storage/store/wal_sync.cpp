#include "store/wal_sync.h"

#include <sqlite3.h>

namespace kuhhandel::store {

WalSync::WalSync(SQLite::Database& database) {
  // SQLite opens the log when it first reads.
  database.execAndGet("SELECT count(*) FROM sqlite_master");
  auto const status = sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_JOURNAL_POINTER,
                                           static_cast<void*>(&log_));
  if (status != SQLITE_OK) throw SQLite::Exception(database.getHandle(), status);
  // The first sync of a new file keeps its folder too, and is no matter for two threads.
  (*this)();
}

void WalSync::operator()() const {
  // What is not in the log was carried into the database by a checkpoint, which syncs what it has written.
  if (auto const status = log_->pMethods->xSync(log_, SQLITE_SYNC_NORMAL | SQLITE_SYNC_DATAONLY);
      status != SQLITE_OK)
    throw SQLite::Exception("the disk did not keep what was written", status);
}

}  // namespace kuhhandel::store
