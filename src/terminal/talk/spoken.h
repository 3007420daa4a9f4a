// What a line means that was typed to be said at the table.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/edition.h"
#include "table/saying.h"

namespace kuhhandel::terminal {

/// To mute somebody or to hear them again; without a name, everybody.
struct TurnMuted {
  std::string player;
};

using Spoken = std::variant<table::Saying, TurnMuted>;

/// "5": the fifth phrase. "/cow": the cry of that animal. "/mute Ben" or "/mute": whom not to hear. All else
/// is said as it stands. `others` are those who may be muted: the beginning of a name will do. Otherwise what
/// is wrong, in a sentence.
std::expected<Spoken, std::string> spoken_in(std::string_view line, Edition const& edition,
                                             std::vector<std::string> const& others);

}  // namespace kuhhandel::terminal
