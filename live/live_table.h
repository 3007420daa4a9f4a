// A table with its bots and its connections to people: what is played in, on a server or on one device. Time
// is a parameter; what is kept and where chance comes from is for whoever the live table belongs to.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/open_eyes.h"
#include "live/answers.h"
#include "live/bot_question.h"
#include "live/bot_seats.h"
#include "live/late_table.h"
#include "live/shared_review.h"
#include "live/talk.h"
#include "table/client_message.h"
#include "table/table.h"

namespace kuhhandel {

/// The outgoing side of a connection; it must not throw.
class Connection {
 public:
  virtual ~Connection() = default;
  virtual void send(std::string const& message) = 0;

  /// The round trip to the client as it was measured so far; none where it is not known yet.
  virtual std::optional<Duration> round_trip() { return {}; }
};

class LiveTable {
 public:
  LiveTable(LiveTable const&) = delete;
  LiveTable& operator=(LiveTable const&) = delete;
  virtual ~LiveTable() = default;

  Table const& table() const { return table_; }

  /// A connection of this viewer opens and is told what happened after `last`, or everything.
  void join(Connection& connection, Viewer viewer, std::optional<std::uint64_t> last, Instant now);
  void leave(Connection& connection, Instant now);

  /// A command or an order from a connection that has joined.
  void receive(Connection& connection, CommandMessage const& message, Instant now);
  void receive(Connection& connection, OrderMessage const& message, Instant now);

  /// Anyone may ask for a bot's reasons; they are told once the auction or trade is over.
  void receive(Connection& connection, WhyMessage const& message, Instant now);

  /// What a bot would do in the sender's place; told only where nobody but bots could suffer by it.
  void receive(Connection& connection, HintMessage const& message, Instant now);

  /// A player adds to the chance of the next game, as far as they may.
  void receive(Connection& connection, ChanceMessage const& message, Instant now);

  /// A player says something; all at the table hear it, those who watch late no sooner than they see what lay
  /// on the table then.
  void receive(Connection& connection, SayMessage const& message, Instant now);

  /// The host leads the others through the finished game, or ends that.
  void receive(Connection& connection, ReviewMessage const& message, Instant now);

  /// Does what time has brought, table and bots, up to `now`.
  void pass_time(Instant now);

  /// A bot has thought: what it chose is done, unless the table has gone on since it was asked.
  void take(BotAnswer answer, Instant now);

  std::optional<Instant> next_due() const;

  bool has_connections() const { return !connections_.empty(); }
  bool has_people() const;

 protected:
  /// `delays` draws how long bots think.
  LiveTable(TableSetup setup, Rng delays);

  /// Notes for good what is about to be applied and told; `version` is the table's once it is.
  virtual void keep(Entry const& entry, std::uint64_t version) = 0;
  /// The table's game has just ended, or so its log tells.
  virtual void keep_game() {}
  /// The chance of the next game.
  virtual std::string game_seed() = 0;
  /// Has a bot think; the answer is to come back by `take`, now or later.
  virtual void ask(BotQuestion question, Instant now) { take(think_over(std::move(question)), now); }
  /// What the house has to do before the next game may begin, if anything.
  virtual std::optional<Fact> preparation() { return {}; }

  /// Brings the table to where its log left it; nobody is told.
  void replay(std::vector<Entry> const& log);
  Step carry_out(Fact fact, Instant now);

 private:
  void let_act(BotSeats::BotAction const& action, Instant now);
  Step apply(Entry const& entry);
  /// A hint that somebody waits for, and the table's version when it was asked for.
  struct AwaitedHint {
    Connection* connection;
    HintMessage message;
    std::uint64_t version;
  };

  void tell_hint(AwaitedHint const& hint, BotAnswer const& answer, Instant now);

  /// What a connection of this viewer is shown, and with whose eyes it looks at that.
  Table const& shown_to(Viewer viewer) const;
  Eyes eyes_of(Viewer viewer) const;
  void tell_what_happened(Connection& connection, Viewer viewer, std::optional<std::uint64_t> last,
                          Instant now);
  void send_snapshot(Connection& connection, Viewer viewer, Instant now);
  std::string name_at(Seat seat) const;
  void tell_talk(Connection& connection, Viewer viewer);
  void tell_late_talk();
  void tell_how_late();
  std::optional<MessageError> refuses(Seat seat, ReviewMessage const& message, Instant now);
  void tell_review(Connection& connection, Viewer viewer);
  void end_review();
  void end_review_without_leader();
  void follow_late(Entry const& entry, Instant now);
  void tell_late(Instant now);
  std::optional<Instant> next_play() const;
  bool has_connection(Seat seat) const;
  void make_spectators(Seat seat, Instant now);
  void broadcast(Step const& step);
  void answer(Connection& connection, Seat seat, std::string const& id, AnswerGiven const& answer);
  /// Answers as before what was sent again; false where it is new.
  bool answers_again(Connection& connection, Seat seat, std::string const& id) const;
  /// Answers the presses that waited for the verdict that the step tells.
  void note_answers(Step const& step);
  void send_answers(Step const& step);
  void measure(Connection& connection, Seat seat, Instant now);
  void measure_all(Instant now);
  AnswerGiven answer_to(std::optional<Refusal> refusal) const;
  std::optional<Seat> sender(Connection& connection, std::string const& id);

  Table table_;
  std::shared_ptr<Edition const> edition_;  // the table's, for bots that think elsewhere
  BotSeats bots_;
  LateTable late_;
  Talk talk_;
  SharedReview review_;
  std::map<Connection*, Viewer> connections_;
  Answers answers_;
  std::map<std::uint64_t, AwaitedHint> hints_;  // by the number of the question
  std::uint64_t questions_ = 0;
  Instant measured_{0};
};

}  // namespace kuhhandel
