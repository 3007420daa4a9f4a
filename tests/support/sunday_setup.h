// A table that is kept.
#pragma once

#include "table/table.h"
#include "tests/support/words.h"

namespace kuhhandel {

inline table::TableSetup sunday_setup() {
  return {.id = "abc",
          .name = "Sunday",
          .edition = second(),
          .seats = 3,
          .is_public = true,
          .speed = table::Speed{1}};
}

}  // namespace kuhhandel
