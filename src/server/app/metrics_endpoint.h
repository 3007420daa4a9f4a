// Metrics at a separate address, for the operator and not the public (docs/OPERATIONS.md).
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "server/loop/server_context.h"

namespace kuhhandel::server {

/// Returns the metrics in Prometheus format.
using MetricsText = std::function<std::string()>;

/// Answers `GET /metrics` with `text`, and nothing else, until the connection ends. The hosts must outlive
/// the task.
Task<void> serve_metrics(AllowedHosts const& hosts, MetricsText text, std::shared_ptr<Transport> stream,
                         ConnectionLimiter::Slot slot, boost::asio::ip::address monitor);

std::string metrics_text(ServerContext& context);

/// Returns the metrics of a server that is read-only because the disk of `data` is full.
std::string read_only_metrics_text(std::filesystem::path const& data);

}  // namespace kuhhandel::server
