// A bot's decision as a self-contained job: it owns the bot and shares nothing with its table, so it can run
// at once or in another thread.
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
  std::uint64_t number;  // number of the request at its table
  Seat seat;
  std::shared_ptr<Edition const> edition;  // read by the bot
  std::unique_ptr<bots::Bot> bot;
  std::vector<SeenEvent> unseen;  // events to give to the bot before it decides
  View view;
  LegalActions legal;
  /// Becomes true if the answer is no longer needed; null if it always counts. Written and read only in the
  /// thread that made the request.
  std::shared_ptr<bool const> is_cancelled = {};
};

/// Returns the bot, its choice and its reason.
struct BotDecision {
  std::uint64_t number;
  Seat seat;
  std::shared_ptr<Edition const> edition;
  std::unique_ptr<bots::Bot> bot;
  bots::Choice choice;
  std::optional<bots::Explanation> why;
};

/// Blocks until the bot has decided.
BotDecision run_bot(BotRequest question);

}  // namespace kuhhandel::live
