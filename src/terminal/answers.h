// Parses a typed line into a choice, or an error sentence.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "bots/bot.h"

namespace kuhhandel::terminal {

using Answer = std::expected<bots::Choice, std::string>;

/// A whole number without sign; none for anything else.
std::optional<int> parse_number(std::string_view text);

/// Money cards typed as their values, "50 10 10".
std::expected<MoneyCards, std::string> parse_cards(std::string_view text, MoneyCards hand);

/// Returns the action of a numbered option; a sentence if it has no number.
Answer chosen(Option const& option);

/// The answer to a question that `legal` poses; an empty line is the simplest answer, with the
/// cheapest cards.
Answer parse_answer(std::string_view line, View const& view, LegalActions const& legal);

}  // namespace kuhhandel::terminal
