// What comes of it when a line is said at the table.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "terminal/talk/muted.h"
#include "terminal/wire/requests.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

/// What is asked of the table for it, and a sentence for the person; either may be empty.
struct TalkResult {
  Requests requests;
  std::string notice;
};

/// A line of blanks says nothing. What cannot be said is told in a sentence.
std::expected<TalkResult, std::string> handle_talk(std::string_view typed, TableModel const& model,
                                                   Muted& muted);

}  // namespace kuhhandel::terminal
