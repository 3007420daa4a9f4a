// The questions that the game asks a person.
#pragma once

#include <string>
#include <string_view>

#include "apps/terminal/words.h"
#include "engine/legal_actions.h"
#include "engine/view.h"

namespace kuhhandel {

/// What may be done now, with numbers where it is a choice among few, and what an empty line means.
std::string question_text(TableWords const& words, View const& view, LegalActions const& legal);

/// What can be typed, and the game in a few lines.
std::string_view help_text();

}  // namespace kuhhandel
