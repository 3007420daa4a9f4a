#include "table/given_away.h"

namespace kuhhandel::table {

std::optional<FreedPerson> given_away(Table const& table, Seat seat, std::optional<FreedReason> reason) {
  auto const* const person = table.presence().person(seat);
  if (person == nullptr) return {};
  // At a table of strangers nobody is host.
  auto const by = table.setup().strangers ? std::string_view{} : name_at(table, table.presence().host());
  return FreedPerson{seat, person->name, std::string(by), reason};
}

}  // namespace kuhhandel::table
