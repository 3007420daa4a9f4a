// Creates strangers from descriptions, as programs that measure and train take them.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"

namespace kuhhandel::strangers {

/// Returns whether a description is for `strangers_from`, rather than for one of the program's bots.
bool names_strangers(std::string_view description);

/// Creates a stranger by its number from 0 to 239, as in `stranger:17`, or a bot that plays as a different
/// stranger of one half in each game, as in `strangers:train` and `strangers:held-out`, or of one family of
/// it, as in `strangers:train:bluffer`. Otherwise returns an error message. Only for descriptions that
/// `names_strangers`.
std::expected<std::unique_ptr<bots::Bot>, std::string> strangers_from(std::string_view description);

}  // namespace kuhhandel::strangers
