// Checkpoints the write-ahead log so that it stays short. A second connection does most of the work while the
// writer continues; the writer checkpoints only what was written meanwhile.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <atomic>
#include <filesystem>

#include "store/durability.h"

namespace kuhhandel::store {

class Checkpoints {
 public:
  /// `writer` is the database in `folder` and must outlive this object. Without durability against power cuts
  /// there is no second thread, and the writer checkpoints everything.
  Checkpoints(SQLite::Database& writer, std::filesystem::path const& folder, StoreOptions const& options);
  Checkpoints(Checkpoints const&) = delete;
  Checkpoints& operator=(Checkpoints const&) = delete;
  ~Checkpoints();

  /// Returns true if the log has grown enough. May be called on any thread.
  bool is_due() const { return in_log_ - checkpointed_ >= pages_; }

  /// Checkpoints what is committed. Only one thread at a time may call this, while another may write. Throws
  /// SQLite::Exception if the disk fails.
  void checkpoint();

 private:
  static int after_commit(void* self, sqlite3* writer, char const* name, int in_log);

  SQLite::Database& writer_;
  SQLite::Database connection_;
  int const pages_;                    // growth of the log that makes a checkpoint due
  int const max_pages_;                // pages; above this, the writer does not wait for the other thread
  std::atomic<int> in_log_{0};         // pages
  std::atomic<int> checkpointed_{0};   // pages in the log when the last checkpoint began
  std::atomic<bool> has_rest_{false};  // the writer must checkpoint the rest
};

}  // namespace kuhhandel::store
