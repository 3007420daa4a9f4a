#include "server/api/loop_host.h"

#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <optional>
#include <utility>

#include "server/http/compression.h"
#include "server/http/corruption_guard.h"
#include "server/http/json_response.h"
#include "server/loop/run_in_background.h"

namespace kuhhandel::server {

namespace asio = boost::asio;

Task<bool> bring_table(ServerContext& context, asio::ip::address address, std::string id) {
  auto& lobby = context.services.lobby;
  // What is read while another server owns the table may be out of date when this server gets it.
  if (lobby.in_memory(id) != nullptr || !holds(lobby.ledger(), id) || lobby.failed().stays_closed(id))
    co_return true;
  auto make = [id, reopening = lobby.reopening()](Archive& archive) mutable {
    // The request that uses the table reports the damage.
    return unless_damaged([&] { return reopening(archive.tables().load(id)); },
                          [] { return Lobby::Reopened(); });
  };
  auto made = co_await beside(context, ReadLane::tables, address, std::move(make));
  if (!made) co_return false;
  if (made->table != nullptr) context.turns.attempt([&] { lobby.take_up(*std::move(made)); });
  co_return true;
}

void LoopHost::join_batch() {
  is_durable_ = false;
  turns_.join();
}

Task<bool> LoopHost::durable() {
  if (is_durable_) co_return true;
  is_durable_ = co_await turns_.durable();
  co_return is_durable_;
}

Task<HttpAnswer> LoopHost::read(BackgroundRead read) {
  // Background threads see committed data only.
  bool const is_durable = co_await durable();
  if (!is_durable) co_return not_kept();
  auto const work = [&](Archive& archive) {
    auto response = read(archive);
    compress(response, request_.accept_encoding);
    return response;
  };
  auto response = co_await beside(context_, lane_, address_, work);
  co_return std::move(response).value_or(busy());
}

Task<void> LoopHost::compute(BackgroundWork work) {
  auto const run = [&](Archive& archive) {
    work(archive);
    return true;
  };
  turns_.leave();
  auto const done = co_await beside(context_, lane_, address_, run);
  if (!done) throw ErrorResponse{busy()};
  join_batch();
}

Task<void> LoopHost::load_table(std::string id) {
  turns_.leave();
  bool const is_loaded = co_await bring_table(context_, address_, std::move(id));
  if (!is_loaded) throw ErrorResponse{busy()};
  join_batch();
}

Task<void> LoopHost::yield() {
  turns_.leave();
  co_await asio::post(co_await asio::this_coro::executor, asio::use_awaitable_t<Executor>{});
  join_batch();
}

}  // namespace kuhhandel::server
