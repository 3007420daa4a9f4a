#include "server/answer_in_time.h"

#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <memory>
#include <optional>
#include <utility>

#include "server/beside.h"
#include "server/json_answer.h"
#include "server/routes.h"
#include "server/unless_damaged.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;

/// Nobody is told where the server has failed.
HttpAnswer told(std::optional<HttpAnswer> answer) { return std::move(answer).value_or(HttpAnswer{}); }

Task<HttpAnswer> change_in_time(ServerContext& context, asio::ip::address address, HttpRequest const& request,
                                SlowChange& slow) {
  auto change = co_await beside(context, address, [&](Archive& archive) { return slow(archive); });
  if (!change) co_return busy();
  std::optional<HttpAnswer> answer;
  context.turns.work([&] { answer = apply_change(context.services, request, *change); });
  co_return told(std::move(answer));
}

}  // namespace

Task<bool> bring_table(ServerContext& context, asio::ip::address address, std::string id) {
  auto& lobby = context.services.lobby;
  // What is read while another server has it may be old by the time that it is ours.
  if (lobby.in_memory(id) != nullptr || !holds(lobby.ledger(), id)) co_return true;
  auto make = [id, reopening = lobby.reopening()](Archive& archive) mutable {
    // Whoever then needs the table is told of the damage.
    return unless_damaged([&] { return reopening(archive.tables().load(id)); },
                          [] { return Lobby::Reopened(); });
  };
  auto made = co_await beside(context, address, std::move(make));
  if (!made) co_return false;
  if (made->table != nullptr) context.turns.work([&] { lobby.take_up(*std::move(made)); });
  co_return true;
}

Task<HttpAnswer> bring_games(ServerContext& context, asio::ip::address address, GameImport import,
                             std::string file) {
  auto& groups = context.services.groups;
  // Groups may be given to another server between the steps, which then gives the import up.
  auto const change = [&](auto const& step) -> std::optional<HttpAnswer> {
    if (!holds_surroundings(context.services.lobby.ledger())) return not_kept();
    return unless_damaged(step);
  };
  auto const read_file = [&](Archive&) { return import.read(std::move(file)); };
  auto const read = co_await beside(context, address, read_file);
  if (!read) co_return busy();
  auto answer = *read;
  if (!answer) context.turns.work([&] { answer = change([&] { return import.begin(groups); }); });
  if (answer) co_return told(answer);
  auto const make_ready = [&](Archive& archive) {
    return unless_damaged([&] { return import.make_ready(archive.groups()); });
  };
  auto const ready = co_await beside(context, address, make_ready);
  answer = ready ? *ready : busy();
  if (answer && holds_surroundings(context.services.lobby.ledger()))
    context.turns.work([&] { import.give_up(groups); });
  while (!answer && !context.turns.failure()) {
    context.turns.work([&] { answer = change([&] { return import.enter_some(groups); }); });
    co_await asio::post(co_await asio::this_coro::executor, asio::use_awaitable_t<Executor>{});
  }
  co_return told(answer);
}

Task<HttpAnswer> answer_in_time(ServerContext& context, asio::ip::address address, HttpRequest request) {
  Answer answer;
  auto const ask = [&](Looked looked) {
    context.turns.work(
        [&] { answer = answer_request(context.services, request, context.turns.now(), looked); });
  };
  ask(Looked::no);
  if (auto* const wanted = std::get_if<WantsTable>(&answer)) {
    if (!co_await bring_table(context, address, wanted->id)) co_return busy();
    ask(Looked::yes);
  }
  if (auto* const slow = std::get_if<SlowAnswer>(&answer)) {
    // What was changed must be committed before it is read.
    if (!co_await context.turns.async_seal(asio::use_awaitable_t<Executor>{})) co_return not_kept();
    auto const work = [&](Archive& archive) { return unless_damaged([&] { return (*slow)(archive); }); };
    auto written = co_await beside(context, address, work);
    co_return std::move(written).value_or(busy());
  }
  if (auto* const change = std::get_if<SlowChange>(&answer))
    co_return co_await change_in_time(context, address, request, *change);
  co_return std::get<HttpAnswer>(std::move(answer));
}

}  // namespace kuhhandel::server
