// Work beside the loop, for a coroutine that waits for it.
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

/// Returns what `work` returns, done in a thread of that lane for a client at that address; nullopt if too
/// many jobs wait already. Throws what it throws.
template <class Work>
auto beside(ServerContext& context, ReadLane lane, boost::asio::ip::address address, Work work)
    -> Task<std::optional<std::invoke_result_t<Work&, Archive&>>> {
  std::optional<std::invoke_result_t<Work&, Archive&>> result;
  if (!context.side[lane].has_room(address)) co_return result;
  boost::asio::use_awaitable_t<Executor> token;
  auto const begin = [&](auto done) {
    auto job = [&](Archive& archive) {
      if (context.faults.on_background_work) context.faults.on_background_work();
      result.emplace(work(archive));
    };
    context.side[lane].take(address, std::move(job), std::move(done));
  };
  co_await boost::asio::async_initiate<boost::asio::use_awaitable_t<Executor>, void(std::exception_ptr)>(
      begin, token);
  co_return result;
}

}  // namespace kuhhandel::server
