// A live table on a server: its log is in the ledger, and its seats have keys that people carry from device
// to device.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "keys/token.h"
#include "live/live_table.h"
#include "live/lobby_json.h"
#include "server/ledger/ledger.h"
#include "server/outbox/event.h"
#include "server/tables/bot_executor.h"
#include "server/tables/non_move_log_quota.h"
#include "server/tables/non_move_rate_limit.h"
#include "server/tables/seat_tokens.h"
#include "table/compact_log.h"

namespace kuhhandel::server {

class ServerTable final : private live::TableHost {
 public:
  /// A new table, kept in the ledger. `chance` and `ledger` must outlive the table.
  ServerTable(table::TableSetup setup, Ledger& ledger, keys::SecureRandom& chance, table::Instant now);

  /// A table as its log remembers it, asleep: nothing is written, so any thread may make it. What its bots'
  /// delays follow from is `delays`.
  ServerTable(store::StoredTable stored, Rng delays, Ledger& ledger, keys::SecureRandom& chance);

  /// Until somebody comes, time brings nothing to a table that was made from its log.
  bool is_asleep() const { return is_asleep_; }
  /// The server is back for those who come, which the log holds.
  void wake(table::Instant now);

  /// Whether an exception ended a change halfway: the table must be made from its log again.
  bool is_torn() const { return is_waking_ || live_.has_open_change(); }

  table::Table const& table() const { return live_.table(); }
  live::LiveTable& live() { return live_; }
  live::LiveTable const& live() const { return live_; }

  /// Seats a person (table::decide_seat), or while a game runs has them ask for a seat
  /// (table::decide_join_request), which the key opens once they have it; name_taken where another at the
  /// table goes by that name. Wakes the table.
  std::expected<live::SeatKey, table::OrderRefusal> seat(live::NewSeat new_seat, table::Instant now);

  /// Who sits there goes by another name from now on; name_taken, too_often.
  std::expected<void, table::OrderRefusal> rename(Seat seat, std::string player, table::Instant now);

  /// The seat, where a person sits, belongs to who holds `name_key`, and its token opens it from now on too.
  void add_owner_token(Seat seat, std::string_view name_key);

  /// The same for a newcomer, once they have the seat that they asked for.
  void add_owner_token(table::JoinRequest const& newcomer, std::string_view name_key);

  SeatTokens const& tokens() const { return tokens_; }
  /// The seat that a token opens.
  std::optional<Seat> seat_of(std::string_view token) const { return tokens_.seat_of(token); }

  /// Who thinks for the bots from now on, with what the table is known by there; null: the bots think at
  /// once.
  void set_bot_executor(BotExecutor* bot_executor, BotRequestId request) {
    bot_executor_ = bot_executor;
    bot_request_ = std::move(request);
  }

  /// Tells that what lies around the table.
  void emit(OutboxEvent const& event);

  /// Where no game runs and the log is long it begins anew, so that who comes next is not kept waiting by all
  /// that was.
  void compact_log(table::LatestGame latest_game);

 private:
  /// A game that its log tells of.
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
  table::Instant asleep_since_{0};  // the latest fact of its log
  std::vector<EndedGame> games_ended_asleep_;
  BotExecutor* bot_executor_ = nullptr;
  BotRequestId bot_request_;
  NonMoveRateLimiter rate_limiter_;
  NonMoveLogQuota log_quota_;
  int log_size_ = 0;                   // facts
  int events_between_games_ = 0;       // those that came while no game ran
  table::Instant latest_event_at_{0};  // of them
  table::Instant used_written_at_{0};
  live::LiveTable live_;
};

}  // namespace kuhhandel::server
