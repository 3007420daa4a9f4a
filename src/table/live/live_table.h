// A table with its bots and its connections to people: what is played in, on a server or on one device. Time
// is a parameter; what is kept and where chance comes from is the keeper's.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "live/bot_seats.h"
#include "live/connections.h"
#include "live/debounced_settings.h"
#include "live/hints.h"
#include "live/next_game.h"
#include "live/proxy_bids.h"
#include "live/reply_cache.h"
#include "live/shared_review.h"
#include "live/table_host.h"
#include "live/talk.h"
#include "live/view_broadcaster.h"
#include "table/client_message.h"
#include "table/table.h"

namespace kuhhandel::live {

class LiveTable {
 public:
  /// `delays` draws how long bots think; `keeper` must outlive the live table.
  LiveTable(table::TableSetup setup, Rng delays, TableHost& keeper);
  LiveTable(LiveTable const&) = delete;
  LiveTable& operator=(LiveTable const&) = delete;

  table::Table const& table() const { return table_; }

  /// Brings the table to where its log left it; nobody is told.
  void replay(std::vector<table::Entry> const& log);

  /// What the table has decided is kept, done, and told to all.
  table::Step commit(table::Fact fact, table::Instant now);

  /// A connection of this viewer opens and is told what happened after `last`, or everything. False where
  /// they come and go too often; then it has not joined.
  bool join(Connection& connection, Viewer viewer, std::optional<std::uint64_t> last, table::Instant now);
  void leave(Connection& connection, table::Instant now);

  /// Nothing is heard of a connection any more, though it is open, or something is again: of whom nothing is
  /// heard is away.
  void set_liveness(Connection& connection, Liveness liveness, table::Instant now);
  /// Tells a connection that the table is there, and its version. Who came and went too often to be back at
  /// once is back when they may.
  void send_heartbeat(Connection& connection, table::Instant now);

  /// A message from a connection; it is refused where that has not joined. A hello is for whoever knows the
  /// keys of the seats, who then lets join.
  void receive(Connection& connection, table::ClientMessage const& message, table::Instant now);

  /// Does what time has brought, table and bots, up to `now`.
  void advance_to(table::Instant now);

  /// A bot has thought: what it chose is done, unless the table has gone on since it was asked.
  void on_bot_decision(BotDecision answer, table::Instant now);

  std::optional<table::Instant> next_due() const;

  bool has_connections() const { return !connections_.is_empty(); }

  /// Whether an exception ended a change halfway. What the table has in memory may then differ from its log.
  bool has_open_change() const { return open_changes_ > 0; }

  /// What that viewer may have heard of the talk, as far as it is remembered.
  friend std::vector<table::TalkMessage> talk_visible_to(LiveTable const& live, Viewer viewer);

 private:
  struct MessageHandler;

  /// Whoever sits down is expected to connect soon. That counts once a game runs: before, a table to which
  /// nobody comes must not be held in memory.
  void expect_connection(table::Fact const& fact, table::Instant now);
  std::optional<table::Instant> next_connection_deadline() const;
  /// Those who were expected by `now` and have not connected are away.
  void on_connection_overdue(table::Instant now);
  /// They are away where nothing is heard of them, and back where something is.
  void update_presence(Seat seat, table::Instant now);
  void request_decision(BotRequest question, table::Instant now);
  enum class BotRun : std::uint8_t { immediate, in_background };
  void on_bot_decision(BotDecision answer, BotRun thought, table::Instant now);
  /// Of a bot, or for a person.
  void play(Command const& command, BotRun thought, table::Instant now);
  table::Step apply(table::Entry const& entry);
  void broadcast_delayed(table::Instant now);
  void apply_due_settings(table::Instant now);
  std::optional<table::Instant> next_table_event() const;
  using RoundTrips = std::vector<std::pair<Seat, table::Duration>>;
  using RoundTripDecision = std::optional<table::Fact>(table::Table const&, Seat, table::Duration);
  /// Keeps each round trip that is another than before: exactly as a game begins, of which the fairness of
  /// its races is reckoned.
  void record_round_trips(RoundTrips const& round_trips, RoundTripDecision* decide, table::Instant now);

  TableHost& host_;
  table::Table table_;
  std::shared_ptr<Edition const> edition_;  // the table's, for bots that think elsewhere
  BotSeats bots_;
  Connections connections_;
  ViewBroadcaster broadcaster_;
  Talk talk_;
  SharedReview review_;
  ReplyCache replies_;
  Hints hints_;
  ProxyBids proxy_bids_;
  DebouncedSettings settings_;
  std::map<Seat, table::Instant>
      expected_connections_;  // who has just sat down, and until when they are to connect
  std::uint64_t bot_requests_ = 0;
  int open_changes_ = 0;  // those that have begun and not ended; asked for only when none is under way
  table::Instant measured_{0};
  NextGame next_game_;
};

std::vector<table::TalkMessage> talk_visible_to(LiveTable const& live, Viewer viewer);

}  // namespace kuhhandel::live
