#include "table/table_event_shapes.h"

#include <algorithm>

namespace kuhhandel::table {

std::vector<ToldPress> told_presses(table_event::Verdict const& verdict) {
  auto earliest = verdict.presses.front().moment;
  for (auto const& press : verdict.presses) earliest = std::min(earliest, press.moment);
  std::vector<ToldPress> told;
  for (auto const& press : verdict.presses)
    told.push_back({press.hand, press.moment - earliest, press.round_trip, press.credit});
  return told;
}

}  // namespace kuhhandel::table
