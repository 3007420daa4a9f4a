// The bots that the package knows by name.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"

namespace kuhhandel::bindings {

/// Creates a bot of the program, one of a net in a file (neural/bot_from.h), or strangers
/// (strangers/strangers_from.h). Otherwise returns an error message.
std::expected<std::unique_ptr<bots::Bot>, std::string> bot_from(std::string_view description);

}  // namespace kuhhandel::bindings
