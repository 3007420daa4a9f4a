// A bot's decision that can be carried away. A question takes the bot along and shares nothing with its
// table. So whoever holds it may think it over wherever and whenever they like: at once, or in another
// thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "bots/bot.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/legal_actions.h"
#include "engine/seat.h"
#include "engine/view.h"

namespace kuhhandel::live {

struct BotRequest {
  std::uint64_t number;  // of the questions of its table
  Seat seat;
  std::shared_ptr<Edition const> edition;  // which the bot looks at
  std::unique_ptr<bots::Bot> bot;
  std::vector<SeenEvent> unseen;  // what the bot is told before it is asked
  View view;
  LegalActions legal;
  /// True once nobody waits for the answer, so that the question need not be thought over; null if it always
  /// counts. It changes in the thread that asked, and is to be read there alone.
  std::shared_ptr<bool const> is_cancelled = {};
};

/// Brings the bot back, with what it chose and why.
struct BotDecision {
  std::uint64_t number;
  Seat seat;
  std::shared_ptr<Edition const> edition;
  std::unique_ptr<bots::Bot> bot;
  bots::Choice choice;
  std::optional<bots::Explanation> why;
};

/// Takes as long as the bot does.
BotDecision run_bot(BotRequest question);

}  // namespace kuhhandel::live
