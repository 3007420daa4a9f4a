// Carries what the write-ahead log holds into the database, so that the log can begin anew and stays short.
// Most of that is done beside whoever writes; they only carry the rest, which was written meanwhile.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <atomic>
#include <filesystem>

#include "store/durability.h"

namespace kuhhandel::store {

class Checkpoints {
 public:
  /// Of the log of `writer`, which is the database in `folder` and must outlive it. Where nothing is sealed
  /// nobody works beside, and the writer carries all.
  Checkpoints(SQLite::Database& writer, std::filesystem::path const& folder, StoreOptions const& options);
  Checkpoints(Checkpoints const&) = delete;
  Checkpoints& operator=(Checkpoints const&) = delete;
  ~Checkpoints();

  /// Whether the log has grown by enough. Any thread may ask.
  bool is_due() const { return in_log_ - checkpointed_ >= pages_; }

  /// Carries over what is committed by now; one thread at a time may do this, while another writes.
  /// SQLite::Exception where the disk refuses.
  void checkpoint();

 private:
  static int after_commit(void* self, sqlite3* writer, char const* name, int in_log);

  SQLite::Database& writer_;
  SQLite::Database connection_;
  int const pages_;                    // by so many the log grows
  int const max_pages_;                // pages; the writer waits no longer for whoever works beside
  std::atomic<int> in_log_{0};         // pages
  std::atomic<int> checkpointed_{0};   // of them, when that was begun for the last time
  std::atomic<bool> has_rest_{false};  // the writer has to carry it
};

}  // namespace kuhhandel::store
