#include "server/api/dispatch.h"

#include <boost/asio/co_spawn.hpp>
#include <exception>
#include <optional>

#include "server/api/files.h"
#include "server/api/route_table.h"
#include "server/http/corruption_guard.h"
#include "server/http/json_response.h"

namespace kuhhandel::server {

Task<HttpAnswer> answer_request(RequestHost& host, Services const& services, Route const* route,
                                HttpRequest const& request, table::Instant now) {
  host.join_batch();
  if (route == nullptr) {
    auto const allowed = allowed_at(request.path);
    co_return allowed.empty() ? answer_file(services.files, request)
                              : answer_by_methods(request.method, allowed);
  }
  auto const* const handler = std::get_if<RouteHandler>(&route->handler);
  if (handler == nullptr) co_return nothing_here();
  RequestContext context(host, services, *route, request, now);
  HttpAnswer response;
  std::exception_ptr thrown;
  try {
    // The shard may have gone to another server since the request was admitted.
    context.require_ownership();
    response = co_await (*handler)(context);
  } catch (ErrorResponse& refused) {
    response = std::move(refused.response);
  } catch (...) {
    thrown = std::current_exception();
  }
  if (thrown) response = unless_damaged([&]() -> HttpAnswer { std::rethrow_exception(thrown); });
  co_return response;
}

HttpAnswer answer_at_once(Services const& services, HttpRequest const& request, table::Instant now) {
  ImmediateHost host(services, request.body);
  auto const* const route = route_of(request.method, request.path);
  return ImmediateHost::run(answer_request(host, services, route, request, now));
}

Task<HttpAnswer> ImmediateHost::read(BackgroundRead read) {
  HttpAnswer response;
  services_.archive.at_one_moment([&] { response = read(services_.archive); });
  co_return response;
}

Task<void> ImmediateHost::compute(BackgroundWork work) {
  work(services_.archive);
  co_return;
}

HttpAnswer ImmediateHost::run(Task<HttpAnswer> task) {
  boost::asio::io_context io;
  std::optional<HttpAnswer> response;
  std::exception_ptr thrown;
  boost::asio::co_spawn(io, std::move(task), [&](std::exception_ptr error, HttpAnswer answer) {
    thrown = std::move(error);
    response = std::move(answer);
  });
  io.run();
  if (thrown) std::rethrow_exception(thrown);
  return *std::move(response);
}

}  // namespace kuhhandel::server
