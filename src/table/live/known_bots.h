// The bots that can be seated at a table, by name.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "bots/bot.h"
#include "bots/registry.h"

namespace kuhhandel::live {

/// Returns the bots, weakest first.
std::span<bots::BotName const> known_bots();

/// Resolves a level such as `4` to the first bot of that level; returns other texts unchanged.
std::string_view resolve_bot_name(std::string_view text);

/// Returns a new bot of that name; nullptr if it is unknown, or its network file is missing (neural/fox.h).
std::unique_ptr<bots::Bot> make_bot(std::string_view name);

/// Like make_bot(), for a bot that already has a seat at a restored table: falls back to a trader.
std::unique_ptr<bots::Bot> make_replacement_bot(std::string_view name);

}  // namespace kuhhandel::live
