// The built-in bots by name.
#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "bots/bot.h"

namespace kuhhandel::bots {

/// The ten levels from a gentle beginner to the strongest; several bots can have the same level.
inline constexpr int kLevels = 10;

struct BotName {
  std::string_view name;
  std::string_view character;  // an English phrase for users
  int level = 0;               // its level for users (docs/BOTS.md); 0: none
};

/// Returns all built-in bots, the weakest first.
std::span<BotName const> bot_names();

/// Creates a bot; nullptr if the name is unknown.
std::unique_ptr<Bot> make_bot(std::string_view name);

/// Creates a bot from a description: a name, optionally with a limit for its thinking: for a shark, the
/// number of playouts per decision, as in `shark:playouts=400`; for a trader, the number of rounds for
/// solving a trade, as in `trader:rounds=50`. Otherwise returns an error message.
std::expected<std::unique_ptr<Bot>, std::string> bot_from(std::string_view description);

/// Returns the number of such a setting, at least 1, as in `playouts=400`; otherwise an error message.
std::expected<int, std::string> number_in(std::string_view bot, std::string_view name,
                                          std::string_view setting);

/// Returns the error message for a name that none of the known bots has.
std::string unknown_bot_message(std::string_view name, std::span<BotName const> known);

}  // namespace kuhhandel::bots
