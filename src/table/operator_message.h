// What whoever keeps the server says to those whom they let in no more, or whose table they close.
#pragma once

#include <optional>
#include <string>

#include "table/instant.h"

namespace kuhhandel::table {

struct OperatorMessage {
  std::string reason{};            // in their own words; may be empty
  std::optional<Instant> until{};  // when a ban ends; none where it has no end
};

}  // namespace kuhhandel::table
