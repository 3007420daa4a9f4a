#include "server/notifications/time_zone.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>
#include <system_error>

namespace kuhhandel::server {
namespace {

using std::chrono::days;
using std::chrono::seconds;
using std::chrono::sys_days;
using std::chrono::sys_seconds;

constexpr std::size_t kLongestFile = std::size_t{128} * 1024;
constexpr std::size_t kHeader = 44;

bool is_letter(char letter) { return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z'); }
bool is_decimal(char letter) { return letter >= '0' && letter <= '9'; }

bool is_zone_name(std::string_view name) {
  return !name.empty() && name.size() <= 64 && is_letter(name.front()) &&
         std::ranges::all_of(name, [](char letter) {
           return is_letter(letter) || is_decimal(letter) || letter == '/' || letter == '_' ||
                  letter == '-' || letter == '+';
         });
}

/// Returns a big-endian number with sign of `size` bytes at that position. Precondition: it is in the text.
std::int64_t number_at(std::string_view bytes, std::size_t position, std::size_t size) {
  std::uint64_t number = (static_cast<unsigned char>(bytes[position]) & 0x80U) != 0 ? ~std::uint64_t{0} : 0;
  for (std::size_t i = 0; i < size; ++i)
    number = number << 8U | static_cast<unsigned char>(bytes[position + i]);
  return static_cast<std::int64_t>(number);
}

/// Sizes of the parts of a block in a file.
struct BlockSizes {
  std::size_t times, types, letters, leaps, standard_marks, utc_marks;

  std::size_t bytes(std::size_t bytes_of_time) const {
    return times * (bytes_of_time + 1) + types * 6 + letters + leaps * (bytes_of_time + 4) + standard_marks +
           utc_marks;
  }
};

/// Returns the sizes in the header at the beginning of `file`; nullopt if the file is too short.
std::optional<BlockSizes> sizes_in(std::string_view file, std::size_t bytes_of_time) {
  if (file.size() < kHeader || !file.starts_with("TZif")) return {};
  auto const count = [&](std::size_t position) {
    return static_cast<std::size_t>(static_cast<std::uint32_t>(number_at(file, position, 4)));
  };
  BlockSizes const sizes{.times = count(32),
                         .types = count(36),
                         .letters = count(40),
                         .leaps = count(28),
                         .standard_marks = count(24),
                         .utc_marks = count(20)};
  for (auto const size :
       {sizes.times, sizes.types, sizes.letters, sizes.leaps, sizes.standard_marks, sizes.utc_marks})
    if (size > kLongestFile) return {};
  if (sizes.types == 0 || file.size() < kHeader + sizes.bytes(bytes_of_time)) return {};
  return sizes;
}

}  // namespace

/// Removes parts from the beginning of a rule's text.
struct ZoneRule::Reader {
  std::string_view text;

  bool take(char letter) {
    if (!text.starts_with(letter)) return false;
    text.remove_prefix(1);
    return true;
  }

  /// Removes an abbreviation: letters, or any text in angle brackets.
  bool take_name() {
    auto const end = text.starts_with('<')
                         ? text.find('>') + 1
                         : static_cast<std::size_t>(std::ranges::find_if_not(text, is_letter) - text.begin());
    if (end == 0) return false;
    text.remove_prefix(end);
    return true;
  }

  std::optional<int> number(int most) {
    int value = 0;
    auto const* const end = text.data() + text.size();
    if (text.empty() || !is_decimal(text.front())) return {};
    auto const [next, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || value > most) return {};
    text.remove_prefix(static_cast<std::size_t>(next - text.data()));
    return value;
  }

  /// Removes `[+-]hh[:mm[:ss]]`.
  std::optional<seconds> time() {
    bool const is_negative = take('-');
    if (!is_negative) take('+');
    auto const hours = number(167);
    if (!hours) return {};
    seconds total = std::chrono::hours(*hours);
    for (auto unit = seconds(60); unit.count() > 0 && take(':'); unit = seconds(unit.count() == 60 ? 1 : 0)) {
      auto const part = number(59);
      if (!part) return {};
      total += *part * unit;
    }
    return is_negative ? -total : total;
  }

  std::optional<Change> change() {
    Change change{.kind = Change::Kind::day, .month = 0, .week = 0, .day = 0, .time = std::chrono::hours(2)};
    std::optional<int> day;
    if (take('M')) {
      change.kind = Change::Kind::weekday_of_month;
      change.month = number(12).value_or(0);
      if (take('.')) change.week = number(5).value_or(0);
      if (take('.')) day = number(6);
      if (change.month == 0 || change.week == 0) return {};
    } else {
      if (take('J')) change.kind = Change::Kind::day_without_leap_day;
      day = number(365);
    }
    if (!day) return {};
    change.day = *day;
    if (!take('/')) return change;
    auto const time_of_day = time();
    if (!time_of_day) return {};
    change.time = *time_of_day;
    return change;
  }
};

sys_seconds ZoneRule::Change::in(std::chrono::year year) const {
  namespace chrono = std::chrono;
  if (kind == Kind::weekday_of_month) {
    auto const in_month = year / chrono::month(static_cast<unsigned>(month));
    chrono::weekday const weekday(static_cast<unsigned>(day));
    if (week == 5) return sys_days(in_month / weekday[chrono::last]) + time;
    return sys_days(in_month / weekday[static_cast<unsigned>(week)]) + time;
  }
  sys_days const first = year / chrono::January / 1;
  if (kind == Kind::day) return first + days(day) + time;
  bool const is_after_leap_day = year.is_leap() && day >= 60;
  return first + days(day - 1 + (is_after_leap_day ? 1 : 0)) + time;
}

std::optional<ZoneRule> ZoneRule::parse(std::string_view text) {
  Reader reader{text};
  ZoneRule rule;
  if (!reader.take_name()) return {};
  auto const west = reader.time();
  if (!west) return {};
  rule.standard_ = rule.summer_ = -*west;
  if (reader.text.empty()) return rule;
  if (!reader.take_name()) return {};
  rule.summer_ = rule.standard_ + std::chrono::hours(1);
  if (!reader.text.starts_with(',')) {
    auto const summer_west = reader.time();
    if (!summer_west) return {};
    rule.summer_ = -*summer_west;
  }
  if (!reader.take(',')) return {};
  auto const begin = reader.change();
  if (!begin || !reader.take(',')) return {};
  auto const end = reader.change();
  if (!end || !reader.text.empty()) return {};
  rule.changes_ = {*begin, *end};
  return rule;
}

table::Duration ZoneRule::offset_at(table::Instant at) const {
  if (!changes_) return standard_;
  sys_seconds const now(std::chrono::floor<seconds>(at));
  std::chrono::year_month_day const date(std::chrono::floor<days>(now + standard_));
  auto const begin = changes_->first.in(date.year()) - standard_;
  auto const end = changes_->second.in(date.year()) - summer_;
  // In the south, summer time lasts over the new year.
  bool const is_summer = begin < end ? begin <= now && now < end : !(end <= now && now < begin);
  return is_summer ? summer_ : standard_;
}

std::optional<TimeZone> TimeZone::parse(std::string_view file) {
  // The first block is for programs with 32-bit times.
  auto const old_sizes = sizes_in(file, 4);
  if (!old_sizes || file[4] < '2') return {};
  file.remove_prefix(kHeader + old_sizes->bytes(4));
  auto const sizes = sizes_in(file, 8);
  if (!sizes) return {};
  auto const types = kHeader + sizes->times * 9;
  auto const offset_of = [&](std::size_t type) { return seconds(number_at(file, types + type * 6, 4)); };
  TimeZone zone;
  zone.first_offset_ = offset_of(0);
  for (std::size_t i = 0; i < sizes->times; ++i) {
    auto const type = static_cast<unsigned char>(file[kHeader + sizes->times * 8 + i]);
    if (type >= sizes->types) return {};
    zone.transitions_.push_back({seconds(number_at(file, kHeader + i * 8, 8)), offset_of(type)});
  }
  auto footer = file.substr(kHeader + sizes->bytes(8));
  if (footer.size() < 2 || !footer.starts_with('\n') || !footer.ends_with('\n')) return {};
  footer = footer.substr(1, footer.size() - 2);
  if (footer.empty()) return zone;
  zone.rule_ = ZoneRule::parse(footer);
  if (!zone.rule_) return {};
  return zone;
}

table::Duration TimeZone::offset_at(table::Instant at) const {
  auto const now = std::chrono::floor<seconds>(at);
  auto const next = std::ranges::upper_bound(transitions_, now, {}, &Transition::at);
  if (next == transitions_.end() && rule_) return rule_->offset_at(at);
  return next == transitions_.begin() ? first_offset_ : std::prev(next)->offset;
}

TimeZone const* TimeZones::find(std::string const& name) {
  if (!is_zone_name(name)) return nullptr;
  auto found = zones_.find(name);
  if (found == zones_.end()) {
    if (zones_.size() >= kMaxZones) zones_.clear();
    std::ifstream file(folder_ / name, std::ios::binary);
    std::string bytes(kLongestFile, '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(0, file.gcount())));
    found = zones_.emplace(name, TimeZone::parse(bytes)).first;
  }
  return found->second ? &*found->second : nullptr;
}

}  // namespace kuhhandel::server
