#include "groups/calendar/utc.h"

#include <array>
#include <chrono>
#include <cstdio>

namespace kuhhandel::groups {
namespace {

namespace chrono = std::chrono;

struct Moment {
  explicit Moment(table::Instant at)
      : seconds(chrono::floor<chrono::seconds>(chrono::sys_time<chrono::milliseconds>(at))),
        date(chrono::floor<chrono::days>(seconds)),
        time(seconds - chrono::floor<chrono::days>(seconds)) {}

  chrono::sys_seconds seconds;
  chrono::year_month_day date;
  chrono::hh_mm_ss<chrono::seconds> time;
};

std::string written(char const* form, Moment const& moment) {
  std::array<char, 40> text;
  std::snprintf(text.data(), text.size(), form, int{moment.date.year()}, unsigned{moment.date.month()},
                unsigned{moment.date.day()}, static_cast<int>(moment.time.hours().count()),
                static_cast<int>(moment.time.minutes().count()),
                static_cast<int>(moment.time.seconds().count()));
  return text.data();
}

}  // namespace

std::string utc_basic_format(table::Instant at) { return written("%04d%02u%02uT%02d%02d%02dZ", Moment(at)); }

std::string utc_readable(table::Instant at) {
  constexpr std::size_t kWithoutSeconds = 16;
  return written("%04d-%02u-%02u %02d:%02d:%02d", Moment(at)).substr(0, kWithoutSeconds) + " UTC";
}

std::string utc_day(table::Instant at) {
  constexpr std::size_t kWithoutTime = 10;
  return utc_readable(at).substr(0, kWithoutTime);
}

std::string day_basic_format(std::string_view date) {
  std::string digits;
  for (auto const c : date)
    if (c != '-') digits += c;
  return digits;
}

}  // namespace kuhhandel::groups
