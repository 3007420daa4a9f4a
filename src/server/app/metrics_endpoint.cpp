#include "server/app/metrics_endpoint.h"

#include <chrono>
#include <optional>
#include <system_error>
#include <utility>

#include "server/api/request_guard.h"
#include "server/http/json_response.h"
#include "server/http/request_reader.h"
#include "server/http/response_writer.h"
#include "server/net/tls_certificate.h"
#include "server/notifications/push_notifier.h"
#include "server/notifications/webhook_sender.h"

namespace kuhhandel::server {
namespace {

constexpr auto kMonitorTimeout = std::chrono::seconds(90);  // between two requests of a monitor

Queues queues_of(ServerContext& context) {
  auto const& services = context.services;
  Queues queues{.outbox_events = services.store.outbox().size()};
  if (context.connections_waiting) queues.connections = context.connections_waiting();
  if (services.push_notifier != nullptr) queues.notifications = services.push_notifier->waiting();
  if (services.webhooks != nullptr) queues.webhook_posts = services.webhooks->waiting();
  return queues;
}

ServerGauges gauges_of(ServerContext& context) {
  auto const& services = context.services;
  ServerGauges gauges{.queues = queues_of(context),
                      .disk = store::disk_use(services.store),
                      .sync_age = context.commit_loop.sync_age(std::chrono::steady_clock::now()),
                      .clock_ahead = context.commit_loop.now() - wall_clock(),
                      .process = read_process_metrics()};
  if (services.push_notifier != nullptr) gauges.notifications = services.push_notifier->deliveries();
  if (services.webhooks != nullptr) gauges.webhooks = services.webhooks->deliveries();
  return gauges;
}

HttpResponse response_to(AllowedHosts const& hosts, MetricsText const& text, HttpRequest const& request) {
  if (auto refusal = check_request_head(request, nullptr, hosts)) return *refusal;
  if (request.path != "/metrics") return not_found();
  if (request.method != "GET" && request.method != "HEAD")
    return method_not_allowed(request.method, "GET, HEAD, OPTIONS");
  return {200, text(), {{"Content-Type", "text/plain; version=0.0.4"}}};
}

}  // namespace

std::string metrics_text(ServerContext& context) {
  GaugeSnapshot snapshot{
      .connections = context.connection_limiter.connections(),
      .max_connections = context.connection_limiter.limits().connections,
      .tables = context.services.directory.in_memory().entries().size(),
      .max_tables = context.services.directory.in_memory().capacity(),
      .unidentified_clients = context.callers.unidentified(),
      .background_jobs_waiting = context.background.waiting(),
      .data_bytes = store::bytes_in_use(context.services.store),
      .unsent_bytes = context.send_budget.bytes(),
      .slow_readers_cut = context.send_budget.cut(),
      .is_full = context.services.is_full(),
      .is_suspended = context.commit_loop.is_suspended(),
      .shards = static_cast<std::size_t>(owned_shard_count(context.services.directory.ledger()))};
  if (context.certificate != nullptr) snapshot.certificate_ends = context.certificate->expires_at();
  snapshot.gauges = gauges_of(context);
  return context.metrics.text(snapshot);
}

std::string read_only_metrics_text(std::filesystem::path const& data) {
  std::error_code unknown;
  auto const disk = std::filesystem::space(data, unknown);
  ServerGauges gauges{.process = read_process_metrics()};
  if (!unknown) gauges.disk = store::DiskUse{.available = disk.available};
  std::string text;
  append_read_only(true, text);
  append_gauges(gauges, text);
  return text;
}

Task<void> serve_metrics(AllowedHosts const& hosts, MetricsText text, std::shared_ptr<Transport> stream,
                         ConnectionLimiter::Slot, boost::asio::ip::address monitor) {
  RequestReader reader(*stream);
  for (bool more = true; more;) {
    stream->set_deadline(kMonitorTimeout);
    auto const error = co_await reader.read_head();
    if (!error) co_await hosts.look_up(plain_request(reader.request()).host, monitor);
    auto response = error ? response_for_parse_error(error)
                          : std::optional(response_to(hosts, text, plain_request(reader.request())));
    if (!response) co_return;
    more = co_await write_response(*stream, std::move(*response), reader, nullptr);
  }
  co_await linger_and_close(*stream, reader);
}

}  // namespace kuhhandel::server
