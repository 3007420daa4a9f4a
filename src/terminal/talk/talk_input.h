// A line of talk: what it says, and its result.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/edition.h"
#include "table/messages/saying.h"
#include "terminal/talk/muted.h"
#include "terminal/wire/requests.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

/// Mutes or unmutes a player; without a name, everybody.
struct ToggleMute {
  std::string player;
};

using TalkInput = std::variant<table::Saying, ToggleMute>;

/// "5": the fifth phrase. "/cow": the cry of that animal. "/mute Ben" or "/mute": mutes. Anything else is
/// text. `others` are the players who can be muted; the beginning of a name is enough. An error is a
/// sentence.
std::expected<TalkInput, std::string> parse_talk(std::string_view line, Edition const& edition,
                                                 std::vector<std::string> const& others);

/// The request to the table, and a sentence for the user; either may be empty.
struct TalkResult {
  Requests requests;
  std::string notice;
};

/// A blank line does nothing. An error is a sentence.
std::expected<TalkResult, std::string> handle_talk(std::string_view typed, TableModel const& model,
                                                   Muted& muted);

}  // namespace kuhhandel::terminal
