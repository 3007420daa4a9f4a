// Dates as spreadsheets and people write them.
#pragma once

#include <string>
#include <string_view>
#include <variant>

namespace kuhhandel::groups {

/// A date that has two meanings, each as 2026-11-24.
struct AmbiguousDate {
  std::string day_first;
  std::string month_first;
  friend bool operator==(AmbiguousDate const&, AmbiguousDate const&) = default;
};
struct NoDate {
  friend bool operator==(NoDate const&, NoDate const&) = default;
};

/// Returns the day as 2026-11-24. Reads 2026-11-24, 2026/11/24, 2026.11.24 and 24.11.2026, and 24/11/2026,
/// 11/24/2026 and 24-11-2026 if only one order gives a day of the calendar. Midnight may follow. Refuses
/// years of two digits and other times.
std::variant<std::string, AmbiguousDate, NoDate> read_csv_date(std::string_view text);

}  // namespace kuhhandel::groups
