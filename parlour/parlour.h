// A table with its bots and its lines to people: what is played in, on a server or on one device. Time is a
// parameter; what is kept and where chance comes from is for whoever the parlour belongs to.
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
#include "parlour/answers.h"
#include "parlour/bot_question.h"
#include "parlour/bot_seats.h"
#include "parlour/late_table.h"
#include "parlour/shared_review.h"
#include "parlour/talk.h"
#include "table/client_message.h"
#include "table/table.h"

namespace kuhhandel {

/// The outgoing side of a connection; it must not throw.
class Line {
 public:
  virtual ~Line() = default;
  virtual void send(std::string const& message) = 0;

  /// The path to the client and back as it was measured so far; none where it is not known yet.
  virtual std::optional<Duration> path() { return {}; }
};

class Parlour {
 public:
  Parlour(Parlour const&) = delete;
  Parlour& operator=(Parlour const&) = delete;
  virtual ~Parlour() = default;

  Table const& table() const { return table_; }

  /// A line of this viewer opens and is told what happened after `last`, or everything.
  void join(Line& line, Viewer viewer, std::optional<std::uint64_t> last, Instant now);
  void leave(Line& line, Instant now);

  /// A command or an order from a line that has joined.
  void receive(Line& line, CommandMessage const& message, Instant now);
  void receive(Line& line, OrderMessage const& message, Instant now);

  /// Anyone may ask for a bot's reasons; they are told once the auction or trade is over.
  void receive(Line& line, WhyMessage const& message, Instant now);

  /// What a bot would do in the sender's place; told only where nobody but bots could suffer by it.
  void receive(Line& line, HintMessage const& message, Instant now);

  /// A player adds to the chance of the next game, as far as he may.
  void receive(Line& line, ChanceMessage const& message, Instant now);

  /// A player says something; all at the table hear it, those who watch late no sooner than they see what lay
  /// on the table then.
  void receive(Line& line, SayMessage const& message, Instant now);

  /// The host leads the others through the finished game, or ends that.
  void receive(Line& line, ReviewMessage const& message, Instant now);

  /// Does what time has brought, table and bots, up to `now`.
  void pass_time(Instant now);

  /// A bot has thought: what it chose is done, unless the table has gone on since it was asked.
  void take(BotAnswer answer, Instant now);

  std::optional<Instant> next_due() const;

  bool has_lines() const { return !lines_.empty(); }
  bool has_people() const;

 protected:
  /// `delays` draws how long bots think.
  Parlour(TableSetup setup, Rng delays);

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
  void let_act(BotSeats::Deed const& deed, Instant now);
  Step apply(Entry const& entry);
  /// A hint that somebody waits for, and the table's version when it was asked for.
  struct AwaitedHint {
    Line* line;
    HintMessage message;
    std::uint64_t version;
  };

  void tell_hint(AwaitedHint const& hint, BotAnswer const& answer, Instant now);

  /// What a line of this viewer is shown, and with whose eyes it looks at that.
  Table const& shown_to(Viewer viewer) const;
  Eyes eyes_of(Viewer viewer) const;
  void tell_what_happened(Line& line, Viewer viewer, std::optional<std::uint64_t> last, Instant now);
  void send_snapshot(Line& line, Viewer viewer, Instant now);
  std::string name_at(Seat seat) const;
  void tell_talk(Line& line, Viewer viewer);
  void tell_late_talk();
  void tell_how_late();
  std::optional<MessageError> refuses(Seat seat, ReviewMessage const& message, Instant now);
  void tell_review(Line& line, Viewer viewer);
  void end_review();
  void end_review_without_leader();
  void follow_late(Entry const& entry, Instant now);
  void tell_late(Instant now);
  std::optional<Instant> next_play() const;
  bool has_line(Seat seat) const;
  void make_spectators(Seat seat, Instant now);
  void broadcast(Step const& step);
  void answer(Line& line, Seat seat, std::string const& id, AnswerGiven const& answer);
  /// Answers as before what was sent again; false where it is new.
  bool answers_again(Line& line, Seat seat, std::string const& id) const;
  /// Answers the presses that waited for the verdict that the step tells.
  void note_answers(Step const& step);
  void send_answers(Step const& step);
  void measure(Line& line, Seat seat, Instant now);
  void measure_all(Instant now);
  AnswerGiven answer_to(std::optional<Refusal> refusal) const;
  std::optional<Seat> sender(Line& line, std::string const& id);

  Table table_;
  std::shared_ptr<Edition const> edition_;  // the table's, for bots that think elsewhere
  BotSeats bots_;
  LateTable late_;
  Talk talk_;
  SharedReview review_;
  std::map<Line*, Viewer> lines_;
  Answers answers_;
  std::map<std::uint64_t, AwaitedHint> hints_;  // by the number of the question
  std::uint64_t questions_ = 0;
  Instant measured_{0};
};

}  // namespace kuhhandel
