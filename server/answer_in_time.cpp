#include "server/answer_in_time.h"

#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <exception>
#include <memory>
#include <optional>
#include <utility>

#include "server/beside.h"
#include "server/compression.h"
#include "server/json_answer.h"
#include "server/routes.h"
#include "server/unless_damaged.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;

Task<HttpAnswer> change_in_time(ServerContext& context, ReadLane lane, asio::ip::address address,
                                RequestTurns& turns, HttpRequest const& request, SlowChange& slow) {
  auto change = co_await beside(context, lane, address, [&](Archive& archive) { return slow(archive); });
  if (!change) co_return busy();
  std::optional<HttpAnswer> answer;
  turns.work([&] { answer = apply_change(context.services, request, *change); });
  co_return *std::move(answer);
}

}  // namespace

Task<bool> bring_table(ServerContext& context, asio::ip::address address, std::string id) {
  auto& lobby = context.services.lobby;
  // What is read while another server has it may be old by the time that it is ours.
  if (lobby.in_memory(id) != nullptr || !holds(lobby.ledger(), id) || lobby.failed().stays_closed(id))
    co_return true;
  auto make = [id, reopening = lobby.reopening()](Archive& archive) mutable {
    // Whoever then needs the table is told of the damage.
    return unless_damaged([&] { return reopening(archive.tables().load(id)); },
                          [] { return Lobby::Reopened(); });
  };
  auto made = co_await beside(context, ReadLane::tables, address, std::move(make));
  if (!made) co_return false;
  if (made->table != nullptr) context.turns.attempt([&] { lobby.take_up(*std::move(made)); });
  co_return true;
}

namespace {

/// After `begin`: the group waits for the games until they are entered or given up.
Task<HttpAnswer> enter_games(ServerContext& context, asio::ip::address const& address, RequestTurns& turns,
                             GameImport& import) {
  auto& groups = context.services.groups;
  // Groups may be given to another server between the steps, which then gives the import up.
  auto const holds_groups = [&] { return holds_surroundings(context.services.lobby.ledger()); };
  auto const make_ready = [&](Archive& archive) {
    return unless_damaged([&] { return import.make_ready(archive.groups()); });
  };
  auto const ready = co_await beside(context, ReadLane::long_reads, address, make_ready);
  auto answer = ready ? *ready : busy();
  if (answer && holds_groups()) turns.work([&] { import.give_up(groups); });
  while (!answer) {
    turns.work([&] {
      answer = holds_groups() ? unless_damaged([&] { return import.enter_some(groups); }) : not_kept();
    });
    co_await asio::post(co_await asio::this_coro::executor, asio::use_awaitable_t<Executor>{});
  }
  co_return *std::move(answer);
}

}  // namespace

Task<HttpAnswer> bring_games(ServerContext& context, asio::ip::address address, RequestTurns& turns,
                             GameImport import, std::string file) {
  auto& groups = context.services.groups;
  auto const read_file = [&](Archive&) { return import.read(std::move(file)); };
  auto const read = co_await beside(context, ReadLane::long_reads, address, read_file);
  if (!read) co_return busy();
  auto answer = *read;
  auto const holds_groups = [&] { return holds_surroundings(context.services.lobby.ledger()); };
  if (!answer)
    turns.work(
        [&] { answer = holds_groups() ? unless_damaged([&] { return import.begin(groups); }) : not_kept(); });
  if (answer) co_return *std::move(answer);
  std::exception_ptr thrown;
  try {
    answer = co_await enter_games(context, address, turns, import);
  } catch (...) {
    thrown = std::current_exception();
  }
  if (!thrown) co_return *std::move(answer);
  // Else the group would wait for these games until the next start.
  if (holds_groups()) turns.work([&] { import.give_up(groups); });
  std::rethrow_exception(thrown);
}

Task<HttpAnswer> answer_in_time(ServerContext& context, asio::ip::address address, ReadLane lane,
                                RequestTurns& turns, HttpRequest request) {
  Answer answer;
  auto const ask = [&](Looked looked) {
    turns.work([&] { answer = answer_request(context.services, request, turns.now(), looked); });
  };
  ask(Looked::no);
  if (auto* const wanted = std::get_if<WantsTable>(&answer)) {
    if (!co_await bring_table(context, address, wanted->id)) co_return busy();
    ask(Looked::yes);
  }
  if (auto* const slow = std::get_if<SlowAnswer>(&answer)) {
    // What was changed must be committed before it is read.
    if (!co_await turns.durable()) co_return not_kept();
    auto const work = [&](Archive& archive) {
      auto made = unless_damaged([&] { return (*slow)(archive); });
      compress(made, request.accept_encoding);
      return made;
    };
    auto written = co_await beside(context, lane, address, work);
    co_return std::move(written).value_or(busy());
  }
  if (auto* const change = std::get_if<SlowChange>(&answer))
    co_return co_await change_in_time(context, lane, address, turns, request, *change);
  co_return std::get<HttpAnswer>(std::move(answer));
}

}  // namespace kuhhandel::server
