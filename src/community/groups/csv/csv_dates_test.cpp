// A date that can be read in two ways is never guessed.
#include "groups/csv/csv_dates.h"

#include <gtest/gtest.h>

namespace kuhhandel::groups {
namespace {

std::string day(std::string_view text) {
  auto const read = read_csv_date(text);
  if (auto const* const date = std::get_if<std::string>(&read)) return *date;
  return std::holds_alternative<AmbiguousDate>(read) ? "ambiguous" : "none";
}

TEST(CsvDate, AcceptsTheYearFirstOrTheDayFirst) {
  for (auto const* const text :
       {"2026-11-24", "2026/11/24", "2026.11.24", "24.11.2026", "24. 11. 2026", "2026-11-24 00:00:00",
        "2026-11-24T00:00:00.000", "24.11.2026 00:00", "24.11.2026 0:00:00", "11/24/2026 12:00:00 AM",
        "24/11/2026", "11/24/2026", "24-11-2026", "11-24-2026"})
    EXPECT_EQ(day(text), "2026-11-24") << text;
  EXPECT_EQ(day("2026-1-2"), "2026-01-02");
  EXPECT_EQ(day("2026/1/2"), "2026-01-02");
  // dataplat/dbatools 10338
  EXPECT_EQ(day("01.05.2026"), "2026-05-01") << "dots are written only after the day and the month";
}

// submersion-app/submersion 1828, dannymcc/may 250
TEST(CsvDate, IsNotGuessed) {
  EXPECT_EQ(day("03/04/1991"), "ambiguous");
  EXPECT_EQ(day("12/01/2026"), "ambiguous");
  EXPECT_EQ(day("3-4-2026"), "ambiguous");
  EXPECT_EQ(day("15/04/1991"), "1991-04-15");
  EXPECT_EQ(day("12/31/2026"), "2026-12-31");
  EXPECT_EQ(day("05/05/2026"), "2026-05-05") << "both ways give the same day";
  EXPECT_EQ(read_csv_date("03/04/2026"),
            (std::variant<std::string, AmbiguousDate, NoDate>(AmbiguousDate{"2026-04-03", "2026-03-04"})));
}

TEST(CsvDate, MustExistInTheCalendar) {
  EXPECT_EQ(day("2024-02-29"), "2024-02-29");
  for (auto const* const text : {"",
                                 "2026-02-29",
                                 "31.04.2026",
                                 "31/04/2026",
                                 "2026-13-01",
                                 "2026-00-10",
                                 "2026-01-00",
                                 "11.24.2026",
                                 "1899-12-31",
                                 "2200-01-01",
                                 "0026-04-15",
                                 "24.11.26",
                                 "4/15/91",
                                 "11/24",
                                 "2026-11",
                                 "20261124",
                                 "46350",
                                 "24 Nov 2026",
                                 "2026-11-24 20:15",
                                 "2026-11-24T00:00:00Z",
                                 "2026-11-24-1",
                                 "2026-11/24",
                                 "--",
                                 "a-b-c",
                                 "1/2/3/2026",
                                 "99999-01-01",
                                 "2026-111-01",
                                 "\xD9\xA2\xD9\xA0\xD9\xA2\xD9\xA6-01-01",
                                 "T",
                                 ":",
                                 "T00:00"})
    EXPECT_EQ(day(text), "none") << text;
}

}  // namespace
}  // namespace kuhhandel::groups
