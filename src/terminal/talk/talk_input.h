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
struct ToggleMute {
  std::string player;
};

using TalkInput = std::variant<table::Saying, ToggleMute>;

/// "5": the fifth phrase. "/cow": the cry of that animal. "/mute Ben" or "/mute": whom not to hear. All else
/// is said as it stands. `others` are those who may be muted: the beginning of a name will do. Otherwise what
/// is wrong, in a sentence.
std::expected<TalkInput, std::string> parse_talk(std::string_view line, Edition const& edition,
                                                 std::vector<std::string> const& others);

}  // namespace kuhhandel::terminal
