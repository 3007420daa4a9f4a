// The questions that the game asks a person.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/legal_actions.h"
#include "engine/view.h"
#include "terminal/words.h"

namespace kuhhandel::terminal {

/// The choices where it is one among few, which are answered by their numbers; empty where it is not.
std::vector<std::string> choices_of(TableWords const& words, LegalActions const& legal);

/// What is asked, and what an empty line means; without the choices.
std::string prompt_text(TableWords const& words, View const& view, LegalActions const& legal);

/// What may be done now, with numbers where it is a choice among few, and what an empty line means.
std::string question_text(TableWords const& words, View const& view, LegalActions const& legal);

/// What can be typed, and the game in a few lines.
std::string_view help_text();

}  // namespace kuhhandel::terminal
