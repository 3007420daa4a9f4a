// Bounds the number and size of stored answers, for each client and in total.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "store/account_data/stored_answers.h"

namespace kuhhandel::server {

class IdempotencyQuota {
 public:
  struct Limit {
    std::size_t answers;
    std::size_t bytes;
  };
  static constexpr Limit kPerClient{512, std::size_t{1} << 20};
  static constexpr Limit kInTotal{32'768, std::size_t{32} << 20};

  explicit IdempotencyQuota(Limit per_client = kPerClient, Limit in_total = kInTotal)
      : per_client_(per_client), in_total_(in_total) {}

  /// Adds an answer for a client; an empty `client` is unknown and counts in total only. Returns the answers
  /// that must be deleted: the client's oldest, then the oldest of all.
  std::vector<store::StoredAnswerSize> add(std::string const& client, store::StoredAnswerSize const& answer);
  /// Forgets answers to requests before that time.
  void expire(table::Instant before);

  std::size_t size() const { return answers_.size(); }

 private:
  using Number = std::uint64_t;  // in the order of arrival

  struct Usage {
    std::set<Number> answers{};
    std::size_t bytes = 0;
    bool exceeds(Limit limit) const { return answers.size() > limit.answers || bytes > limit.bytes; }
  };
  struct Entry {
    std::string client;
    store::StoredAnswerSize answer;
  };

  store::StoredAnswerSize remove(Number number);

  Limit per_client_;
  Limit in_total_;
  std::map<Number, Entry> answers_;
  std::map<std::string, Usage> clients_;
  std::size_t bytes_ = 0;
  Number next_ = 0;
};

}  // namespace kuhhandel::server
