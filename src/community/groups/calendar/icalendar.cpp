#include "groups/calendar/icalendar.h"

#include <map>

#include "groups/calendar/utc.h"
#include "groups/games/ranking.h"

namespace kuhhandel::groups {
namespace {

constexpr std::size_t kLongestLine = 75;  // octets, without the line end
constexpr std::string_view kHours = "PT3H";

class Lines {
 public:
  void add(std::string_view line) { text_ += folded_line(line); }
  void add_text(std::string const& name, std::string_view value) { add(name + ':' + escaped_text(value)); }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

/// A day with games.
struct PastEvening {
  std::string place;
  std::string summary;
};

std::map<std::string, PastEvening> days_of(std::vector<GroupGame> const& games) {
  std::map<std::string, PastEvening> days;
  for (auto const& game : games) {
    auto& day = days[game.entry.date];
    if (day.place.empty()) day.place = game.entry.place;
    day.summary += (day.summary.empty() ? "" : "\n") + ranking_in_words(game.entry.sheet);
  }
  return days;
}

void begin_event(Lines& lines, std::string const& id, CalendarContent const& evenings, table::Instant stamp) {
  lines.add("BEGIN:VEVENT");
  lines.add("UID:" + id + '-' + evenings.uid_prefix + "@kuhhandel");
  lines.add("DTSTAMP:" + utc_basic_format(stamp));
  lines.add_text("SUMMARY", "Kuhhandel: " + evenings.name);
}

void add_past(Lines& lines, CalendarContent const& evenings, table::Instant now) {
  for (auto const& [date, evening] : days_of(evenings.past)) {
    auto const first = day_basic_format(date);
    begin_event(lines, first, evenings, now);
    lines.add("DTSTART;VALUE=DATE:" + first);
    lines.add("TRANSP:TRANSPARENT");
    if (!evening.place.empty()) lines.add_text("LOCATION", evening.place);
    lines.add_text("DESCRIPTION", evening.summary);
    lines.add("END:VEVENT");
  }
}

void add_next(Lines& lines, CalendarContent const& evenings) {
  auto const& next = *evenings.next;
  begin_event(lines, "next-" + std::to_string(next.number), evenings, next.planned);
  lines.add("SEQUENCE:" + std::to_string(next.changes));
  lines.add("DTSTART:" + utc_basic_format(next.at));
  lines.add("DURATION:" + std::string(kHours));
  if (!next.place.empty()) lines.add_text("LOCATION", next.place);
  lines.add("END:VEVENT");
}

bool goes_on_a_letter(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

}  // namespace

std::string folded_line(std::string_view line) {
  std::string folded;
  auto room = kLongestLine;
  while (line.size() > room) {
    auto length = room;
    while (goes_on_a_letter(line[length])) --length;
    folded += std::string(line.substr(0, length)) + "\r\n ";
    line.remove_prefix(length);
    room = kLongestLine - 1;
  }
  return folded + std::string(line) + "\r\n";
}

std::string escaped_text(std::string_view text) {
  std::string escaped;
  for (auto const c : text) {
    if (c == '\n') {
      escaped += "\\n";
      continue;
    }
    if (c == '\\' || c == ';' || c == ',') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string icalendar_of(CalendarContent const& evenings, table::Instant now) {
  Lines lines;
  lines.add("BEGIN:VCALENDAR");
  lines.add("VERSION:2.0");
  lines.add("PRODID:-//Kuhhandel//Evenings of a group//EN");
  lines.add_text("NAME", evenings.name);          // RFC 7986
  lines.add_text("X-WR-CALNAME", evenings.name);  // the name that most programs use
  lines.add("REFRESH-INTERVAL;VALUE=DURATION:PT6H");
  add_past(lines, evenings, now);
  if (evenings.next) add_next(lines, evenings);
  lines.add("END:VCALENDAR");
  return lines.take();
}

}  // namespace kuhhandel::groups
