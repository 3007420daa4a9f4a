// One running game among people: who sits where, what time brings, and the versions of what happened. It
// decides facts without changing and changes by facts alone, so that a fact can be durable before anyone sees
// it.
#pragma once

#include <cstdint>
#include <deque>
#include <expected>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

#include "codec/shuffle_proof.h"
#include "engine/edition.h"
#include "engine/legal_actions.h"
#include "engine/refusal.h"
#include "engine/sequential.h"
#include "engine/state.h"
#include "engine/view.h"
#include "table/clock.h"
#include "table/conduct.h"
#include "table/fact.h"
#include "table/judged_races.h"
#include "table/order.h"
#include "table/pace.h"
#include "table/played_commands.h"
#include "table/race.h"
#include "table/seating.h"
#include "table/step.h"

namespace kuhhandel {

/// What is settled when a table is made.
struct TableSetup {
  std::string id;
  std::string name;
  Edition edition;  // with its house rules
  int seats;
  bool is_public = true;
  Speed speed{1};                                     // to begin with
  std::optional<std::chrono::hours> answer_within{};  // at a correspondence table: 1 to kLongestAnswer
};

inline constexpr std::chrono::hours kLongestAnswer{72};

enum class TableState : std::uint8_t { waiting, running, finished };

/// The game that runs or ran last.
struct Game {
  int number = 0;  // from 1
  std::string seed;
  State state;
  PlayedCommands commands{};
  std::deque<std::uint16_t> trail{};  // as it is played (codec/trail.h)
  JudgedRaces races{};
  std::optional<ShuffleProof> shuffle{};  // how its seed came about, where the house bound itself to its part
};

/// A race that is open: presses come in until its verdict.
struct Race {
  Instant verdict_at;
  std::vector<Press> presses;
};

class Table {
 public:
  explicit Table(TableSetup setup);

  TableSetup const& setup() const { return setup_; }
  TableState state() const;
  std::uint64_t version() const { return version_; }
  std::vector<Occupant> const& occupants() const { return occupants_; }
  std::optional<Game> const& game() const { return game_; }
  Clock const& clock() const { return clock_; }
  std::optional<Race> const& race() const { return race_; }
  Conduct const& conduct() const { return conduct_; }
  bool is_paused() const { return paused_; }

  /// Whether each is asked in turn (C12), with hours to answer. Such a table waits for no connection.
  bool is_correspondence() const { return setup_.answer_within.has_value(); }
  /// Whose answer a running correspondence table awaits: a seat's, or what follows by itself.
  std::optional<Actor> asked() const;
  bool is_asked(Seat seat) const;

  /// Who gives orders: the one who opened the table, or the lowest seat of those who are there while the
  /// host is away.
  Seat host() const;

  /// What the seed of the next game will be made of, once the house has bound itself to its part. The secret
  /// in it is nobody's to know before that game is over.
  std::optional<ShuffleProof> const& shuffle() const { return shuffle_; }

  /// The host opens the table, and sits on the first seat.
  static constexpr Seat kHost{};

  /// The lowest empty seat for a person who comes in, also into a running game; table_full or game_running.
  std::expected<fact::Seated, OrderRefusal> decide_seat(std::string player) const;

  /// `seed` is used where a game starts. `bot` names are the caller's to check.
  std::expected<Fact, OrderRefusal> decide(Seat by, Order const& order, std::string_view seed,
                                           Instant now) const;

  /// A command of a seat; `id` is the client's own. Claims, and bids from the last call on, are presses in a
  /// race; all else is played at once.
  std::expected<Fact, Refusal> decide(Command const& command, std::string id, Receipt const& receipt) const;

  /// Who is asked for a bid or a claim stays silent; not_asked for others.
  std::expected<Fact, OrderRefusal> decide_silence(Seat by) const;

  /// Whether that press of the seat waits for the verdict of the race that is open.
  bool awaits_verdict(Seat seat, std::string_view id) const;

  /// The connections of people come and go; nothing where that is known already.
  std::optional<Fact> decide_presence(Seat seat, bool open) const;

  /// The round trip to a person was measured; nothing where that is about what the table knows.
  std::optional<Fact> decide_round_trip(Seat seat, Duration round_trip) const;
  /// Each seat may add to the chance of the next game once; none where it may not, or where it is no chance
  /// (is_chance).
  std::optional<Fact> decide_chance(Seat seat, std::string random) const;

  /// What time has brought by `now`, one fact at a time.
  std::optional<Fact> due(Instant now) const;

  /// When time will bring something next.
  std::optional<Instant> next_due() const;

  /// The only change. The fact must have been decided by this table in this state, or stand next in its log.
  Step apply(Entry const& entry);

  /// What was told of the game that runs or ran last: the latest events, of which the record has all.
  std::ranges::subrange<std::deque<TableEvent>::const_iterator> log() const {
    return {told_.begin() + static_cast<std::ptrdiff_t>(told_before_), told_.end()};
  }

  /// The steps after `version`, where they are still remembered.
  std::optional<std::vector<Step>> steps_after(std::uint64_t version) const;

  /// The view of the game; there must be one.
  View view_for(Viewer viewer) const;

  /// What the viewer may do in the game now.
  LegalActions legal_actions(Viewer viewer) const;

 private:
  struct Effect;

  Occupant& occupant(Seat seat) { return occupants_[static_cast<std::size_t>(index_of(seat))]; }
  Occupant const& occupant(Seat seat) const { return occupants_[static_cast<std::size_t>(index_of(seat))]; }
  bool has_seat(Seat seat) const { return index_of(seat) < setup_.seats; }
  /// While the game is paused or nobody of the people is there, time brings nothing but the verdict of a
  /// race.
  bool is_held() const;
  std::optional<Instant> clock_due() const;
  Fact clock_brings() const;
  /// Who has been away for the longest, where the table then does without them or waits for them, and when it
  /// will.
  struct Missing {
    Seat seat;
    Instant at;
  };
  std::optional<Missing> missing() const;
  std::expected<Fact, OrderRefusal> decide_call(Seat by, Instant now) const;
  /// The clock of an auction whose auctioneer calls by hand.
  std::optional<OwnGavel> own_gavel(Instant now) const;
  /// Nobody waits long for one who is not there.
  void shorten_limit(Instant now);
  void stop_waiting();
  /// For all who are away: a game that goes on must not wait for the next of them at once.
  void let_bots_stand_in();
  void hold_or_go_on(bool was_held, Instant now);
  /// How long the house waits for presses on their way: by the longest round trip to those who are there.
  Duration patience() const;
  Asking asking() const;
  std::expected<Fact, Refusal> decide_in_turn(Command const& command, std::string id) const;
  Clock clock_in_turn(Instant now) const;
  std::expected<Fact, Refusal> decide_claim(Press press, phase::Countdown const& countdown) const;
  std::expected<Fact, Refusal> decide_late_bid(Press press, Calls const& calls) const;
  fact::Judged verdict() const;
  /// Plays a command as part of a fact; a refusal leaves the game as it was.
  std::optional<Refusal> play_command(Command const& command, Step& step);
  std::optional<Refusal> play_press(Press const& press, Step& step);
  void tell(TableEvent event, Step& step);
  void set_clock(Instant now);
  void remember(Step const& step);
  void forget_events();

  TableSetup setup_;
  std::vector<Occupant> occupants_;
  std::optional<Game> game_;
  std::optional<ShuffleProof> shuffle_;
  std::uint64_t version_ = 0;
  Clock clock_;
  int called_ = 0;
  Instant called_at_{0};  // or when the card or the last bid came
  Conduct conduct_;
  bool paused_ = false;
  std::optional<Seat> waits_for_;
  std::optional<Race> race_;
  SeatSet silent_{};    // at a correspondence table: since the last raise, or at this count
  SeatSet claiming_{};  // and at this count

  /// A step of which the events are the latest told, after those of older steps.
  struct Remembered {
    Instant at;
    std::uint32_t events;
    bool table_changed;
  };
  std::deque<TableEvent> told_;
  std::size_t told_before_ = 0;  // of those, before the game began
  std::deque<Remembered> recent_;
};

}  // namespace kuhhandel
