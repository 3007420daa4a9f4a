#include "store/wal_sync.h"

#include <sqlite3.h>

namespace kuhhandel::store {

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

}  // namespace kuhhandel::store
