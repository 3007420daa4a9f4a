// The built-in bots by name.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "bots/bot.h"

namespace kuhhandel {

struct BotName {
  std::string_view name;
  std::string_view character;  // a phrase for people, in English
};

/// All built-in bots, the weakest first.
std::span<BotName const> bot_names();

/// A new bot of that name; none where the name is unknown.
std::unique_ptr<Bot> make_bot(std::string_view name);

}  // namespace kuhhandel
