// The bots that can be seated at a table, by name.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "bots/bot.h"
#include "bots/registry.h"

namespace kuhhandel::live {

/// The weakest first.
std::span<bots::BotName const> known_bots();

/// The first bot of a level that is said as a number, as in `4`; else what was said.
std::string_view resolve_bot_name(std::string_view text);

/// A new bot of that name; none where it is not known, or its net is not there (neural/fox.h).
std::unique_ptr<bots::Bot> make_bot(std::string_view name);

/// The same for a seat that it has already, at a table that comes back: a trader goes on where it is none.
std::unique_ptr<bots::Bot> make_replacement_bot(std::string_view name);

}  // namespace kuhhandel::live
