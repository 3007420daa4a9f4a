#include "table/messages/table_event_shapes.h"

#include <algorithm>

namespace kuhhandel::table {

std::vector<PublicPress> public_presses(table_event::Verdict const& verdict) {
  auto earliest = verdict.presses.front().moment;
  for (auto const& press : verdict.presses) earliest = std::min(earliest, press.moment);
  std::vector<PublicPress> presses;
  for (auto const& press : verdict.presses)
    presses.push_back({press.hand, press.moment - earliest, press.round_trip, press.compensation});
  return presses;
}

}  // namespace kuhhandel::table
