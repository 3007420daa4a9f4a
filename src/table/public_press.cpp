#include "table/public_press.h"

namespace kuhhandel::table {

table_event::Pressed public_press(Press const& press) {
  auto const* const bid = std::get_if<action::Bid>(&press.command.action);
  return {std::get<Seat>(press.command.by), bid == nullptr ? std::optional<Money>() : bid->amount,
          press.count};
}

table_event::Verdict make_verdict(std::vector<Press> const& presses, bool drawn) {
  table_event::Verdict verdict{{}, drawn};
  for (auto const& press : presses)
    verdict.presses.push_back(
        {public_press(press), press.moment, press.arrival.round_trip, press.arrival.at - press.moment});
  return verdict;
}

}  // namespace kuhhandel::table
