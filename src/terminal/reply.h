// The user's reply to the open question.
#pragma once

#include <expected>
#include <string>

#include "table/instant.h"
#include "terminal/answers.h"
#include "terminal/open_question.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

/// Returns the reply of that line. An empty one is the marked choice, or the simplest answer.
Answer reply_to(OpenQuestion const& question, std::string const& line, TableModel const& model,
                table::Instant now);

/// Returns the line for the lowest bid; an error sentence if there is none.
std::expected<std::string, std::string> least_bid(LegalActions const& legal);

}  // namespace kuhhandel::terminal
