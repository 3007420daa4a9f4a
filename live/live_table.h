// A table with its bots and its connections to people: what is played in, on a server or on one device. Time
// is a parameter; what is kept and where chance comes from is the keeper's.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "live/answers.h"
#include "live/bot_seats.h"
#include "live/connections.h"
#include "live/hints.h"
#include "live/keeper.h"
#include "live/shared_review.h"
#include "live/shown.h"
#include "live/talk.h"
#include "table/client_message.h"
#include "table/table.h"

namespace kuhhandel {

class LiveTable {
 public:
  /// `delays` draws how long bots think; `keeper` must outlive the live table.
  LiveTable(TableSetup setup, Rng delays, Keeper& keeper);
  LiveTable(LiveTable const&) = delete;
  LiveTable& operator=(LiveTable const&) = delete;

  Table const& table() const { return table_; }

  /// Brings the table to where its log left it; nobody is told.
  void replay(std::vector<Entry> const& log);

  /// What the table has decided is kept, done, and told to all.
  Step carry_out(Fact fact, Instant now);

  /// A connection of this viewer opens and is told what happened after `last`, or everything.
  void join(Connection& connection, Viewer viewer, std::optional<std::uint64_t> last, Instant now);
  void leave(Connection& connection, Instant now);

  /// A message from a connection; it is refused where that has not joined. A hello is for whoever knows the
  /// keys of the seats, who then lets join.
  void receive(Connection& connection, ClientMessage const& message, Instant now);

  /// Does what time has brought, table and bots, up to `now`.
  void pass_time(Instant now);

  /// A bot has thought: what it chose is done, unless the table has gone on since it was asked.
  void take(BotAnswer answer, Instant now);

  std::optional<Instant> next_due() const;

  bool has_connections() const { return !connections_.none(); }

 private:
  struct Receiving;

  void ask(BotQuestion question, Instant now);
  void let_act(BotSeats::BotAction const& action, Instant now);
  Step apply(Entry const& entry);
  void tell_late(Instant now);
  std::optional<Instant> next_play() const;
  void measure(Connection& connection, Seat seat, Instant now);
  void measure_all(Instant now);

  Keeper& keeper_;
  Table table_;
  std::shared_ptr<Edition const> edition_;  // the table's, for bots that think elsewhere
  BotSeats bots_;
  Connections connections_;
  Shown shown_;
  Talk talk_;
  SharedReview review_;
  Answers answers_;
  Hints hints_;
  std::uint64_t questions_ = 0;
  Instant measured_{0};
};

/// Whether any person is there.
bool has_people(Table const& table);

}  // namespace kuhhandel
