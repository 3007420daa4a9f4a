#include "server/observability/json_log.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <exception>
#include <mutex>

#include "codec/written_text.h"

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
    // What the operator ordered.
    LogEvent{"ban_added", LogLevel::info, Repeats::unlimited},
    LogEvent{"ban_removed", LogLevel::info, Repeats::unlimited},
    LogEvent{"close_ordered", LogLevel::info, Repeats::unlimited},
    LogEvent{"closed", LogLevel::info, Repeats::unlimited},
    LogEvent{"limits_changed", LogLevel::info, Repeats::unlimited},
    LogEvent{"report_dropped", LogLevel::info, Repeats::unlimited},
    // Strangers.
    LogEvent{"ban_applied", LogLevel::info},
    LogEvent{"ban_ended", LogLevel::info},
    LogEvent{"import", LogLevel::info},
    LogEvent{"connection_refused", LogLevel::warn},
    LogEvent{"accept_failed", LogLevel::error},
    LogEvent{"proxy_client_unknown", LogLevel::warn},
    LogEvent{"wrong_operator_token", LogLevel::warn},
    // Several servers with one ledger.
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

/// Of an event that the table lacks.
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

struct Journal {
  std::mutex mutex;
  RepeatLimit limit;
  std::map<std::string, std::uint64_t, std::less<>> counts;
  std::function<void(std::string_view)> sink;  // empty: standard error
};

Journal& the_journal() {
  // Never destroyed, since threads and the terminate handler may log until the very end.
  static auto* const journal = new Journal;
  return *journal;
}

/// The journal's mutex is locked.
void write_line(Journal const& journal, std::string_view event, std::string_view members) {
  auto line = std::string(R"("level":")").append(name_of(event_named(event).level)).append("\",");
  line.append(members).append("}");
  if (journal.sink) return journal.sink("{" + line);
  write_to_standard_error(line);
}

/// JSON is UTF-8, whereas messages of the system may have any bytes.
void replace_broken_bytes(std::string& text) {
  if (codec::is_utf8(text)) return;
  std::ranges::replace_if(text, [](char letter) { return static_cast<unsigned char>(letter) >= 0x80; }, '?');
}

[[noreturn]] void log_and_abort() {
  try {
    auto const failure = std::current_exception();
    if (failure) std::rethrow_exception(failure);
    journal("terminated", "error", "std::terminate was called.");
  } catch (std::exception const& error) {
    journal("terminated", "error", std::string_view(error.what()));
  } catch (...) {
    journal("terminated", "error", "An exception that is no std::exception.");
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

bool RepeatLimit::admits(std::string_view event, Time now) {
  auto found = periods_.find(event);
  if (found == periods_.end()) found = periods_.emplace(event, Period{.begins = now}).first;
  auto& period = found->second;
  // What was left out in a period that is over is told first, by take_left_out().
  if (now >= period.begins + kPeriod && period.left_out == 0) period = {.begins = now};
  if (period.written < kLinesPerPeriod) return ++period.written, true;
  ++period.left_out;
  return false;
}

std::vector<std::pair<std::string, std::uint64_t>> RepeatLimit::take_left_out(Time now) {
  std::vector<std::pair<std::string, std::uint64_t>> left_out;
  for (auto& [event, period] : periods_) {
    if (period.left_out == 0 || now < period.begins + kPeriod) continue;
    left_out.emplace_back(event, period.left_out);
    period = {.begins = now};
  }
  return left_out;
}

void write_journal(std::string_view event, std::string members) {
  replace_broken_bytes(members);
  auto& journal = the_journal();
  std::scoped_lock const lock(journal.mutex);
  ++journal.counts[std::string(event)];
  bool const is_limited = !journal.sink && event_named(event).repeats == Repeats::limited;
  if (is_limited && !journal.limit.admits(event, std::chrono::steady_clock::now())) return;
  write_line(journal, event, members);
}

std::vector<std::pair<LogEvent, std::uint64_t>> log_event_counts() {
  auto& journal = the_journal();
  std::scoped_lock const lock(journal.mutex);
  std::vector<std::pair<LogEvent, std::uint64_t>> counts;
  for (auto const& event : kEvents) {
    auto const found = journal.counts.find(event.name);
    counts.emplace_back(event, found == journal.counts.end() ? 0 : found->second);
  }
  return counts;
}

void flush_journal() {
  auto& journal = the_journal();
  std::scoped_lock const lock(journal.mutex);
  for (auto const& [event, count] : journal.limit.take_left_out(std::chrono::steady_clock::now())) {
    auto const object = codec::json_of(
        [&](codec::JsonText& json) { codec::write_object(json, "event", event, "repeated", count); });
    write_line(journal, event, std::string_view(object).substr(1, object.size() - 2));
  }
}

void set_logging_terminate_handler() { std::set_terminate(log_and_abort); }

void set_journal_sink(std::function<void(std::string_view line)> sink) {
  auto& journal = the_journal();
  std::scoped_lock const lock(journal.mutex);
  journal.sink = std::move(sink);
}

}  // namespace kuhhandel::server
