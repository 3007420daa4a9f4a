#include "server/observability/gauges.h"

#include <string_view>

#include "server/observability/json_log.h"
#include "server/observability/prometheus_text.h"

namespace kuhhandel::server {
namespace {

class Gauges {
 public:
  explicit Gauges(std::string& text) : text_(text) {}

  void operator()(std::string_view name, std::string_view help, std::uint64_t value) {
    append_head(name, help, "gauge", text_);
    append_line(name, {}, value, text_);
  }
  void seconds(std::string_view name, std::string_view help, std::chrono::duration<double> value) {
    append_head(name, help, "gauge", text_);
    append_number(name, value.count(), text_);
  }

 private:
  std::string& text_;
};

void append_disk(store::DiskUse const& disk, std::string& text) {
  Gauges gauge(text);
  gauge("kuhhandel_database_bytes", "Size of the database in bytes.", disk.database);
  gauge("kuhhandel_wal_bytes", "Size of the write-ahead log in bytes.", disk.write_ahead_log);
  if (disk.budget)
    gauge("kuhhandel_disk_budget_bytes", "Limit for the size of the data (--disk-budget).", *disk.budget);
  if (disk.available)
    gauge("kuhhandel_disk_available_bytes", "Free space on the data's disk.", *disk.available);
}

void append_queues(Queues const& queues, std::string& text) {
  Gauges gauge(text);
  gauge("kuhhandel_connections_waiting", "Connections that wait to be accepted.", queues.connections);
  gauge("kuhhandel_outbox_events", "Events of tables that are not handled yet.", queues.outbox_events);
  gauge("kuhhandel_notifications_waiting", "Notifications that wait to be sent.", queues.notifications);
  gauge("kuhhandel_webhook_posts_waiting", "Webhook posts that wait to be sent.", queues.webhook_posts);
}

void append_deliveries(std::string_view name, std::string_view help, Deliveries const& deliveries,
                       std::string& text) {
  append_head(name, help, "counter", text);
  for (auto const fate : Deliveries::kFates) {
    auto const labels = std::string("{result=\"").append(word_of(fate)).append("\"}");
    append_line(name, labels, deliveries.count_of(fate), text);
  }
}

/// Uses the standard names of Prometheus client libraries.
void append_process(ProcessMetrics const& process, std::string& text) {
  Gauges gauge(text);
  gauge("process_resident_memory_bytes", "Resident memory size in bytes.", process.resident_bytes);
  gauge("process_virtual_memory_bytes", "Virtual memory size in bytes.", process.virtual_bytes);
  gauge("process_threads", "Number of threads.", process.threads);
  if (process.open_fds) gauge("process_open_fds", "Number of open file descriptors.", *process.open_fds);
  if (process.max_fds) gauge("process_max_fds", "Maximum number of open file descriptors.", *process.max_fds);
  gauge.seconds("process_start_time_seconds", "Start time of the process since the Unix epoch.",
                std::chrono::duration<double>(process.start_time_seconds));
  append_head("process_cpu_seconds_total", "User and system CPU time.", "counter", text);
  append_number("process_cpu_seconds_total", process.cpu_seconds, text);
}

void append_log_events(std::string& text) {
  constexpr std::string_view kName = "kuhhandel_log_events_total";
  append_head(kName, "Lines of the log by event, those that were left out as repeats included.", "counter",
              text);
  for (auto const& [event, count] : log_event_counts()) {
    auto const labels = std::string("{event=\"").append(event.name).append("\",level=\"");
    append_line(kName, labels + std::string(name_of(event.level)) + "\"}", count, text);
  }
}

}  // namespace

void append_read_only(bool is_read_only, std::string& text) {
  Gauges gauge(text);
  gauge("kuhhandel_read_only", "1: the disk is full, and games can only be read.", is_read_only ? 1 : 0);
  if (is_read_only) gauge("kuhhandel_full", "1: nothing new may begin, for want of room on the disk.", 1);
}

void append_gauges(ServerGauges const& gauges, std::string& text) {
  append_head("kuhhandel_build_info", "The version of the program.", "gauge", text);
  append_line("kuhhandel_build_info", "{version=\"" KUHHANDEL_VERSION "\"}", 1, text);
  append_queues(gauges.queues, text);
  if (gauges.disk) append_disk(*gauges.disk, text);
  Gauges gauge(text);
  gauge.seconds("kuhhandel_sync_age_seconds", "Age of the sync that is running, or 0.", gauges.sync_age);
  gauge.seconds("kuhhandel_clock_ahead_seconds", "How far the server's clock is ahead of the system's.",
                gauges.clock_ahead);
  append_deliveries("kuhhandel_notifications_total", "Tries to send a notification, by result.",
                    gauges.notifications, text);
  append_deliveries("kuhhandel_webhook_posts_total", "Tries to send a webhook post, by result.",
                    gauges.webhooks, text);
  if (gauges.process) append_process(*gauges.process, text);
  append_log_events(text);
}

}  // namespace kuhhandel::server
