// The result of a line of talk.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "terminal/talk/muted.h"
#include "terminal/wire/requests.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

/// The request to the table, and a sentence for the user; either may be empty.
struct TalkResult {
  Requests requests;
  std::string notice;
};

/// A blank line does nothing. An error is a sentence.
std::expected<TalkResult, std::string> handle_talk(std::string_view typed, TableModel const& model,
                                                   Muted& muted);

}  // namespace kuhhandel::terminal
