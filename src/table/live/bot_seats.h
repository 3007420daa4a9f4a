// The bots of one table: they see what their seats see, and act after a delay as a person would. A bot that
// is asked goes away with the question and comes back with the answer; what happens meanwhile waits for it.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "engine/rng.h"
#include "live/bot_request.h"
#include "table/table.h"

namespace kuhhandel::live {

/// The chance of the bot on that seat, in the game that was dealt by that seed.
std::uint64_t bot_seed(std::string_view game, Seat seat);

class BotSeats {
 public:
  /// `rng` draws the delays; `edition` is the table's.
  BotSeats(Rng rng, std::shared_ptr<Edition const> edition) : rng_(rng), edition_(std::move(edition)) {}

  /// From now on the table plays that edition; who played before is not asked any more.
  void reset(std::shared_ptr<Edition const> edition) {
    edition_ = std::move(edition);
    players_ = {};
  }

  /// Tells the bots what happened, and remembers who of them will want to act; also used to rebuild them from
  /// a log.
  void on_step(table::Table const& table, table::Step const& step);

  /// When the next bot wants to act; those that think are waited for.
  std::optional<table::Instant> next_due() const;

  /// What the next bot is to be asked, if it is time for one; `number` is the question's.
  std::optional<BotRequest> take_due(table::Table const& table, table::Instant now, std::uint64_t number);

  struct BotAction {
    Seat seat;
    bots::Choice choice;  // none: it stays silent
  };
  /// The bot is back. None where the table has gone on, so that nobody waits for what it chose.
  std::optional<BotAction> on_decision(BotDecision answer);

  /// Why the bot there did what it did in the last auction or trade that is over: before that its reasons
  /// would give its hand away. What was laid in secret would be given away by them later too: until the game
  /// is over those of a trade are for its two sides, those of a rat round for nobody. None for other seats,
  /// and where a bot has nothing to tell.
  std::optional<bots::Explanation> explanation(Seat seat, Viewer viewer, bool is_over) const;

 private:
  struct Player {
    std::string kind;
    std::unique_ptr<bots::Bot> bot;        // null while it thinks
    std::optional<std::uint64_t> request;  // the number of the question
    bool is_awaited = false;               // whether its answer still counts
    std::vector<SeenEvent> unseen;
    std::optional<table::Instant> acts_at;
    std::optional<bots::Explanation> secret;  // of the auction or trade that runs
    std::optional<bots::Explanation> open;
    SeatSet open_to;  // while the game runs, where it is of money that lies face down
  };

  /// Seats the bot of that kind, or none.
  void seat(table::Table const& table, Seat seat, std::string_view kind);
  Player& player(Seat seat) { return players_[seat]; }
  void seat_all(table::Table const& table, table::Step const& step);
  void catch_up(table::Table const& table, Seat seat, std::size_t latest);
  void observe(Seat seat, table::TableEvent const& any);
  /// Who has yet to think of the same is asked no later than was planned.
  void schedule(table::Table const& table, table::Instant now, bool of_the_same);
  table::Duration delay(table::Table const& table, Seat seat);
  void reveal_reasons();

  SeatSet traders_;  // of the latest trade
  PerSeat<Player> players_;
  Rng rng_;
  std::shared_ptr<Edition const> edition_;
};

}  // namespace kuhhandel::live
