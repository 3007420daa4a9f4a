// Runs the handler of a request.
#pragma once

#include "server/routing/request_context.h"
#include "server/routing/route.h"

namespace kuhhandel::server {

/// Answers a request that does not need its connection. `route` is what route_of returned; null: a file of
/// the web client, or 404 or 405. Damaged data gives 500. All arguments must outlive the task.
Task<HttpResponse> handle_request(RequestHost& host, Services const& services, Route const* route,
                                  HttpRequest const& request, table::Instant now);

/// The same for callers without an event loop: background work runs at once, on `services.read_db`. 404 for
/// requests that need their connection.
HttpResponse answer_at_once(Services const& services, HttpRequest const& request, table::Instant now);

/// A host whose steps run at once in the caller's thread; it owns the body.
class ImmediateHost : public RequestHost {
 public:
  explicit ImmediateHost(Services const& services, std::string_view body = {})
      : services_(services), body_(body) {}

  void join_batch() override {}
  Task<HttpResponse> read(BackgroundRead read) override;
  Task<void> compute(BackgroundWork work) override;
  Task<void> load_table(std::string /*id*/) override { co_return; }
  Task<void> yield() override { co_return; }
  std::string release_body() override { return std::string(body_); }

  /// Returns the result of a task that waits for nothing but this host.
  static HttpResponse run(Task<HttpResponse> task);

 private:
  Services const& services_;
  std::string_view body_;
};

}  // namespace kuhhandel::server
