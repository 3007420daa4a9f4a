// The operator's message to banned clients, and to players of a closed table.
#pragma once

#include <optional>
#include <string>

#include "table/instant.h"

namespace kuhhandel::table {

struct OperatorMessage {
  std::string reason{};            // free text; may be empty
  std::optional<Instant> until{};  // end of a ban; nullopt if permanent
};

}  // namespace kuhhandel::table
