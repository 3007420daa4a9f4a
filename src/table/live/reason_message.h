// A bot's reasons on the wire (docs/PROTOCOL.md).
#pragma once

#include <optional>
#include <string>

#include "bots/explanation.h"
#include "codec/field.h"
#include "engine/edition.h"
#include "live/advice.h"
#include "table/client_message.h"

namespace kuhhandel::live {

/// Answers `why`; no explanation says that there is nothing to tell.
std::string reason_message(table::WhyMessage const& why, std::optional<bots::Explanation> const& explanation,
                           Edition const& edition);

/// As a client is told it; an act or reason that it does not know is refused.
bots::Explanation read_explanation(codec::Field const& field, Edition const& edition);

/// Answers `hint`; a choice that is silence has no command.
std::string advice_message(table::HintMessage const& hint, Advice const& advice, Edition const& edition);

}  // namespace kuhhandel::live
