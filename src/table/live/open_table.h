// The request that opens a table.
#pragma once

#include <optional>
#include <string>

#include "codec/face.h"
#include "table/table.h"

namespace kuhhandel::live {

/// A table is opened by its host or, without people, by a big screen.
struct OpenTableRequest {
  table::TableSetup setup;  // without an id
  std::string player;       // empty if a big screen opens the table
  std::optional<codec::Face> face{};
  bool is_for_big_screen = false;
  std::string group;  // key of the group that its games enter; empty if none
};

}  // namespace kuhhandel::live
