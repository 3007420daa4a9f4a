#include "server/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

namespace kuhhandel::server {
namespace {

prometheus::Counter& counter(prometheus::Registry& registry, std::string const& name,
                             std::string const& help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add({});
}

prometheus::Gauge& gauge(prometheus::Registry& registry, std::string const& name, std::string const& help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

/// In seconds.
prometheus::Histogram::BucketBoundaries const kTurnTimes{0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005,
                                                         0.01,   0.025,   0.05,   0.1,   0.25,   1};

}  // namespace

struct Metrics::Impl {
  prometheus::Registry registry;
  prometheus::Counter& facts = counter(registry, "kuhhandel_facts_total", "Facts that were committed.");
  prometheus::Counter& messages =
      counter(registry, "kuhhandel_messages_sent_total", "Messages to clients on live connections.");
  prometheus::Counter& bytes =
      counter(registry, "kuhhandel_message_bytes_sent_total", "Bytes of those messages.");
  prometheus::Family<prometheus::Counter>& requests =
      prometheus::BuildCounter()
          .Name("kuhhandel_requests_total")
          .Help("Requests that were answered, by route and status.")
          .Register(registry);
  prometheus::Counter& refused =
      counter(registry, "kuhhandel_connections_refused_total", "Connections that the limits closed at once.");
  prometheus::Counter& cut =
      counter(registry, "kuhhandel_lines_cut_total", "Live connections cut because they read too slowly.");
  prometheus::Gauge& connections = gauge(registry, "kuhhandel_connections", "Open connections.");
  prometheus::Gauge& tables = gauge(registry, "kuhhandel_tables", "Tables in memory.");
  prometheus::Histogram& turns = prometheus::BuildHistogram()
                                     .Name("kuhhandel_turn_seconds")
                                     .Help("Time of one turn: work and commit.")
                                     .Register(registry)
                                     .Add({}, kTurnTimes);
  prometheus::Histogram& seals = prometheus::BuildHistogram()
                                     .Name("kuhhandel_seal_seconds")
                                     .Help("Time until the disk kept what turns had committed.")
                                     .Register(registry)
                                     .Add({}, kTurnTimes);
};

Metrics::Metrics() : impl_(std::make_unique<Impl>()) {}
Metrics::~Metrics() = default;

void Metrics::count_turn(std::size_t facts, std::chrono::nanoseconds took) {
  impl_->facts.Increment(static_cast<double>(facts));
  impl_->turns.Observe(std::chrono::duration<double>(took).count());
}

void Metrics::count_seal(std::chrono::nanoseconds took) {
  impl_->seals.Observe(std::chrono::duration<double>(took).count());
}

void Metrics::count_message(std::size_t bytes) {
  impl_->messages.Increment();
  impl_->bytes.Increment(static_cast<double>(bytes));
}

void Metrics::count_request(Route const* route, int status) {
  auto const name =
      route == nullptr ? "files" : std::string(route->method) + ' ' + std::string(route->pattern);
  impl_->requests.Add({{"route", name}, {"status", std::to_string(status)}}).Increment();
}

void Metrics::count_refused_connection() { impl_->refused.Increment(); }
void Metrics::count_cut_line() { impl_->cut.Increment(); }
void Metrics::count_connections(std::size_t open) { impl_->connections.Set(static_cast<double>(open)); }
void Metrics::count_tables(std::size_t in_memory) { impl_->tables.Set(static_cast<double>(in_memory)); }

std::string Metrics::text() const {
  return prometheus::TextSerializer().Serialize(impl_->registry.Collect());
}

}  // namespace kuhhandel::server
