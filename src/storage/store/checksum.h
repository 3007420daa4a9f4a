// Checksums that are stored with texts to detect damage.
#pragma once

#include <cstdint>
#include <string_view>

namespace kuhhandel::store {

/// Location of a text: its table, its number there, and a time that is stored with it.
struct RowId {
  std::string_view table;
  std::int64_t number;
  std::int64_t at = 0;
};

/// Returns the checksum of a text and its location, so that a text at the wrong place is detected too.
std::int64_t checksum(RowId const& place, std::string_view text);

}  // namespace kuhhandel::store
