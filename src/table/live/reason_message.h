// A bot's reasons on the wire (docs/PROTOCOL.md).
#pragma once

#include <optional>
#include <string>

#include "bots/explanation.h"
#include "codec/text/field.h"
#include "engine/edition.h"
#include "live/advice.h"
#include "table/messages/client_message.h"

namespace kuhhandel::live {

/// Answers `why`; nullopt means that the bot has no reason to give.
std::string reason_message(table::WhyMessage const& why, std::optional<bots::Explanation> const& explanation,
                           Edition const& edition);

/// Reads an explanation as sent to clients; refuses unknown acts and reasons.
bots::Explanation read_explanation(codec::Field const& field, Edition const& edition);

/// Answers `hint`; staying silent is a choice without a command.
std::string advice_message(table::HintMessage const& hint, Advice const& advice, Edition const& edition);

}  // namespace kuhhandel::live
