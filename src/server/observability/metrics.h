// Counters for Prometheus, used only on the loop and served by app/metrics_endpoint.h. The alert rules and
// dashboard in packaging/monitoring depend on the metric names.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/observability/gauges.h"
#include "server/observability/prometheus_text.h"

namespace kuhhandel::server {

/// Current values, collected for each request of the metrics.
struct GaugeSnapshot {
  std::size_t connections = 0;
  std::size_t max_connections = 0;
  std::size_t tables = 0;  // in memory
  std::size_t max_tables = 0;
  std::uint64_t unidentified_clients = 0;   // clients that proxies did not name
  std::size_t background_jobs_waiting = 0;  // number of jobs
  std::uint64_t data_bytes = 0;             // on disk
  std::size_t unsent_bytes = 0;             // not yet read by clients
  std::uint64_t slow_readers_cut = 0;
  bool is_full = false;
  bool is_suspended = false;                                      // unknown what the ledger has stored
  std::size_t shards = 0;                                         // owned by this server
  std::optional<std::chrono::sys_seconds> certificate_ends = {};  // nullopt: no certificate
  ServerGauges gauges = {};
};

class Metrics {
 public:
  /// Records a commit batch with its number of facts and its duration.
  void observe_batch(std::size_t facts, std::chrono::nanoseconds elapsed);
  /// Records a sync: how long results waited for the disk before they were sent.
  void observe_sync(std::chrono::nanoseconds elapsed);
  void count_message(std::size_t bytes);
  /// Counts a request by its route, such as `GET /api/lobby`; `files` if it has none.
  void count_request(std::string_view route, int status);
  void count_refused_connection();
  /// Counts a connection that could not be accepted for lack of descriptors or memory.
  void count_failed_accept();
  /// Counts an exception that ended one request, table, event or step.
  void count_exception();
  void count_cut_connection();
  /// Counts a question to a bot; it waits for a thread first.
  void count_bot_question();
  /// Sets the number of questions that wait for a thread.
  void set_bot_questions_waiting(std::size_t count) { bot_questions_waiting_ = count; }
  /// Records how long a bot thought about its answer.
  void observe_bot_time(std::chrono::nanoseconds elapsed);

  /// Returns the metrics in Prometheus text format.
  std::string text(GaugeSnapshot const& snapshot) const;

 private:
  std::uint64_t facts_ = 0;
  std::uint64_t messages_ = 0;
  std::uint64_t bytes_ = 0;
  std::map<std::string, std::uint64_t> requests_;  // by labels of route and status
  std::uint64_t refused_ = 0;
  std::uint64_t failed_accepts_ = 0;
  std::uint64_t exceptions_ = 0;
  std::uint64_t cut_ = 0;
  std::uint64_t bot_questions_ = 0;
  std::size_t bot_questions_waiting_ = 0;
  Histogram batches_;
  Histogram syncs_;
  Histogram bot_times_;
};

}  // namespace kuhhandel::server
