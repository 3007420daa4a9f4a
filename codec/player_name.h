// The name that a person goes by, at a table and on a score sheet.
#pragma once

#include <string>

#include "codec/field.h"

namespace kuhhandel {

/// 1 to 24 letters, some of them visible, no control characters.
std::string read_player_name(Field const& field);

}  // namespace kuhhandel
