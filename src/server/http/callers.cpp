#include "server/http/callers.h"

#include <utility>

#include "server/http/header_values.h"
#include "server/http/message.h"
#include "server/net/proxy_protocol.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

constexpr table::Rate kReports{3, std::chrono::minutes(5)};

}  // namespace

Callers::Callers(ConnectionLimiter& limiter, ProxySettings proxies, bool has_tls, Clock clock)
    : limiter_(limiter), proxies_(std::move(proxies)), has_tls_(has_tls), clock_(std::move(clock)) {}

std::optional<Caller> Callers::admit(boost::asio::ip::address const& peer) {
  auto slot = limiter_.admit(peer, clock_(), peer_kind_of(peer));
  if (!slot) return {};
  return Caller{.address = peer, .slot = *std::move(slot), .peer = peer};
}

Task<bool> Callers::identify(Transport& stream, Caller& caller) {
  if (!proxies_.is_announced || !proxies_.trusts(caller.peer)) co_return true;
  auto const client = co_await take_announced_client(stream);
  if (!client) report("PROXY protocol");
  if (!client || !client->address) co_return client.has_value();
  caller.peer = *client->address;
  co_return attribute(caller.peer, caller);
}

bool Callers::identify(Request const& request, Caller& caller) {
  using Source = ForwardedClient::Source;
  auto const client = forwarded_client(caller.peer, request, proxies_);
  if (client.source == Source::malformed_header) report("malformed header");
  // Proxies send health checks themselves, without a client.
  if (client.source == Source::missing_header && !proxies_.is_announced &&
      !is_health_check(view_of(request.target())))
    report("missing header");
  caller.uses_https = has_tls_ || client.uses_https;
  caller.forwarded_host = client.host;
  return attribute(client.address, caller);
}

bool Callers::attribute(boost::asio::ip::address const& address, Caller& caller) {
  caller.address = address;
  return caller.slot.transfer_to(address, clock_(), peer_kind_of(address));
}

ConnectionLimiter::PeerKind Callers::peer_kind_of(boost::asio::ip::address const& address) const {
  return proxies_.trusts(address) ? ConnectionLimiter::PeerKind::proxy : ConnectionLimiter::PeerKind::client;
}

void Callers::report(std::string_view problem) {
  ++unidentified_;
  if (reports_.take(kReports, clock_()))
    log_json("proxy_client_unknown", "problem", problem, "count", unidentified_);
}

}  // namespace kuhhandel::server
