// Live table on a server: its log is in the ledger, and its seats have tokens that players carry from device
// to device.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/seat.h"
#include "keys/token.h"
#include "live/live_table.h"
#include "live/lobby_json.h"
#include "live/table_host.h"
#include "server/ledger/ledger.h"
#include "server/outbox/event.h"
#include "server/tables/bot_executor.h"
#include "server/tables/non_move_log_quota.h"
#include "server/tables/seat_tokens.h"
#include "table/log/compact_log.h"
#include "table/rate_limit.h"

namespace kuhhandel::server {

/// Rate limits for non-move facts, per seat and per table. The game itself bounds its moves.
class SeatRateLimit {
 public:
  /// Counts one fact and returns true if the limits allow it now. The rate of a seat must always be the same.
  bool take(table::Rate const& rate, Seat seat, table::Instant now) {
    static constexpr table::Rate kTableRate{60, table::Duration{2000}};
    return seats_[seat].take(rate, now) && table_.take(kTableRate, now);
  }

 private:
  PerSeat<table::RateLimit> seats_;
  table::RateLimit table_;
};

/// Each kind has its own limits, so that a bad connection does not block orders.
class NonMoveRateLimiter {
 public:
  bool take(live::NonMoveKind kind, Seat seat, table::Instant now) {
    // A host gives many orders before a game, but their facts are long.
    static constexpr table::Rate kOrders{40, table::Duration{10'000}};
    static constexpr table::Rate kOthers{20, table::Duration{5000}};
    auto const& rate = kind == live::NonMoveKind::order ? kOrders : kOthers;
    return limits_[static_cast<std::size_t>(kind)].take(rate, seat, now);
  }

 private:
  std::array<SeatRateLimit, live::kNonMoveKinds> limits_;
};

class ServerTable final : private live::TableHost {
 public:
  /// Creates a new table and writes it to the ledger. `chance` and `ledger` must outlive the table.
  ServerTable(table::TableSetup setup, Ledger& ledger, keys::SecureRandom& chance, table::Instant now);

  /// Restores a table from its log, asleep. Nothing is written, so any thread may do it. `delays` seeds the
  /// delays of its bots.
  ServerTable(store::StoredTable stored, Rng delays, Ledger& ledger, keys::SecureRandom& chance);

  /// A restored table has no due events until a client comes.
  bool is_asleep() const { return is_asleep_; }
  /// Wakes a restored table for the first client and logs that the server is back.
  void wake(table::Instant now);

  /// Returns whether an exception interrupted a change: the table must be restored from its log.
  bool is_torn() const { return is_waking_ || live_.has_open_change(); }

  table::Table const& table() const { return live_.table(); }
  live::LiveTable& live() { return live_; }
  live::LiveTable const& live() const { return live_; }

  /// Seats a player (table::decide_seat). If a game is running, requests a seat for the player
  /// (table::decide_join_request), which the key opens once they get it. Wakes the table. Returns name_taken
  /// if another player at the table has this name.
  std::expected<live::SeatKey, table::OrderRefusal> seat(live::NewSeat new_seat, table::Instant now);

  /// Renames the player of the seat. Returns seat_empty, name_taken or too_often if refused.
  std::expected<void, table::OrderRefusal> rename(Seat seat, std::string player, table::Instant now);

  /// Changes the face of the seat's player. Returns seat_empty, face_taken or too_often if refused.
  std::expected<void, table::OrderRefusal> change_face(Seat seat, std::optional<codec::Face> face,
                                                       table::Instant now);

  /// Assigns a taken seat to the owner of `name_key`, whose token for this seat opens it from now on.
  void add_owner_token(Seat seat, std::string_view name_key);

  /// Does the same for a requester once they get the seat that they requested.
  void add_owner_token(table::JoinRequest const& join_request, std::string_view name_key);

  SeatTokens const& tokens() const { return tokens_; }
  /// Returns the seat that a token opens; nullopt if none.
  std::optional<Seat> seat_of(std::string_view token) const { return tokens_.seat_of(token); }

  /// Sets where the bots think, and the id of this table there; nullptr: bots think synchronously.
  void set_bot_executor(BotExecutor* bot_executor, BotRequestId request) {
    bot_executor_ = bot_executor;
    bot_request_ = std::move(request);
  }

  /// Writes the event to the outbox.
  void emit(OutboxEvent const& event);

  /// Compacts a long log if no game is running, so that the table loads quickly for the next client.
  void compact_log(table::LatestGame latest_game);

 private:
  /// Game that ended in the log of a sleeping table.
  struct EndedGame {
    int number;
    store::FinishedGame finished;
  };

  void append(table::Entry const& entry, std::uint64_t version) override;
  bool consume_quota(live::NonMoveKind kind, Seat seat, table::Instant now) override;
  void on_game_ended() override;
  std::string next_seed() override;
  std::optional<live::BotDecision> request_decision(live::BotRequest question) override;
  bool can_accept_hint() const override {
    return bot_executor_ == nullptr || bot_executor_->has_room_for_hint();
  }
  std::string hash_of(std::string_view random) override;
  std::optional<table::Fact> next_preparation() override;
  std::expected<live::SeatKey, table::OrderRefusal> request_seat(live::NewSeat new_seat, table::Instant now);

  Ledger& ledger_;
  keys::SecureRandom& chance_;
  SeatTokens tokens_;
  bool is_asleep_ = false;
  bool is_waking_ = false;
  table::Instant asleep_since_{0};  // time of the latest fact in its log
  std::vector<EndedGame> games_ended_asleep_;
  BotExecutor* bot_executor_ = nullptr;
  BotRequestId bot_request_;
  NonMoveRateLimiter rate_limiter_;
  NonMoveLogQuota log_quota_;
  int log_size_ = 0;                   // in facts
  int events_between_games_ = 0;       // facts added while no game ran
  table::Instant latest_event_at_{0};  // of the facts
  table::Instant used_written_at_{0};
  live::LiveTable live_;
};

}  // namespace kuhhandel::server
