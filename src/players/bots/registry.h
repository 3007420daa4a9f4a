// The built-in bots by name.
#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "bots/bot.h"

namespace kuhhandel::bots {

/// The ten steps from a gentle beginner to the strongest; several bots may be of one.
inline constexpr int kLevels = 10;

struct BotName {
  std::string_view name;
  std::string_view character;  // a phrase for people, in English
  int level = 0;               // that people choose it by (docs/BOTS.md); 0: none
};

/// All built-in bots, the weakest first.
std::span<BotName const> bot_names();

/// A new bot of that name; none where the name is unknown.
std::unique_ptr<Bot> make_bot(std::string_view name);

/// A new bot as described: a name, and perhaps how long it may think; for a shark how many playouts a
/// decision may take, as in `shark:playouts=400`, for a trader for how many rounds a trade is solved, as in
/// `trader:rounds=50`. Else a sentence that says what is wrong.
std::expected<std::unique_ptr<Bot>, std::string> bot_from(std::string_view description);

/// The number of such a setting, from 1 on, as in `playouts=400`; else a sentence.
std::expected<int, std::string> number_in(std::string_view bot, std::string_view name,
                                          std::string_view setting);

/// The sentence for a name that none of the known bots has.
std::string unknown_bot_message(std::string_view name, std::span<BotName const> known);

}  // namespace kuhhandel::bots
