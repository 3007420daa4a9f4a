// What a person replies to the question that is open.
#pragma once

#include <expected>
#include <string>

#include "table/instant.h"
#include "terminal/answers.h"
#include "terminal/open_question.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

/// What that line replies: an empty one gives the choice that is marked, or the simplest answer.
Answer reply_to(OpenQuestion const& question, std::string const& line, TableModel const& model,
                table::Instant now);

/// The line that bids the least; what stands against it in a sentence.
std::expected<std::string, std::string> least_bid(LegalActions const& legal);

}  // namespace kuhhandel::terminal
