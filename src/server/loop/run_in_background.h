// Runs work on a background thread for a coroutine that waits for it.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <optional>
#include <type_traits>
#include <utility>

#include "server/loop/background_executor.h"
#include "server/loop/server_context.h"

namespace kuhhandel::server {

/// Runs `work` on the lane's thread for a client at this address and returns its result; nullopt if too many
/// jobs are queued. Rethrows the exceptions of `work`.
template <class Work>
auto run_in_background(ServerContext& context, ReadLane lane, boost::asio::ip::address address, Work work)
    -> Task<std::optional<std::invoke_result_t<Work&, ReadOnlyDb&>>> {
  std::optional<std::invoke_result_t<Work&, ReadOnlyDb&>> result;
  if (!context.background[lane].has_room(address)) co_return result;
  boost::asio::use_awaitable_t<Executor> token;
  auto const initiate = [&](auto on_done) {
    auto job = [&](ReadOnlyDb& read_db) {
      if (context.faults.on_background_work) context.faults.on_background_work();
      result.emplace(work(read_db));
    };
    context.background[lane].submit(address, std::move(job), std::move(on_done));
  };
  co_await boost::asio::async_initiate<boost::asio::use_awaitable_t<Executor>, void(std::exception_ptr)>(
      initiate, token);
  co_return result;
}

}  // namespace kuhhandel::server
