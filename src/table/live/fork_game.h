// A game of its own that begins where another stood: whoever looks at it again plays on from there against
// bots, on their device.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "codec/format_error.h"
#include "codec/record.h"
#include "table/fact.h"
#include "table/table.h"

namespace kuhhandel::live {

/// A new table, and the fact that stands first in its log.
struct ForkedGame {
  table::TableSetup setup;
  table::fact::LogSnapshot snapshot;
};

/// `wanted` is JSON: {"name","speed","commands","seat","bots"}. The deal and so many of the record's commands
/// are as they were, and so is the pile. The person plays that seat on, and the kinds of bots, in turn and
/// over again, the others. Refused where the record is no game up to there, or it was over.
std::expected<ForkedGame, codec::FormatError> fork_game(std::string id, codec::Record record,
                                                        std::string_view wanted, table::Instant now);

}  // namespace kuhhandel::live
