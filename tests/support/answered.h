// Responses of a server without an event loop: background work runs at once.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "server/api/dispatch.h"
#include "server/api/route_table.h"

namespace kuhhandel {

inline server::HttpAnswer answered(server::Services const& services, server::HttpRequest const& request,
                                   table::Instant now) {
  return server::answer_at_once(services, request, now);
}

/// Calls a function whenever a request lets other requests run.
template <class Meanwhile>
class HostWithInterruptions : public server::ImmediateHost {
 public:
  HostWithInterruptions(server::Services const& services, std::string_view body, Meanwhile const& meanwhile)
      : ImmediateHost(services, body), meanwhile_(meanwhile) {}
  server::Task<void> yield() override {
    meanwhile_();
    co_return;
  }

 private:
  Meanwhile const& meanwhile_;
};

/// The response to an import into the group of `key`; `path` is the route. `meanwhile` is called whenever
/// other requests may run.
template <class Meanwhile>
server::HttpAnswer imported(server::Services const& services, std::string_view key, std::string_view path,
                            std::string_view file, Meanwhile const& meanwhile) {
  auto const authorization = "Bearer " + std::string(key);
  server::HttpRequest const request{
      .method = "POST", .path = path, .target = path, .body = file, .authorization = authorization};
  HostWithInterruptions host(services, file, meanwhile);
  return server::ImmediateHost::run(server::answer_request(
      host, services, server::route_of(request.method, request.path), request, table::Instant{1}));
}

}  // namespace kuhhandel
