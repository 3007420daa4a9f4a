#include "table/seats/seating.h"

#include <utility>

namespace kuhhandel::table {

std::string_view word_of(VacateReason reason) {
  switch (reason) {
    case VacateReason::was_away:
      return "was_away";
    case VacateReason::wished_to_go:
      return "wished_to_go";
    case VacateReason::for_another:
      return "for_another";
  }
  std::unreachable();
}

}  // namespace kuhhandel::table
