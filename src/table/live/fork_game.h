// Forks a recorded game: a player continues it from a chosen position against bots, on their device.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "codec/records/record.h"
#include "codec/text/format_error.h"
#include "table/fact.h"
#include "table/table.h"

namespace kuhhandel::live {

/// A new table, and the first fact of its log.
struct ForkedGame {
  table::TableSetup setup;
  table::fact::LogSnapshot snapshot;
};

/// `wanted` is JSON: {"name","speed","commands","seat","bots"}. Deal, pile and the first `commands` commands
/// of the record are kept. The player takes over `seat`; the bots of the list, repeated if necessary, the
/// other seats. Fails if the record is invalid up to that position, or the game was over there.
std::expected<ForkedGame, codec::FormatError> fork_game(std::string id, codec::Record record,
                                                        std::string_view wanted, table::Instant now);

}  // namespace kuhhandel::live
