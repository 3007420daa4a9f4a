#include "table/told_press.h"

namespace kuhhandel::table {

table_event::Pressed shown(Press const& press) {
  auto const* const bid = std::get_if<action::Bid>(&press.command.action);
  return {std::get<Seat>(press.command.by), bid == nullptr ? std::optional<Money>() : bid->amount,
          press.count};
}

table_event::Verdict verdict_on(std::vector<Press> const& presses, bool drawn) {
  table_event::Verdict verdict{{}, drawn};
  for (auto const& press : presses)
    verdict.presses.push_back(
        {shown(press), press.moment, press.receipt.round_trip, press.receipt.at - press.moment});
  return verdict;
}

}  // namespace kuhhandel::table
