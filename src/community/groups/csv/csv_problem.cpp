#include "groups/csv/csv_problem.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "codec/text/unicode.h"

namespace kuhhandel::groups {
namespace {

using Kind = CsvProblem::Kind;

/// By CsvProblem::Kind.
constexpr std::string_view kNames[] = {"encoding",
                                       "workbook",
                                       "no_table",
                                       "open_quote",
                                       "text_after_quote",
                                       "too_large",
                                       "unknown_heading",
                                       "repeated_heading",
                                       "missing_heading",
                                       "cell_without_heading",
                                       "missing_value",
                                       "bad_text",
                                       "no_date",
                                       "ambiguous_date",
                                       "no_number",
                                       "not_in_tens",
                                       "not_yes_or_no",
                                       "unknown_edition",
                                       "unknown_animal",
                                       "differs",
                                       "repeated_player",
                                       "player_count",
                                       "other_points",
                                       "repeated_quartet",
                                       "impossible_points",
                                       "impossible_quartets",
                                       "impossible_pedigrees",
                                       "impossible_rats",
                                       "impossible_bonus",
                                       "impossible_money",
                                       "impossible_exclusion",
                                       "impossible_rules",
                                       "impossible"};
static_assert(std::size(kNames) == static_cast<std::size_t>(Kind::impossible) + 1);

std::string_view name_of(Kind kind) { return kNames[static_cast<std::size_t>(kind)]; }

/// For problems of the whole file.
std::string requirement_of_file(Kind kind) {
  if (kind == Kind::workbook) return "this is a file of a spreadsheet program; save it as \"CSV UTF-8\"";
  if (kind == Kind::no_table)
    return "is the format of this file, which is no table; open it in a spreadsheet program, and save it as "
           "\"CSV UTF-8\"";
  return "is neither UTF-8 nor UTF-16 nor Windows-1252; save the table as \"CSV UTF-8\"";
}

std::string requirement_of(Kind kind, std::string const& expected) {
  switch (kind) {
    case Kind::encoding:
    case Kind::workbook:
    case Kind::no_table:
      return requirement_of_file(kind);
    case Kind::open_quote:
      return "a quote (\") is not closed";
    case Kind::text_after_quote:
      return "text follows the closing quote; double a quote (\"\") that belongs to the text";
    case Kind::unknown_heading:
      return "is not a known heading; known are " + expected;
    case Kind::repeated_heading:
      return "means the same as the heading \"" + expected + "\"; keep one of the two columns";
    case Kind::missing_heading:
      return "the heading \"" + expected + "\" is missing";
    case Kind::cell_without_heading:
      return "is a cell more than there are headings; put a text with separators in quotes";
    case Kind::missing_value:
      return "the cell is empty";
    case Kind::no_date:
      return "is not a day of the calendar; write it as 2026-11-24";
    case Kind::ambiguous_date:
      return "can be " + expected + "; write one of these";
    case Kind::no_number:
      return "must be a whole number of digits only, such as 1240";
    case Kind::not_in_tens:
      return "must be a multiple of 10, such as " + expected;
    case Kind::not_yes_or_no:
      return "must be yes or no";
    case Kind::unknown_edition:
      return "is not a known edition; known are " + expected;
    case Kind::unknown_animal:
      return "is not an animal of this edition; it has " + expected;
    case Kind::differs:
      return "contradicts \"" + expected +
             "\" in an earlier line of the same game; use a heading \"game\" to separate games of one day";
    case Kind::repeated_player:
      return "is in this game twice; use a heading \"game\" to separate games of one day";
    case Kind::player_count:
      return "players are in this game; it must have " + expected;
    case Kind::other_points:
      return "contradicts the cards of this line, which make " + expected;
    case Kind::repeated_quartet:
      return "is already " + expected + "'s quartet";
    case Kind::too_large:
    case Kind::bad_text:
    case Kind::impossible_points:
    case Kind::impossible_quartets:
    case Kind::impossible_pedigrees:
    case Kind::impossible_rats:
    case Kind::impossible_bonus:
    case Kind::impossible_money:
    case Kind::impossible_exclusion:
    case Kind::impossible_rules:
    case Kind::impossible:
      return expected;
  }
  std::unreachable();
}

}  // namespace

std::string shortened_text(std::string_view text, std::size_t most_bytes) {
  if (text.size() <= most_bytes) return codec::without_controls(text);
  auto end = most_bytes;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return codec::without_controls(text.substr(0, end)) + "…";
}

codec::FileProblem file_problem(CsvProblem const& problem) {
  constexpr std::size_t longest = 80;
  auto const heading = shortened_text(problem.heading, longest);
  auto const value = shortened_text(problem.value, longest);
  auto message = "line " + std::to_string(problem.line);
  if (!heading.empty()) message += ", " + heading;
  message += ": ";
  if (!value.empty()) message += '"' + value + "\" ";
  message += requirement_of(problem.kind, problem.expected);
  return {.kind = std::string(name_of(problem.kind)),
          .line = static_cast<std::int64_t>(problem.line),
          .heading = heading,
          .value = value,
          .expected = problem.expected,
          .message = message};
}

std::vector<CsvProblem> CsvProblems::in_order() const {
  auto sorted = problems_;
  // A stable sort of the library allocates by a deprecated function.
  for (auto end = sorted.begin(); end != sorted.end(); ++end)
    std::rotate(std::ranges::upper_bound(sorted.begin(), end, end->line, {}, &CsvProblem::line), end,
                end + 1);
  return sorted;
}

}  // namespace kuhhandel::groups
