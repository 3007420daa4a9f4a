// The server's log: one JSON object per line on standard error. It never contains tokens, names, addresses of
// players, or cards.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/text/json_text.h"

namespace kuhhandel::server {

enum class LogLevel : std::uint8_t { info, warn, error };

/// Whether players or strangers can cause an event as often as they like.
enum class Repeats : std::uint8_t { unlimited, limited };

struct LogEvent {
  std::string_view name;
  LogLevel level;
  Repeats repeats = Repeats::limited;
};

/// All events. docs/RUNBOOK.md describes each of them and what to do.
std::span<LogEvent const> log_events();

std::string_view name_of(LogLevel level);

/// Limits how often the same event is logged, so that nobody can fill the disk with the log.
class RepeatLimit {
 public:
  using Time = std::chrono::steady_clock::time_point;

  static constexpr int kLinesPerPeriod = 5;
  static constexpr std::chrono::seconds kPeriod{60};

  /// Returns whether a line of this event may be written at that time; if not, counts it as suppressed.
  bool admit(std::string_view event, Time now);
  /// Returns the events whose period is over, with the number of suppressed lines.
  std::vector<std::pair<std::string, std::uint64_t>> take_suppressed(Time now);

 private:
  struct Period {
    Time begins;
    int written = 0;
    std::uint64_t suppressed = 0;
  };

  std::map<std::string, Period, std::less<>> periods_;
};

/// Writes one line unless the event's limit is reached. `members` is a JSON object without its braces.
void write_log_line(std::string_view event, std::string members);

/// Logs an event with pairs of names and values: log_json("started", "port", 8080). Thread-safe.
template <class... Members>
void log_json(std::string_view event, Members const&... members) {
  auto const object =
      codec::json_of([&](codec::JsonText& json) { codec::write_object(json, "event", event, members...); });
  write_log_line(event, object.substr(1, object.size() - 2));
}

/// Returns how often each event happened since the start, including suppressed lines.
std::vector<std::pair<LogEvent, std::uint64_t>> log_event_counts();

/// Logs the number of suppressed lines of each event whose period is over. Call it about once a second.
void flush_log();

/// Logs an uncaught exception as event `terminated` before the process aborts.
void set_logging_terminate_handler();

/// For tests: sends lines, without their time, to `sink`, or to standard error if it is empty. Repeat limits
/// do not apply to a sink.
void set_log_sink(std::function<void(std::string_view line)> sink);

}  // namespace kuhhandel::server
