// The bots of one table: they see what their seats see, and act after a delay as a person would.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "bots/bot.h"
#include "engine/rng.h"
#include "table/table.h"

namespace kuhhandel {

class BotSeats {
 public:
  /// `rng` draws the delays.
  explicit BotSeats(Rng rng) : rng_(rng) {}

  /// Tells the bots what happened, and notes who of them will want to act; also used to rebuild them from a
  /// log.
  void see(Table const& table, Step const& step);

  /// When the next bot wants to act.
  std::optional<Instant> next_due() const;

  /// What the next bot does, if it is time for one; none where it stays silent.
  std::optional<Command> due(Table const& table, Instant now);

  /// Why the bot there did what it did in the last auction or trade that is over: before that its reasons
  /// would give its hand away. None for other seats, and where a bot has nothing to tell.
  std::optional<Explanation> explanation(Seat seat) const;

 private:
  struct Player {
    std::unique_ptr<Bot> bot;
    std::optional<Instant> acts_at;
    std::optional<Explanation> secret;  // of the auction or trade that runs
    std::optional<Explanation> open;
  };

  void start_bots(Table const& table);
  void plan(Table const& table, Instant now);
  Duration delay(Table const& table);
  void open_reasons();

  std::array<Player, kMaxSeats> players_;
  Rng rng_;
};

}  // namespace kuhhandel
