// Answers to requests with an Idempotency-Key, stored in the same transaction as the change.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "keys/token.h"
#include "table/instant.h"

namespace kuhhandel::store {

struct StoredAnswer {
  keys::TokenHash id;           // of the request
  int shard;                    // of a cluster; its owner answers the request
  table::Instant at;            // time of the change
  keys::TokenHash fingerprint;  // of the body of the request
  int status;                   // 0: only the change is recorded, and the answer is read again
  std::string content;          // of the answer, encrypted

  bool operator==(StoredAnswer const&) const = default;
};

/// Location and size of an answer, for limits.
struct StoredAnswerSize {
  keys::TokenHash id;
  int shard;
  table::Instant at;
  std::size_t bytes;
};

/// All functions throw SQLite::Exception if the disk fails.
class StoredAnswers {
 public:
  static constexpr std::chrono::hours kRetention{24};

  explicit StoredAnswers(SQLite::Database& database) : database_(database) {}

  std::optional<StoredAnswer> find(keys::TokenHash const& id) const;
  /// Replaces an answer with the same id.
  void put(StoredAnswer const& answer);
  void remove(keys::TokenHash const& id);
  /// Removes the shard's answers to requests before that time.
  void remove_before(int shard, table::Instant before);
  void remove_shard(int shard);

  /// Returns the shards that have answers to requests before that time.
  std::vector<int> shards_before(table::Instant before) const;
  /// Returns all answers, the oldest first.
  std::vector<StoredAnswerSize> sizes() const;

 private:
  SQLite::Database& database_;
};

}  // namespace kuhhandel::store
