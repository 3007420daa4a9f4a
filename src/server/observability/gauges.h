// Gauges that help an operator when a server is in trouble: queues, disk, memory, descriptors, failed
// deliveries.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "server/observability/delivery_results.h"
#include "server/observability/process_metrics.h"
#include "store/tables/retention.h"

namespace kuhhandel::server {

/// Lengths of the queues.
struct Queues {
  std::size_t connections = 0;    // to be accepted
  std::size_t outbox_events = 0;  // to be handled by consumers outside the tables
  std::size_t notifications = 0;  // to be sent to push services
  std::size_t webhook_posts = 0;  // to be sent to other programs
};

struct ServerGauges {
  Queues queues = {};
  std::optional<store::DiskUse> disk = {};
  std::chrono::nanoseconds sync_age{0};
  std::chrono::milliseconds clock_ahead{0};  // compared with the system clock
  Deliveries notifications = {};
  Deliveries webhooks = {};
  std::optional<ProcessMetrics> process = {};
};

/// Appends whether the server is read-only because the disk is full. Then nothing new may begin either.
void append_read_only(bool is_read_only, std::string& text);

/// Appends the gauges, and how often each event was logged, in Prometheus format.
void append_gauges(ServerGauges const& gauges, std::string& text);

}  // namespace kuhhandel::server
