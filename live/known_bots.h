// The bots that can be seated at a table, by name.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "bots/bot.h"
#include "bots/registry.h"

namespace kuhhandel::live {

/// The weakest first. On the page's own tables they are fewer: its module has no room for what has learned.
std::span<bots::BotName const> known_bots();

/// A new bot of that name; none where it is not known.
std::unique_ptr<bots::Bot> make_bot(std::string_view name);

}  // namespace kuhhandel::live
