// The questions that the game asks a person.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/legal_actions.h"
#include "engine/view.h"
#include "terminal/words.h"

namespace kuhhandel::terminal {

/// Returns the choices if there are few, which are answered by number; empty otherwise.
std::vector<std::string> choices_of(TableWords const& words, LegalActions const& legal);

/// Returns the question and the meaning of an empty line, without the choices.
std::string prompt_text(TableWords const& words, View const& view, LegalActions const& legal);

/// Returns the legal actions, numbered if there are few, and the meaning of an empty line.
std::string question_text(TableWords const& words, View const& view, LegalActions const& legal);

/// Returns the possible input, and the game in a few lines.
std::string_view help_text();

}  // namespace kuhhandel::terminal
