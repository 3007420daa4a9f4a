// The bots of one table: they see what their seats see, and act after a delay as a person would.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

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

  struct Deed {
    Seat seat;
    Choice choice;  // none: it stays silent
  };
  /// What the next bot does, if it is time for one.
  std::optional<Deed> due(Table const& table, Instant now);

  /// Why the bot there did what it did in the last auction or trade that is over: before that its reasons
  /// would give its hand away. None for other seats, and where a bot has nothing to tell.
  std::optional<Explanation> explanation(Seat seat) const;

 private:
  struct Player {
    std::string kind;
    std::unique_ptr<Bot> bot;
    std::optional<Instant> acts_at;
    std::optional<Explanation> secret;  // of the auction or trade that runs
    std::optional<Explanation> open;
  };

  /// Seats the bot of that kind, or none.
  void seat(Table const& table, Seat seat, std::string_view kind);
  void seat_all(Table const& table, Step const& step);
  void catch_up(Table const& table, Seat seat, std::size_t latest);
  void tell(Seat seat, TableEvent const& any);
  void plan(Table const& table, Instant now);
  Duration delay(Table const& table);
  void open_reasons();

  std::array<Player, kMaxSeats> players_;
  Rng rng_;
};

}  // namespace kuhhandel
