#include "table/vacated_seat.h"

namespace kuhhandel::table {

std::optional<VacatedSeat> vacated_seat(Table const& table, Seat seat, std::optional<VacateReason> reason) {
  auto const* const person = table.presence().person(seat);
  if (person == nullptr) return {};
  // Matchmade tables have no host.
  auto const by = table.setup().strangers ? std::string_view{} : name_at(table, table.presence().host());
  return VacatedSeat{seat, person->name, std::string(by), reason};
}

}  // namespace kuhhandel::table
