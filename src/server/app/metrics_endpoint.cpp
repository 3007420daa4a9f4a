#include "server/app/metrics_endpoint.h"

#include <chrono>
#include <optional>
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

constexpr auto kMonitorPatience = std::chrono::seconds(90);  // between two questions of a monitor

Queues queues_of(ServerContext& context) {
  auto const& services = context.services;
  Queues queues{.outbox_events = services.store.outbox().size()};
  if (context.connections_waiting) queues.connections = context.connections_waiting();
  if (services.notices != nullptr) queues.notifications = services.notices->waiting();
  if (services.webhooks != nullptr) queues.webhook_posts = services.webhooks->waiting();
  return queues;
}

ServerGauges gauges_of(ServerContext& context) {
  auto const& services = context.services;
  ServerGauges gauges{.queues = queues_of(context),
                      .disk = store::disk_use(services.store),
                      .sync_age = context.turns.sync_age(std::chrono::steady_clock::now()),
                      .clock_ahead = context.turns.now() - wall_clock(),
                      .process = read_process_figures()};
  if (services.notices != nullptr) gauges.notifications = services.notices->deliveries();
  if (services.webhooks != nullptr) gauges.webhooks = services.webhooks->deliveries();
  return gauges;
}

HttpAnswer figures(ServerContext& context) {
  Standing standing{.connections = context.admission.connections(),
                    .most_connections = context.admission.limits().connections,
                    .tables = context.services.lobby.in_memory().entries().size(),
                    .most_tables = context.services.lobby.in_memory().most(),
                    .unidentified_clients = context.callers.unidentified(),
                    .waiting_beside = context.side.waiting(),
                    .data_bytes = store::bytes_in_use(context.services.store),
                    .unsent_bytes = context.backlog.bytes(),
                    .slow_readers_cut = context.backlog.cut(),
                    .is_full = context.services.are_full(),
                    .is_frozen = context.turns.are_frozen(),
                    .shards = static_cast<std::size_t>(shards_of(context.services.lobby.ledger()))};
  if (context.certificate != nullptr) standing.certificate_ends = context.certificate->ends();
  standing.gauges = gauges_of(context);
  return {200, context.metrics.text(standing), {{"Content-Type", "text/plain; version=0.0.4"}}};
}

HttpAnswer answer(ServerContext& context, HttpRequest const& request) {
  if (auto refusal = refused_head(request, nullptr, context.hosts)) return *refusal;
  if (request.path != "/metrics") return nothing_here();
  if (request.method != "GET" && request.method != "HEAD")
    return answer_by_methods(request.method, "GET, HEAD, OPTIONS");
  return figures(context);
}

}  // namespace

Task<void> tell_figures(ServerContext& context, std::shared_ptr<ClientStream> stream, Admission::Pass) {
  RequestReader reader(*stream);
  for (bool more = true; more;) {
    stream->limit(kMonitorPatience);
    auto const error = co_await reader.read_head();
    auto written =
        error ? answer_to_unread(error) : std::optional(answer(context, plain_request(reader.request())));
    if (!written) co_return;
    more = co_await write_answer(*stream, std::move(*written), reader, nullptr);
  }
  co_await part(*stream, reader);
}

}  // namespace kuhhandel::server
