// A bot in one seat of a game that the caller runs: the caller passes it the commands of the game's record.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <utility>

#include "bots/bot.h"
#include "engine/edition.h"
#include "engine/play.h"
#include "engine/refusal.h"
#include "engine/state.h"

namespace kuhhandel::bots {

class SeatedBot {
 public:
  explicit SeatedBot(std::unique_ptr<Bot> bot) : bot_(std::move(bot)) {}
  SeatedBot(SeatedBot const&) = delete;  // the bot stores a pointer to the edition
  SeatedBot& operator=(SeatedBot const&) = delete;

  /// Starts a game from its opening, after any earlier game; `seat` must be in the game.
  void begin(Edition const& edition, Transition const& opening, Seat seat, std::uint64_t seed);

  Edition const& edition() const { return edition_; }
  Seat seat() const { return seat_; }

  /// Passes the next command. A refusal means that it is not a command of this game.
  std::expected<void, Refusal> see(Command const& command);

  /// Returns the bot's choice, or the reason why it may not act.
  std::expected<Choice, Refusal> choose();

 private:
  void notify_bots(Transition const& transition);

  std::unique_ptr<Bot> bot_;
  Edition edition_;
  State now_;
  Seat seat_{};
};

}  // namespace kuhhandel::bots
