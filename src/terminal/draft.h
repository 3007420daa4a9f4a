// The answer that a person is about to give.
#pragma once

#include <string>

#include "bots/bot.h"
#include "engine/legal_actions.h"
#include "engine/view.h"

namespace kuhhandel::terminal {

/// What is typed so far, and which of the numbered choices is marked, from 0.
struct Draft {
  std::string typed{};
  std::size_t chosen = 0;
};

/// What would have to be typed, or marked, for that choice.
Draft draft_for(bots::Choice const& choice, LegalActions const& legal);

/// The least bid, or the payment with the least too much; empty where nothing suggests itself.
std::string suggestion(View const& view, LegalActions const& legal);

}  // namespace kuhhandel::terminal
