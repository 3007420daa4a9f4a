#include "server/observability/metrics.h"

namespace kuhhandel::server {
namespace {

class MetricWriter {
 public:
  explicit MetricWriter(std::string& text) : text_(text) {}

  void operator()(std::string_view name, std::string_view help, std::string_view type,
                  std::uint64_t value) const {
    append_head(name, help, type, text_);
    append_line(name, {}, value, text_);
  }
  void times(std::string_view name, std::string_view help, Histogram const& times) const {
    append_head(name, help, "histogram", text_);
    times.append_to(name, text_);
  }

 private:
  std::string& text_;
};

double in_seconds(std::chrono::nanoseconds elapsed) { return std::chrono::duration<double>(elapsed).count(); }

}  // namespace

void Metrics::observe_batch(std::size_t facts, std::chrono::nanoseconds elapsed) {
  facts_ += facts;
  batches_.observe(in_seconds(elapsed));
}

void Metrics::observe_sync(std::chrono::nanoseconds elapsed) { syncs_.observe(in_seconds(elapsed)); }

void Metrics::count_message(std::size_t bytes) {
  ++messages_;
  bytes_ += bytes;
}

void Metrics::count_request(std::string_view route, int status) {
  ++requests_["{route=\"" + std::string(route) + "\",status=\"" + std::to_string(status) + "\"}"];
}

void Metrics::count_refused_connection() { ++refused_; }
void Metrics::count_failed_accept() { ++failed_accepts_; }
void Metrics::count_exception() { ++exceptions_; }
void Metrics::count_cut_connection() { ++cut_; }
void Metrics::count_bot_question() { ++bot_questions_; }
void Metrics::observe_bot_time(std::chrono::nanoseconds elapsed) { bot_times_.observe(in_seconds(elapsed)); }

std::string Metrics::text(GaugeSnapshot const& snapshot) const {
  std::string text;
  MetricWriter const write(text);
  write("kuhhandel_facts_total", "Facts that were committed.", "counter", facts_);
  write("kuhhandel_messages_sent_total", "Messages to clients on live connections.", "counter", messages_);
  write("kuhhandel_message_bytes_sent_total", "Bytes of those messages.", "counter", bytes_);
  append_head("kuhhandel_requests_total", "Requests that were answered, by route and status.", "counter",
              text);
  for (auto const& [labels, count] : requests_) append_line("kuhhandel_requests_total", labels, count, text);
  write("kuhhandel_connections_refused_total", "Connections that the limits closed at once.", "counter",
        refused_);
  write("kuhhandel_accepts_failed_total",
        "Failed attempts to accept a connection, for lack of descriptors or memory.", "counter",
        failed_accepts_);
  write("kuhhandel_exceptions_total",
        "Exceptions that ended one request, table, event or step, each with a line in the log.", "counter",
        exceptions_);
  write("kuhhandel_lines_cut_total", "Live connections cut because they read too slowly.", "counter", cut_);
  write("kuhhandel_bot_questions_total", "Questions to bots, answered or not.", "counter", bot_questions_);
  write("kuhhandel_connections", "Open connections.", "gauge", snapshot.connections);
  write("kuhhandel_most_connections", "Limit for open connections.", "gauge", snapshot.max_connections);
  write("kuhhandel_proxy_clients_unknown_total",
        "Requests and connections of trusted proxies that did not name their client.", "counter",
        snapshot.unidentified_clients);
  write("kuhhandel_tables", "Tables in memory.", "gauge", snapshot.tables);
  write("kuhhandel_most_tables", "Limit for tables in memory.", "gauge", snapshot.max_tables);
  write("kuhhandel_waiting_beside", "Jobs that wait for the background thread.", "gauge",
        snapshot.background_jobs_waiting);
  write("kuhhandel_unsent_bytes", "Bytes that wait for clients to read them, here and in the kernel.",
        "gauge", snapshot.unsent_bytes);
  write("kuhhandel_slow_readers_cut_total",
        "Connections cut because too many bytes waited and they read slowest.", "counter",
        snapshot.slow_readers_cut);
  write("kuhhandel_data_bytes", "Size of the data on the disk.", "gauge", snapshot.data_bytes);
  write("kuhhandel_full", "1: the disk is full, so nothing new may begin.", "gauge",
        snapshot.is_full ? 1 : 0);
  append_read_only(false, text);
  write("kuhhandel_frozen", "1: the ledger does not answer, so nothing is sent and all clocks stop.", "gauge",
        snapshot.is_suspended ? 1 : 0);
  write("kuhhandel_shards", "The number of the 65 shards that this server owns.", "gauge", snapshot.shards);
  if (snapshot.certificate_ends) {
    write("kuhhandel_certificate_ends_seconds", "Expiry of the certificate in use, in Unix time.", "gauge",
          static_cast<std::uint64_t>(snapshot.certificate_ends->time_since_epoch().count()));
  }
  write("kuhhandel_bot_questions_waiting", "Questions to bots, hints included, that wait for a thread.",
        "gauge", bot_questions_waiting_);
  append_gauges(snapshot.gauges, text);
  write.times("kuhhandel_turn_seconds", "Time of one batch: work and commit.", batches_);
  write.times("kuhhandel_seal_seconds",
              "Time until committed batches are durable on the disk or in the ledger.", syncs_);
  write.times("kuhhandel_thinking_seconds", "Time that a bot took for one question.", bot_times_);
  return text;
}

}  // namespace kuhhandel::server
