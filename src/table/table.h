// One running game among people. Facts are decided without changing anything (decide.h, due.h), and a table
// changes by facts alone, so that a fact can be durable before anyone sees it.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/edition.h"
#include "engine/legal_actions.h"
#include "engine/play.h"
#include "engine/state.h"
#include "engine/view.h"
#include "table/fact.h"
#include "table/history.h"
#include "table/judged_races.h"
#include "table/pace.h"
#include "table/played_commands.h"
#include "table/presence.h"
#include "table/races.h"
#include "table/reveal_delay.h"
#include "table/schedule.h"
#include "table/shuffle.h"
#include "table/step.h"
#include "table/strangers.h"
#include "table/table_settings.h"

namespace kuhhandel::table {

/// What is settled when a table is made, but for edition and seats, which may change between games
/// (fact::Arranged).
struct TableSetup {
  std::string id;
  std::string name;
  Edition edition;  // with its house rules
  int seats;
  bool is_public = true;
  Speed speed{1};                                     // to begin with
  std::optional<std::chrono::hours> answer_within{};  // at a correspondence table: 1 to kLongestAnswer
  bool unhurried = false;                             // who must choose is waited for: an introduction
  std::optional<Strangers> strangers{};               // who come together here; none: a host invites
};

inline constexpr std::chrono::hours kLongestAnswer{72};

enum class TableState : std::uint8_t { waiting, running, finished };

/// The game that runs or ran last.
struct Game {
  int number = 0;  // from 1
  Instant began{0};
  std::string seed;
  std::optional<State> position{};  // from which it was played; none where it was dealt from the seed
  int rules_version = kRulesVersion;
  State state{};
  PlayedCommands commands{};
  std::deque<std::uint16_t> fingerprints{};  // as it is played (codec/fingerprints.h)
  JudgedRaces races{};
  std::optional<codec::ShuffleProof>
      shuffle{};  // how its seed came about, where the house bound itself to its part
  std::vector<std::string>
      players{};  // once it is over: who sat on each seat then, by today's names of theirs
};

/// At a correspondence table: who was asked and has answered (C12), since the last raise or at this count.
struct CorrespondenceReplies {
  SeatSet silent{};
  SeatSet claiming{};  // at this count
};

class Table {
 public:
  explicit Table(TableSetup setup);

  TableSetup const& setup() const { return setup_; }
  /// Whether each is asked in turn (C12), with hours to answer. Such a table waits for no connection.
  bool is_correspondence() const { return setup_.answer_within.has_value(); }
  TableState state() const {
    if (!game_) return TableState::waiting;
    return std::holds_alternative<phase::Finished>(game_->state.phase) ? TableState::finished
                                                                       : TableState::running;
  }
  std::uint64_t version() const { return history_.version(); }
  /// None before the first, and once another was arranged for.
  std::optional<Game> const& game() const { return game_; }
  /// How many began here.
  int games() const { return games_; }
  Presence const& presence() const { return presence_; }
  TableSettings const& settings() const { return settings_; }
  Schedule const& schedule() const { return schedule_; }
  /// While a show runs, time brings neither calls nor counts nor choices.
  RevealDelay const& reveal_delay() const { return reveal_delay_; }
  Races const& races() const { return races_; }
  /// Who does not want the lot of the auction that runs (passing.h).
  SeatSet passed() const { return passed_; }
  /// Who wants to be taken on to their next decision (fast_forward.h).
  SeatSet fast_forward() const { return fast_forward_; }
  /// When what is asked now was asked.
  Instant awaited_since() const { return awaited_since_; }
  CorrespondenceReplies const& correspondence_replies() const { return correspondence_replies_; }
  History const& history() const { return history_; }
  bool is_paused() const { return pause_.has_value(); }

  /// What the seed of the next game will be made of, once the house has bound itself to its part.
  std::optional<Shuffle> const& shuffle() const { return shuffle_; }
  /// What was to be dealt before and came to nothing, since the last game began.
  std::vector<codec::BrokenOff> const& broken_off() const { return broken_off_; }

  /// The only change. The fact must have been decided for this table in this state (decide.h, due.h), or
  /// stand next in its log; one that carries forward stands first (compact_log.h).
  Step apply(Entry const& entry);

 private:
  struct Effect;
  struct Pause {
    std::optional<Seat> waits_for;  // one who is missing; else the host said so
  };

  TableSetup setup_;
  Presence presence_;
  TableSettings settings_;
  std::optional<Pause> pause_;
  int games_ = 0;  // that began here
  std::optional<Game> game_;
  std::optional<Shuffle> shuffle_;
  std::vector<codec::BrokenOff> broken_off_;
  Instant awaited_since_{0};
  Schedule schedule_;
  RevealDelay reveal_delay_;
  Races races_;
  SeatSet passed_;
  SeatSet fast_forward_;
  CorrespondenceReplies correspondence_replies_;
  History history_;
};

/// While the game is paused or nobody of the people is there, time brings nothing but the verdict of a race;
/// where strangers have left it, bots play it on after a while (abandoned_game.h).
bool is_held(Table const& table);

/// How long the house waits for presses on their way: by the longest round trip to those who are there.
Duration patience(Table const& table);

/// The view of the game; there must be one.
View view_for(Table const& table, Viewer viewer);

/// What the viewer may do in the game now.
LegalActions legal_actions(Table const& table, Viewer viewer);

/// How a game of that setup begins, from its seed or its position.
Transition beginning_of(Game const& game, TableSetup const& setup);

/// Of who played the game that runs or ran last, by seat.
std::vector<std::string> players_of_game(Table const& table);

/// The name of who sits there; empty for an empty seat.
inline std::string_view name_at(Table const& table, Seat seat) { return player_name(table.presence()[seat]); }

}  // namespace kuhhandel::table
