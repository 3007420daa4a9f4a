#include "table/seating.h"

#include <utility>

namespace kuhhandel::table {

std::string_view word_of(FreedReason reason) {
  switch (reason) {
    case FreedReason::was_away:
      return "was_away";
    case FreedReason::wished_to_go:
      return "wished_to_go";
    case FreedReason::for_another:
      return "for_another";
  }
  std::unreachable();
}

}  // namespace kuhhandel::table
