// The answer that a person is about to give.
#pragma once

#include <string>

#include "bots/bot.h"
#include "engine/legal_actions.h"
#include "engine/view.h"

namespace kuhhandel::terminal {

/// The text typed so far, and the marked choice, from 0.
struct Draft {
  std::string typed{};
  std::size_t chosen = 0;
};

/// Returns the text or the mark for that choice.
Draft draft_for(bots::Choice const& choice, LegalActions const& legal);

/// Returns the lowest bid, or the payment with the least excess; empty if there is no suggestion.
std::string suggestion(View const& view, LegalActions const& legal);

}  // namespace kuhhandel::terminal
