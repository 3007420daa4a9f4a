// A bot on one seat of a game that the caller keeps: it hears of it by the commands of its record.
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
  SeatedBot(SeatedBot const&) = delete;  // the bot knows where its edition lies
  SeatedBot& operator=(SeatedBot const&) = delete;

  /// A game from its opening, whatever it has played before; `seat` is one of the game's.
  void begin(Edition const& edition, Transition const& opening, Seat seat, std::uint64_t seed);

  Edition const& edition() const { return edition_; }
  Seat seat() const { return seat_; }

  /// What was done next. A refusal says that it is no command of this game.
  std::expected<void, Refusal> see(Command const& command);

  /// What it does now, or why it may do nothing.
  std::expected<Choice, Refusal> choose();

 private:
  void notify_bots(Transition const& transition);

  std::unique_ptr<Bot> bot_;
  Edition edition_;
  State now_;
  Seat seat_{};
};

}  // namespace kuhhandel::bots
