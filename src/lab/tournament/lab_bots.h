// Bots for measurements, next to those of the program.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "engine/edition.h"

namespace kuhhandel::tournament {

/// Creates a bot from a description:
/// - `stranger:17`, a stranger of the pool by its number;
/// - `strangers:train`, `strangers:held-out`, `strangers:train:raider`: another one of that half, or of a
///   family in it, in each game;
/// - `mix:owl+offer=shark` (mixed_bot.h);
/// - any description for neural::bot_from.
/// Otherwise returns an error message.
std::expected<std::unique_ptr<bots::Bot>, std::string> lab_bot_from(std::string_view description);

/// Returns why the bot of a valid description cannot play at such tables; empty if it can.
std::string fault_at_table(std::string_view description, Edition const& edition, int seats);

}  // namespace kuhhandel::tournament
