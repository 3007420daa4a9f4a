// The commit batches that one request takes part in: what it read and changed must be durable before its
// response is sent.
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
  /// `shard` is the one whose owner answers; nullopt if every server can answer (api/shard_router.h).
  RequestTurns(Turns& turns, Lobby& lobby, std::optional<int> shard) : turns_(turns), lobby_(lobby) {
    if (shard) touched_.set(static_cast<std::size_t>(*shard));
  }

  /// Joins the current commit batch: what follows up to the next wait belongs to it. Throws Unanswered if the
  /// server is shutting down.
  void join() {
    lobby_.take_touched();
    if (!turns_.attempt([] {})) throw Unanswered();
  }

  /// Records which shards were used since join(). To be called before each wait.
  void leave() { touched_ |= lobby_.take_touched(); }

  /// Waits until all of it is durable. False if another server has taken over a shard that the request read
  /// or changed.
  Task<bool> durable() {
    leave();
    co_return co_await turns_.async_seal(touched_, boost::asio::use_awaitable_t<Executor>{});
  }

  table::Instant now() const { return turns_.now(); }

 private:
  Turns& turns_;
  Lobby& lobby_;
  Shards touched_;
};

}  // namespace kuhhandel::server
