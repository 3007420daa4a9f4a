// What the server counts, for Prometheus (figures_session.h tells it). The loop alone counts and asks. Rules
// of alarm and a page of curves stand on these names: packaging/monitoring.
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

/// How things stand when somebody asks.
struct GaugeSnapshot {
  std::size_t connections = 0;
  std::size_t max_connections = 0;
  std::size_t tables = 0;  // in memory
  std::size_t max_tables = 0;
  std::uint64_t unidentified_clients = 0;   // that proxies did not name
  std::size_t background_jobs_waiting = 0;  // pieces of work
  std::uint64_t data_bytes = 0;             // on the disk
  std::size_t unsent_bytes = 0;             // that wait for clients to read them
  std::uint64_t slow_readers_cut = 0;
  bool is_full = false;
  bool is_suspended = false;                                      // the ledger does not say what it has kept
  std::size_t shards = 0;                                         // that are this server's
  std::optional<std::chrono::sys_seconds> certificate_ends = {};  // none: there is no certificate
  ServerGauges gauges = {};
};

class Metrics {
 public:
  /// A turn of the server's loop that brought so many facts and took so long.
  void observe_batch(std::size_t log_events, std::chrono::nanoseconds elapsed);
  /// A seal: how long what was done had to wait for the disk before it was told.
  void observe_sync(std::chrono::nanoseconds elapsed);
  void count_message(std::size_t bytes);
  /// Counts an answered request by its route, as `GET /api/lobby`; `files` if it has none.
  void count_request(std::string_view route, int status);
  void count_refused_connection();
  /// A connection could not be accepted, for want of descriptors or memory.
  void count_failed_accept();
  /// An exception that ended one request, table, event or step.
  void count_exception();
  void count_cut_connection();
  /// A bot is asked; it waits for a thread, and then for what that thinks.
  void count_bot_question();
  /// So many questions wait for a thread.
  void set_bot_questions_waiting(std::size_t count) { bot_questions_waiting_ = count; }
  /// A bot's answer is there, after so much thinking.
  void observe_bot_time(std::chrono::nanoseconds elapsed);

  /// In Prometheus' text format.
  std::string text(GaugeSnapshot const& snapshot) const;

 private:
  std::uint64_t log_events_ = 0;
  std::uint64_t messages_ = 0;
  std::uint64_t bytes_ = 0;
  std::map<std::string, std::uint64_t> requests_;  // by the labels of route and status
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
