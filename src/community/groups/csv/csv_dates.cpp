#include "groups/csv/csv_dates.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <optional>

namespace kuhhandel::groups {
namespace {

struct DateParts {
  std::array<std::string_view, 3> parts;
  char separator;
};

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// Removes a midnight: "00:00", "0:00:00", "00:00:00.000", "12:00:00 AM", after a blank or a T.
std::optional<std::string_view> without_midnight(std::string_view text) {
  auto const day_end = text.find_first_of("T:");
  if (day_end == std::string_view::npos) return text;
  auto const end = text[day_end] == 'T' ? day_end : text.find_last_of(' ', day_end);
  if (end == std::string_view::npos) return {};
  constexpr std::array<std::string_view, 8> midnights{
      "00:00", "0:00", "00:00:00", "0:00:00", "12:00 AM", "12:00:00 AM", "00:00:00.000", "00:00:00.0"};
  if (std::ranges::find(midnights, text.substr(end + 1)) == midnights.end()) return {};
  return text.substr(0, end);
}

/// Blanks may follow a separator: "24. 11. 2026".
std::optional<DateParts> parts_of(std::string_view text) {
  auto const separator = text.find_first_of("./-");
  if (separator == std::string_view::npos) return {};
  DateParts date{{}, text[separator]};
  for (std::size_t i = 0; i < date.parts.size(); ++i) {
    auto const end = i == 2 ? text.size() : text.find(date.separator);
    if (end == std::string_view::npos) return {};
    auto& part = date.parts[i];
    part = text.substr(0, end);
    if (i > 0) part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
    if (part.empty() || part.size() > 4 || !std::ranges::all_of(part, is_digit)) return {};
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return date;
}

struct Day {
  std::string_view year;
  std::string_view month;
  std::string_view day;
};

/// Returns nullopt if the calendar has no such day.
std::optional<std::string> written(Day const& day) {
  auto const number = [](std::string_view digits) {
    int value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
  };
  if (day.year.size() != 4 || day.month.size() > 2 || day.day.size() > 2) return {};
  namespace chrono = std::chrono;
  chrono::year_month_day const date{chrono::year{number(day.year)},
                                    chrono::month{static_cast<unsigned>(number(day.month))},
                                    chrono::day{static_cast<unsigned>(number(day.day))}};
  bool const is_of_a_game = number(day.year) >= 1900 && number(day.year) <= 2199;
  if (!date.ok() || !is_of_a_game) return {};
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%04d-%02d-%02d", number(day.year), number(day.month),
                number(day.day));
  return std::string(text.data());
}

}  // namespace

std::variant<std::string, AmbiguousDate, NoDate> read_csv_date(std::string_view text) {
  auto const day = without_midnight(text);
  auto const date = day ? parts_of(*day) : std::nullopt;
  if (!date) return NoDate{};
  auto const& [first, second, third] = date->parts;
  bool const is_year_first = first.size() == 4;
  auto const usual = is_year_first ? written({first, second, third}) : written({third, second, first});
  if (is_year_first || date->separator == '.') {
    if (!usual) return NoDate{};
    return *usual;
  }
  auto const month_first = written({third, first, second});
  if (usual && month_first && *usual != *month_first) return AmbiguousDate{*usual, *month_first};
  if (!usual && !month_first) return NoDate{};
  return usual ? *usual : *month_first;
}

}  // namespace kuhhandel::groups
