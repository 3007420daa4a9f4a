#include "server/routing/loop_host.h"

#include <boost/asio/async_result.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <optional>
#include <type_traits>
#include <utility>

#include "server/content/compression.h"
#include "server/http/corruption_guard.h"
#include "server/http/json_response.h"
#include "server/loop/background_executor.h"

namespace kuhhandel::server {

namespace asio = boost::asio;

namespace {

/// Waits for the turn of the client at this address.
Task<void> wait_for_turn(ServerContext& context, boost::asio::ip::address const& address) {
  boost::asio::use_awaitable_t<Executor> token;
  auto const initiate = [&](auto on_turn) {
    FairScheduler::Client(context.scheduler, address).run([on_turn = std::move(on_turn)]() mutable {
      on_turn();
    });
  };
  co_await boost::asio::async_initiate<boost::asio::use_awaitable_t<Executor>, void()>(initiate, token);
}

/// Runs `work` on the lane's thread for a client at this address, waits for the client's turn and returns the
/// result; nullopt if too many jobs are queued. Rethrows the exceptions of `work`.
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
  co_await wait_for_turn(context, address);
  co_return result;
}

}  // namespace

Task<bool> load_table(ServerContext& context, asio::ip::address address, std::string id) {
  auto& directory = context.services.directory;
  // Data read while another server owns the table may be out of date when this server acquires it.
  if (directory.in_memory(id) != nullptr || !owns(directory.ledger(), id) ||
      directory.failed_tables().is_kept_closed(id))
    co_return true;
  auto make = [id, loader = directory.make_loader()](ReadOnlyDb& read_db) mutable {
    // The request that uses the table reports the damage.
    return guard_corruption([&] { return loader(read_db.tables().load(id)); },
                            [] { return TableDirectory::LoadedTable(); });
  };
  auto made = co_await run_in_background(context, ReadLane::tables, address, std::move(make));
  if (!made) co_return false;
  if (made->table != nullptr)
    context.commit_loop.run_or_rethrow([&] { directory.insert_loaded(*std::move(made)); });
  co_return true;
}

void LoopHost::join_batch() {
  is_durable_ = false;
  transaction_.join();
}

Task<bool> LoopHost::wait_until_durable() {
  if (!is_durable_) is_durable_ = co_await transaction_.wait_until_durable();
  piece_.end();
  co_return is_durable_;
}

Task<HttpResponse> LoopHost::read(BackgroundRead read) {
  // Background threads see committed data only.
  bool const is_durable = co_await wait_until_durable();
  if (!is_durable) co_return ownership_lost();
  auto const work = [&](ReadOnlyDb& read_db) {
    auto response = read(read_db);
    compress(response, request_.accept_encoding);
    return response;
  };
  auto response = co_await run_in_background(context_, lane_, address_, work);
  co_return std::move(response).value_or(busy());
}

Task<void> LoopHost::compute(BackgroundWork work) {
  auto const run = [&](ReadOnlyDb& read_db) {
    work(read_db);
    return true;
  };
  transaction_.leave();
  piece_.end();
  auto const result = co_await run_in_background(context_, lane_, address_, run);
  if (!result) throw ErrorResponse{busy()};
  join_batch();
}

Task<void> LoopHost::load_table(std::string id) {
  transaction_.leave();
  bool const is_loaded = co_await server::load_table(context_, address_, std::move(id));
  if (!is_loaded) throw ErrorResponse{busy()};
  join_batch();
}

Task<void> LoopHost::yield() {
  bool const is_durable = co_await wait_until_durable();
  if (!is_durable) throw ErrorResponse{ownership_lost()};
  if (!context_.pieces.has_room(address_)) throw ErrorResponse{busy()};
  piece_ = co_await context_.pieces.async_wait(address_, boost::asio::use_awaitable_t<Executor>{});
  co_await wait_for_turn(context_, address_);
  join_batch();
}

}  // namespace kuhhandel::server
