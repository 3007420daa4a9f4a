// The bots of one table: they see what their seats see, and act after a delay as a person would. A request
// takes the bot with it, and the answer returns it; events in between are queued.
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
#include "engine/random/rng.h"
#include "live/bot_request.h"
#include "table/table.h"

namespace kuhhandel::live {

/// Returns the random seed of the bot on `seat` in the game that was dealt from the seed `game`.
std::uint64_t bot_seed(std::string_view game, Seat seat);

class BotSeats {
 public:
  /// `rng` draws the delays; `edition` is the table's.
  BotSeats(Rng rng, std::shared_ptr<Edition const> edition) : rng_(rng), edition_(std::move(edition)) {}

  /// Switches to another edition and drops all bots.
  void reset(std::shared_ptr<Edition const> edition) {
    edition_ = std::move(edition);
    players_ = {};
  }

  /// Passes the events to the bots and schedules those that want to act. Also used to rebuild the bots from a
  /// log.
  void on_step(table::Table const& table, table::Step const& step);

  /// Returns when the next bot wants to act; ignores bots that are thinking.
  std::optional<table::Instant> next_due() const;

  /// Returns the next request if a bot is due by `now`; `number` becomes the request's number.
  std::optional<BotRequest> take_due(table::Table const& table, table::Instant now, std::uint64_t number);

  struct BotAction {
    Seat seat;
    bots::Choice choice;  // nullopt: the bot stays silent
  };
  /// Takes the bot back. Returns nullopt if the choice is outdated because the table has changed.
  std::optional<BotAction> on_decision(BotDecision answer);

  /// Returns the bot's reason for its action in the last finished auction or trade; during one, the reason
  /// would reveal its hand. Reasons about secret offers would reveal them later too: until the game is over,
  /// only both sides see a reason of a trade, and nobody one of a rat round. nullopt for other seats, and if
  /// the bot has no reason.
  std::optional<bots::Explanation> explanation(Seat seat, Viewer viewer, bool is_over) const;

 private:
  struct Player {
    std::string kind;
    std::unique_ptr<bots::Bot> bot;        // null while it thinks
    std::optional<std::uint64_t> request;  // number of the request under way
    bool is_awaited = false;               // its answer still counts
    std::vector<SeenEvent> unseen;
    std::optional<table::Instant> acts_at;
    std::optional<bots::Explanation> secret;  // of the current auction or trade
    std::optional<bots::Explanation> open;
    SeatSet open_to;  // during the game, if `open` is about face-down money
  };

  /// Seats the bot of that kind; an empty kind removes it.
  void seat(table::Table const& table, Seat seat, std::string_view kind);
  Player& player(Seat seat) { return players_[seat]; }
  void seat_all(table::Table const& table, table::Step const& step);
  void catch_up(table::Table const& table, Seat seat, std::size_t latest);
  void observe(Seat seat, table::TableEvent const& any);
  /// With `of_the_same` (the same decision as before), a bot is asked no later than already planned.
  void schedule(table::Table const& table, table::Instant now, bool of_the_same);
  table::Duration delay(table::Table const& table, Seat seat);
  void reveal_reasons();

  SeatSet traders_;  // of the latest trade
  PerSeat<Player> players_;
  Rng rng_;
  std::shared_ptr<Edition const> edition_;
};

}  // namespace kuhhandel::live
