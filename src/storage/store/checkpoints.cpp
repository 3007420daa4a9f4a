#include "store/checkpoints.h"

#include <sqlite3.h>

#include "store/database.h"

namespace kuhhandel::store {
namespace {

/// Maximum length of the log as a multiple of the growth that makes a checkpoint due.
constexpr int kLateBy = 10;

/// Checkpoints as much as readers allow, without waiting.
int carry(sqlite3* database) {
  auto const status =
      sqlite3_wal_checkpoint_v2(database, "main", SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
  // Another connection is checkpointing.
  return status == SQLITE_BUSY || status == SQLITE_LOCKED ? SQLITE_OK : status;
}

}  // namespace

Checkpoints::Checkpoints(SQLite::Database& writer, std::filesystem::path const& folder,
                         StoreOptions const& options)
    : writer_(writer),
      connection_(open_second_connection(folder)),
      pages_(options.checkpoint_pages),
      max_pages_(options.durability == Durability::power ? pages_ * kLateBy : pages_) {
  sqlite3_wal_hook(writer_.getHandle(), after_commit, this);
}

Checkpoints::~Checkpoints() { sqlite3_wal_hook(writer_.getHandle(), nullptr, nullptr); }

void Checkpoints::checkpoint() {
  checkpointed_ = in_log_.load();
  if (auto const status = carry(connection_.getHandle()); status != SQLITE_OK)
    throw SQLite::Exception("the disk did not keep what was carried over", status);
  has_rest_ = true;
}

int Checkpoints::after_commit(void* self, sqlite3* writer, char const* /*name*/, int in_log) {
  auto& checkpoints = *static_cast<Checkpoints*>(self);
  checkpoints.in_log_ = in_log;
  // The log has restarted.
  if (in_log < checkpoints.checkpointed_) checkpoints.checkpointed_ = 0;
  if (!checkpoints.has_rest_.exchange(false) && in_log < checkpoints.max_pages_) return SQLITE_OK;
  return carry(writer);
}

}  // namespace kuhhandel::store
