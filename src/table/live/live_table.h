// A table with its bots and its connections, on a server or on one device. Time is a parameter; storage and
// randomness belong to the TableHost.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "live/bot_seats.h"
#include "live/connections.h"
#include "live/debounced_settings.h"
#include "live/hints.h"
#include "live/proxy_bids.h"
#include "live/reply_cache.h"
#include "live/shared_review.h"
#include "live/table_host.h"
#include "live/talk.h"
#include "live/view_broadcaster.h"
#include "table/messages/client_message.h"
#include "table/modes/pregame.h"
#include "table/table.h"

namespace kuhhandel::live {

/// Start time of the next automatic game: when the table is ready and its host has room.
class NextGame {
 public:
  std::optional<table::Instant> due(table::Table const& table) const {
    auto const begins = table::next_game_starts_at(table);
    return begins ? std::optional(std::max(*begins, not_before_)) : std::nullopt;
  }
  /// The host has no room now: tries again after kBetweenTries.
  void defer(table::Instant now) { not_before_ = now + kBetweenTries; }

 private:
  static constexpr table::Duration kBetweenTries{10'000};

  table::Instant not_before_{0};
};

class LiveTable {
 public:
  /// `delays` draws how long bots think; `host` must outlive this object.
  LiveTable(table::TableSetup setup, Rng delays, TableHost& host);
  LiveTable(LiveTable const&) = delete;
  LiveTable& operator=(LiveTable const&) = delete;

  table::Table const& table() const { return table_; }

  /// Restores the table from its log; sends nothing.
  void replay(std::vector<table::Entry> const& log);

  /// Appends the fact to the log, applies it, and broadcasts the step.
  table::Step commit(table::Fact fact, table::Instant now);

  /// Opens a connection of this viewer and sends it the steps after `last`, or a snapshot. Returns false if
  /// the viewer connects and disconnects too often; then the connection has not joined.
  bool join(Connection& connection, Viewer viewer, std::optional<std::uint64_t> last, table::Instant now);
  void leave(Connection& connection, table::Instant now);

  /// Sets the liveness of an open connection. A player without live connections counts as away.
  void set_liveness(Connection& connection, Liveness liveness, table::Instant now);
  /// Sets whether the player at an open connection looks at the game (table/modes/solo_game.h).
  void set_attention(Connection& connection, Attention attention, table::Instant now);
  /// Sets whether the page of a joined connection is on the table's big screen (table/seats/big_screen.h).
  void set_screen(Connection& connection, Screen screen, table::Instant now);
  /// Sends a heartbeat with the table's version. Also marks a player as present whose return was delayed
  /// because they connect and disconnect too often.
  void send_heartbeat(Connection& connection, table::Instant now);

  /// Handles a message; refuses it if the connection has not joined. The caller handles HelloMessage, since
  /// it knows the keys of the seats, and calls join().
  void receive(Connection& connection, table::ClientMessage const& message, table::Instant now);

  /// Handles all that is due by `now`, of the table and the bots.
  void advance_to(table::Instant now);

  /// Plays the bot's choice, unless it is outdated because the table has changed.
  void on_bot_decision(BotDecision answer, table::Instant now);

  std::optional<table::Instant> next_due() const;

  bool has_connections() const { return !connections_.is_empty(); }

  /// Returns true if an exception interrupted a change. The table in memory may then differ from its log.
  bool has_open_change() const { return open_changes_ > 0; }

  /// Returns the stored chat messages that the viewer may see.
  friend std::vector<table::TalkMessage> talk_visible_to(LiveTable const& live, Viewer viewer);

 private:
  struct MessageHandler;
  /// The entry to message_handler.cpp.
  struct Messages {
    static void handle(LiveTable& live, Connection& connection, table::ClientMessage const& message,
                       table::Instant now);
  };

  /// A player who sits down is expected to connect soon. This deadline counts only during a game: before, a
  /// table without connections must not stay in memory.
  void expect_connection(table::Fact const& fact, table::Instant now);
  std::optional<table::Instant> next_connection_deadline() const;
  /// Marks players as away who had to connect by `now` and have not.
  void on_connection_overdue(table::Instant now);
  /// Marks a player as away or back, by the liveness of their connections; of the audience, its big screen.
  void update_presence(Viewer viewer, table::Instant now);
  /// Records whether a big screen is connected, if the table may have one.
  void update_big_screen(table::Instant now);
  /// Marks a solo player as attentive or inattentive, by the attention at their connections.
  void update_attention(Seat seat, table::Instant now);
  void request_decision(BotRequest question, table::Instant now);
  enum class BotRun : std::uint8_t { immediate, in_background };
  void on_bot_decision(BotDecision answer, BotRun thought, table::Instant now);
  /// Plays a command of a bot, or of the table on a player's behalf.
  void play(Command const& command, BotRun thought, table::Instant now);
  table::Step apply(table::Entry const& entry);
  /// The parts that follow each step, in this order, also when the log is replayed.
  void on_applied(table::Entry const& entry, table::Step const& step);
  /// The parts that follow each step that was sent, in this order.
  void on_broadcast(table::Entry const& entry, table::Step const& step);
  void broadcast_delayed(table::Instant now);
  void apply_due_settings(table::Instant now);
  std::optional<table::Instant> next_table_event() const;
  using RoundTrips = std::vector<std::pair<Seat, table::Duration>>;
  using RoundTripDecision = std::optional<table::Fact>(table::Table const&, Seat, table::Duration);
  /// Logs each round trip that has changed. Exact at the start of a game, because the fairness of its races
  /// depends on it.
  void record_round_trips(RoundTrips const& round_trips, RoundTripDecision* decide, table::Instant now);

  TableHost& host_;
  table::Table table_;
  std::shared_ptr<Edition const> edition_;  // the table's; shared with bots that think in other threads
  BotSeats bots_;
  Connections connections_;
  ViewBroadcaster broadcaster_;
  Talk talk_;
  SharedReview review_;
  ReplyCache replies_;
  Hints hints_;
  ProxyBids proxy_bids_;
  DebouncedSettings settings_;
  std::map<Seat, table::Instant> expected_connections_;  // deadlines of players who have just sat down
  std::uint64_t bot_requests_ = 0;
  int open_changes_ = 0;  // changes begun and not ended; read only between changes
  table::Instant measured_{0};
  NextGame next_game_;
};

std::vector<table::TalkMessage> talk_visible_to(LiveTable const& live, Viewer viewer);

}  // namespace kuhhandel::live
