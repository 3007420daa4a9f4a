// Time zones of the system's database (tzdata). The C++ library of g++ 12 has none.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/instant.h"

namespace kuhhandel::server {

/// Yearly rule for daylight saving time: the text that ends a file of the database (POSIX `TZ`, RFC 8536),
/// such as `CET-1CEST,M3.5.0,M10.5.0/3`.
class ZoneRule {
 public:
  /// Returns nullopt if the text is malformed.
  static std::optional<ZoneRule> parse(std::string_view text);

  table::Duration offset_at(table::Instant at) const;

 private:
  struct Change {
    enum class Kind : std::uint8_t { weekday_of_month, day_without_leap_day, day } kind;
    int month;  // weekday_of_month: 1 to 12
    int week;   // 1 to 5; 5: the last
    int day;    // of the week from Sunday, or of the year
    std::chrono::seconds time;

    std::chrono::sys_seconds in(std::chrono::year year) const;
  };
  struct Reader;

  std::chrono::seconds standard_{};
  std::chrono::seconds summer_{};
  std::optional<std::pair<Change, Change>> changes_;  // begin and end of summer time
};

class TimeZone {
 public:
  /// Parses a file of the database (TZif, RFC 8536). Returns nullopt if it is malformed.
  static std::optional<TimeZone> parse(std::string_view file);

  /// Returns local time minus UTC.
  table::Duration offset_at(table::Instant at) const;

 private:
  struct Transition {
    std::chrono::seconds at;
    std::chrono::seconds offset;
  };

  std::chrono::seconds first_offset_{};
  std::vector<Transition> transitions_;
  std::optional<ZoneRule> rule_;  // after the last transition
};

/// Zones by their names, such as `Europe/Berlin`, loaded on demand.
class TimeZones {
 public:
  explicit TimeZones(std::filesystem::path folder = "/usr/share/zoneinfo") : folder_(std::move(folder)) {}

  /// Returns nullptr if the database has no such zone.
  TimeZone const* find(std::string const& name);

 private:
  static constexpr std::size_t kMaxZones = 600;

  std::filesystem::path folder_;
  std::map<std::string, std::optional<TimeZone>> zones_;
};

}  // namespace kuhhandel::server
