// The turns in which one request is answered: what its work read and changed must be durable before the
// answer goes out.
#pragma once

#include <boost/asio/use_awaitable.hpp>
#include <cstddef>
#include <optional>
#include <stdexcept>

#include "server/loop/commit_loop.h"
#include "server/net/asio_types.h"
#include "server/tables/table_directory.h"

namespace kuhhandel::server {

/// The server ends, so a request gets no answer.
struct Unanswered : std::runtime_error {
  Unanswered() : runtime_error("The server ends.") {}
};

class RequestTurns {
 public:
  /// `shard` is the one whose owner answers, if it is one alone (whose_answer.h).
  RequestTurns(Turns& turns, Lobby& lobby, std::optional<int> shard) : turns_(turns), lobby_(lobby) {
    if (shard) touched_.set(static_cast<std::size_t>(*shard));
  }

  /// Does a part of the request in this turn. Throws what `work` throws, but Unanswered if the server ends.
  template <class Work>
  void work(Work const& work) {
    lobby_.take_touched();
    if (!turns_.attempt(work)) throw Unanswered();
    touched_ |= lobby_.take_touched();
  }

  /// Waits until all of it is durable. False if another server has taken over a shard that it read or
  /// changed.
  Task<bool> durable() {
    co_return co_await turns_.async_seal(touched_, boost::asio::use_awaitable_t<Executor>{});
  }

  table::Instant now() const { return turns_.now(); }

 private:
  Turns& turns_;
  Lobby& lobby_;
  Shards touched_;
};

}  // namespace kuhhandel::server
