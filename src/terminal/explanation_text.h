// A bot's reasons in a sentence of its own.
#pragma once

#include <string>

#include "bots/explanation.h"
#include "terminal/words.h"

namespace kuhhandel::terminal {

/// "I bid 310: the fourth cow is worth 1,600 points to me."
std::string explanation_text(TableWords const& words, bots::Explanation const& why);

}  // namespace kuhhandel::terminal
