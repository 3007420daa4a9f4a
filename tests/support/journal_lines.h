// The lines that the server logs while this exists, for tests.
#pragma once

#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "server/journal.h"

namespace kuhhandel::server {

class JournalLines {
 public:
  JournalLines() {
    set_journal_sink([this](std::string_view line) {
      std::scoped_lock const lock(mutex_);
      lines_.emplace_back(line);
    });
  }
  ~JournalLines() { set_journal_sink({}); }
  JournalLines(JournalLines const&) = delete;
  JournalLines& operator=(JournalLines const&) = delete;

  /// Each line as a JSON object without its time.
  std::vector<std::string> all() const {
    std::scoped_lock const lock(mutex_);
    return lines_;
  }

 private:
  mutable std::mutex mutex_;
  std::vector<std::string> lines_;
};

}  // namespace kuhhandel::server
