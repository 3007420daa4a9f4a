// The commit batches of one request: its reads and changes must be durable before its response is sent.
#pragma once

#include <boost/asio/use_awaitable.hpp>
#include <cstddef>
#include <optional>
#include <stdexcept>

#include "server/loop/commit_loop.h"
#include "server/net/asio_types.h"
#include "server/tables/table_directory.h"

namespace kuhhandel::server {

/// The server is shutting down, so the request gets no response.
struct ServerStopping : std::runtime_error {
  ServerStopping() : runtime_error("The server ends.") {}
};

class RequestTransaction {
 public:
  /// `shard` is the one whose owner must answer; nullopt if every server can answer (api/shard_router.h).
  RequestTransaction(CommitLoop& commit_loop, TableDirectory& directory, std::optional<int> shard)
      : commit_loop_(commit_loop), directory_(directory) {
    if (shard) touched_shards_.set(static_cast<std::size_t>(*shard));
  }

  /// Joins the current commit batch: the code up to the next wait belongs to it. Throws ServerStopping if the
  /// server is shutting down.
  void join() {
    directory_.take_touched_shards();
    if (!commit_loop_.run_or_rethrow([] {})) throw ServerStopping();
  }

  /// Records which shards were used since join(). Must be called before each wait.
  void leave() { touched_shards_ |= directory_.take_touched_shards(); }

  /// Waits until all of it is durable. Returns false if another server has taken over a shard that the
  /// request read or changed.
  Task<bool> wait_until_durable() {
    leave();
    co_return co_await commit_loop_.async_wait_durable(touched_shards_,
                                                       boost::asio::use_awaitable_t<Executor>{});
  }

  table::Instant now() const { return commit_loop_.now(); }

 private:
  CommitLoop& commit_loop_;
  TableDirectory& directory_;
  Shards touched_shards_;
};

}  // namespace kuhhandel::server
