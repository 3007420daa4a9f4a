#include "server/api/dispatch.h"

#include <boost/asio/co_spawn.hpp>
#include <exception>
#include <optional>

#include "server/api/files.h"
#include "server/api/idempotency.h"
#include "server/api/route_table.h"
#include "server/http/corruption_guard.h"
#include "server/http/json_response.h"

namespace kuhhandel::server {

Task<HttpResponse> handle_request(RequestHost& host, Services const& services, Route const* route,
                                  HttpRequest const& request, table::Instant now) {
  host.join_batch();
  if (route == nullptr) {
    auto const allowed = allowed_at(request.path);
    co_return allowed.empty() ? file_response(services.files, request)
                              : method_not_allowed(request.method, allowed);
  }
  auto const* const handler = std::get_if<RouteHandler>(&route->handler);
  if (handler == nullptr) co_return not_found();
  RequestContext context(host, services, *route, request, now);
  HttpResponse response;
  std::exception_ptr thrown;
  try {
    // The shard may have gone to another server since the request was admitted.
    context.require_ownership();
    response = co_await run_once(context, *route, *handler);
  } catch (ErrorResponse& refused) {
    response = std::move(refused.response);
  } catch (...) {
    thrown = std::current_exception();
  }
  if (thrown) response = guard_corruption([&]() -> HttpResponse { std::rethrow_exception(thrown); });
  co_return response;
}

HttpResponse answer_at_once(Services const& services, HttpRequest const& request, table::Instant now) {
  ImmediateHost host(services, request.body);
  auto const* const route = route_of(request.method, request.path);
  return ImmediateHost::run(handle_request(host, services, route, request, now));
}

Task<HttpResponse> ImmediateHost::read(BackgroundRead read) {
  HttpResponse response;
  services_.read_db.in_snapshot([&] { response = read(services_.read_db); });
  co_return response;
}

Task<void> ImmediateHost::compute(BackgroundWork work) {
  work(services_.read_db);
  co_return;
}

HttpResponse ImmediateHost::run(Task<HttpResponse> task) {
  boost::asio::io_context io;
  std::optional<HttpResponse> response;
  std::exception_ptr thrown;
  boost::asio::co_spawn(io, std::move(task), [&](std::exception_ptr error, HttpResponse answer) {
    thrown = std::move(error);
    response = std::move(answer);
  });
  io.run();
  if (thrown) std::rethrow_exception(thrown);
  return *std::move(response);
}

}  // namespace kuhhandel::server
