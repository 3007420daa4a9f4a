// What is kept of a text beside it, so that it is known again as what was written there.
#pragma once

#include <cstdint>
#include <string_view>

namespace kuhhandel::store {

/// Where a text stands: the table it is of, its number there, and a time that is kept with it.
struct RowId {
  std::string_view table;
  std::int64_t number;
  std::int64_t at = 0;
};

/// Of the text and its place: what was damaged, or came from elsewhere, has another one.
std::int64_t checksum(RowId const& place, std::string_view text);

}  // namespace kuhhandel::store
