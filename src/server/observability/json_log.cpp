#include "server/observability/json_log.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <exception>
#include <mutex>

#include "codec/text/unicode.h"

namespace kuhhandel::server {
namespace {

constexpr std::array kEvents{
    // The server.
    LogEvent{"started", LogLevel::info, Repeats::unlimited},
    LogEvent{"stopped", LogLevel::info, Repeats::unlimited},
    LogEvent{"failed", LogLevel::error, Repeats::unlimited},
    LogEvent{"terminated", LogLevel::error, Repeats::unlimited},
    LogEvent{"ended_at_once", LogLevel::warn, Repeats::unlimited},
    LogEvent{"exception", LogLevel::error},
    LogEvent{"outbox_event_quarantined", LogLevel::error},
    // Data and disk.
    LogEvent{"damaged", LogLevel::error, Repeats::unlimited},
    LogEvent{"unreadable", LogLevel::error},
    LogEvent{"disk_budget_used_up", LogLevel::error},
    LogEvent{"disk_budget_has_room", LogLevel::info},
    LogEvent{"storage_full", LogLevel::error},
    LogEvent{"storage_has_room", LogLevel::info},
    LogEvent{"clock_ahead", LogLevel::warn},
    LogEvent{"open_to_others", LogLevel::warn},
    LogEvent{"seal_hangs", LogLevel::error},
    LogEvent{"seal_ended", LogLevel::info},
    LogEvent{"frozen", LogLevel::warn},
    LogEvent{"thawed", LogLevel::info},
    LogEvent{"expired", LogLevel::info},
    // Operator orders.
    LogEvent{"ban_added", LogLevel::info, Repeats::unlimited},
    LogEvent{"ban_removed", LogLevel::info, Repeats::unlimited},
    LogEvent{"close_ordered", LogLevel::info, Repeats::unlimited},
    LogEvent{"closed", LogLevel::info, Repeats::unlimited},
    LogEvent{"limits_changed", LogLevel::info, Repeats::unlimited},
    LogEvent{"report_dropped", LogLevel::info, Repeats::unlimited},
    // Abuse.
    LogEvent{"ban_applied", LogLevel::info},
    LogEvent{"ban_ended", LogLevel::info},
    LogEvent{"import", LogLevel::info},
    LogEvent{"connection_refused", LogLevel::warn},
    LogEvent{"upload_cut", LogLevel::warn},
    LogEvent{"accept_failed", LogLevel::error},
    LogEvent{"proxy_client_unknown", LogLevel::warn},
    LogEvent{"wrong_operator_token", LogLevel::warn},
    // Clusters.
    LogEvent{"comes", LogLevel::info},
    LogEvent{"stands_by", LogLevel::info},
    LogEvent{"took", LogLevel::info},
    LogEvent{"lost", LogLevel::warn},
    LogEvent{"ledger_away", LogLevel::warn},
    // Other programs.
    LogEvent{"certificate", LogLevel::info},
    LogEvent{"certificate_ends", LogLevel::warn},
    LogEvent{"certificate_refused", LogLevel::warn},
    LogEvent{"notice_refused", LogLevel::warn},
    LogEvent{"notification_failed", LogLevel::warn},
    LogEvent{"webhook_failed", LogLevel::warn},
};

/// Used for an event that is missing in the table.
constexpr LogEvent kUnknown{"", LogLevel::warn};

LogEvent const& event_named(std::string_view name) {
  auto const* const found = std::ranges::find(kEvents, name, &LogEvent::name);
  return found == kEvents.end() ? kUnknown : *found;
}

void write_to_standard_error(std::string_view line) {
  static auto const logger = [] {
    auto made = spdlog::stderr_logger_mt("kuhhandel");
    made->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z",%v)");
    return made;
  }();
  logger->info("{}", line);
}

struct JsonLog {
  std::mutex mutex;
  RepeatLimit limit;
  std::map<std::string, std::uint64_t, std::less<>> counts;
  std::function<void(std::string_view)> sink;  // empty: standard error
};

JsonLog& the_json_log() {
  // Never destroyed, because threads and the terminate handler may log until the very end.
  static auto* const log = new JsonLog;
  return *log;
}

/// The caller must hold the log's mutex.
void write_line(JsonLog const& log, std::string_view event, std::string_view members) {
  auto line = std::string(R"("level":")").append(name_of(event_named(event).level)).append("\",");
  line.append(members).append("}");
  if (log.sink) return log.sink("{" + line);
  write_to_standard_error(line);
}

/// JSON must be UTF-8, but system messages may contain any bytes.
void replace_broken_bytes(std::string& text) {
  if (codec::is_utf8(text)) return;
  std::ranges::replace_if(text, [](char letter) { return static_cast<unsigned char>(letter) >= 0x80; }, '?');
}

[[noreturn]] void log_and_abort() {
  try {
    auto const failure = std::current_exception();
    if (failure) std::rethrow_exception(failure);
    log_json("terminated", "error", "std::terminate was called.");
  } catch (std::exception const& error) {
    log_json("terminated", "error", std::string_view(error.what()));
  } catch (...) {
    log_json("terminated", "error", "An exception that is not a std::exception.");
  }
  std::abort();
}

}  // namespace

std::span<LogEvent const> log_events() { return kEvents; }

std::string_view name_of(LogLevel level) {
  switch (level) {
    case LogLevel::info:
      return "info";
    case LogLevel::warn:
      return "warn";
    case LogLevel::error:
      return "error";
  }
  std::unreachable();
}

bool RepeatLimit::admit(std::string_view event, Time now) {
  auto found = periods_.find(event);
  if (found == periods_.end()) found = periods_.emplace(event, Period{.begins = now}).first;
  auto& period = found->second;
  // If lines of a finished period were suppressed, take_suppressed() reports them before a new period begins.
  if (now >= period.begins + kPeriod && period.suppressed == 0) period = {.begins = now};
  if (period.written < kLinesPerPeriod) return ++period.written, true;
  ++period.suppressed;
  return false;
}

std::vector<std::pair<std::string, std::uint64_t>> RepeatLimit::take_suppressed(Time now) {
  std::vector<std::pair<std::string, std::uint64_t>> suppressed;
  for (auto& [event, period] : periods_) {
    if (period.suppressed == 0 || now < period.begins + kPeriod) continue;
    suppressed.emplace_back(event, period.suppressed);
    period = {.begins = now};
  }
  return suppressed;
}

void write_log_line(std::string_view event, std::string members) {
  replace_broken_bytes(members);
  auto& log = the_json_log();
  std::scoped_lock const lock(log.mutex);
  ++log.counts[std::string(event)];
  bool const is_limited = !log.sink && event_named(event).repeats == Repeats::limited;
  if (is_limited && !log.limit.admit(event, std::chrono::steady_clock::now())) return;
  write_line(log, event, members);
}

std::vector<std::pair<LogEvent, std::uint64_t>> log_event_counts() {
  auto& log = the_json_log();
  std::scoped_lock const lock(log.mutex);
  std::vector<std::pair<LogEvent, std::uint64_t>> counts;
  for (auto const& event : kEvents) {
    auto const found = log.counts.find(event.name);
    counts.emplace_back(event, found == log.counts.end() ? 0 : found->second);
  }
  return counts;
}

void flush_log() {
  auto& log = the_json_log();
  std::scoped_lock const lock(log.mutex);
  for (auto const& [event, count] : log.limit.take_suppressed(std::chrono::steady_clock::now())) {
    auto const object = codec::json_of(
        [&](codec::JsonText& json) { codec::write_object(json, "event", event, "repeated", count); });
    write_line(log, event, std::string_view(object).substr(1, object.size() - 2));
  }
}

void set_logging_terminate_handler() { std::set_terminate(log_and_abort); }

void set_log_sink(std::function<void(std::string_view line)> sink) {
  auto& log = the_json_log();
  std::scoped_lock const lock(log.mutex);
  log.sink = std::move(sink);
}

}  // namespace kuhhandel::server
