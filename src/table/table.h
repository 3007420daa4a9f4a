// State of one table. Only facts change a table, and deciding a fact changes nothing (decide.h, due_fact.h):
// so a fact can be durable before any client sees it.
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
#include "table/clock/reveal_delay.h"
#include "table/clock/schedule.h"
#include "table/fact.h"
#include "table/instant.h"
#include "table/log/history.h"
#include "table/log/played_commands.h"
#include "table/races/judged_races.h"
#include "table/races/races.h"
#include "table/seats/big_screen.h"
#include "table/seats/presence.h"
#include "table/settings/pace.h"
#include "table/settings/table_settings.h"
#include "table/shuffle.h"
#include "table/step.h"

namespace kuhhandel::table {

/// Maximum length of a language code.
inline constexpr int kLongestLanguage = 8;

/// Settings of a matchmade table.
struct Strangers {
  bool bots = true;        // bots take the empty seats after kBotsAfter
  std::string language{};  // browser language of the player who opened the table; empty if not given
};

inline constexpr Duration kBotsAfter{30'000};

/// How long a seat is held before a game for a player who is silent or has not connected yet.
inline constexpr Duration kSeatKept{5'000};

/// The time between the last arrival and the start of the game, in which all see who plays.
inline constexpr Duration kLookAround{1'500};

/// Settings fixed when a table is created. Only edition and seats may change between games (fact::Arranged).
struct TableSetup {
  std::string id;
  std::string name;
  Edition edition;  // including house rules
  int seats;
  bool is_public = true;
  Speed speed{1};                                     // initial speed
  std::optional<std::chrono::hours> answer_within{};  // at a correspondence table: 1 to kLongestAnswer
  std::optional<Strangers> strangers{};               // matchmaking; nullopt: a host invites
};

inline constexpr std::chrono::hours kLongestAnswer{72};

enum class TableState : std::uint8_t { waiting, running, finished };

/// The current or last game.
struct Game {
  int number = 0;  // from 1
  Instant began{0};
  std::string seed;
  std::optional<State> position{};  // start position; nullopt if dealt from the seed
  int rules_version = kRulesVersion;
  State state{};
  PlayedCommands commands{};
  std::deque<std::uint16_t> fingerprints{};  // see codec/records/fingerprints.h
  JudgedRaces races{};
  std::optional<codec::ShuffleProof> shuffle{};  // proof of the seed, if the server committed to its part
  std::vector<std::string> players{};  // of a finished game: its players by seat, with their current names
};

/// At a correspondence table: seats that have answered (C12) since the last raise, or at this count.
struct CorrespondenceReplies {
  SeatSet silent{};
  SeatSet claiming{};  // at this count
};

class Table {
 public:
  explicit Table(TableSetup setup);

  TableSetup const& setup() const { return setup_; }
  /// Returns true if players answer in turn within hours (C12). Such a table does not wait for connections.
  bool is_correspondence() const { return setup_.answer_within.has_value(); }
  TableState state() const {
    if (!game_) return TableState::waiting;
    return std::holds_alternative<phase::Finished>(game_->state.phase) ? TableState::finished
                                                                       : TableState::running;
  }
  std::uint64_t version() const { return history_.version(); }
  /// Returns nullopt before the first game, and after another game was arranged.
  std::optional<Game> const& game() const { return game_; }
  /// Returns the number of games that began here.
  int games() const { return games_; }
  Presence const& presence() const { return presence_; }
  TableSettings const& settings() const { return settings_; }
  /// Returns nullopt if the host allows no big screen.
  std::optional<BigScreen> const& big_screen() const { return big_screen_; }
  /// Returns the hash of the key with which the big screen gives orders; empty if it gives none.
  std::string const& screen_key_hash() const { return screen_key_hash_; }
  /// Returns true if people find the table by its code: while it waits, or while a big screen shows the code.
  bool has_code() const { return state() == TableState::waiting || big_screen_.has_value(); }
  Schedule const& schedule() const { return schedule_; }
  /// During a reveal, the clock makes no calls, counts or choices.
  RevealDelay const& reveal_delay() const { return reveal_delay_; }
  Races const& races() const { return races_; }
  /// Seats that passed on the current lot (passing.h).
  SeatSet passed() const { return passed_; }
  /// Seats that want to skip to their next decision (fast_forward.h).
  SeatSet fast_forward() const { return fast_forward_; }
  /// Returns the start of the current decision.
  Instant awaited_since() const { return awaited_since_; }
  CorrespondenceReplies const& correspondence_replies() const { return correspondence_replies_; }
  History const& history() const { return history_; }
  bool is_paused() const { return pause_.has_value(); }

  /// Parts of the next game's seed; nullopt until the server has committed to its part.
  std::optional<Shuffle> const& shuffle() const { return shuffle_; }
  /// Shuffles since the start of the last game that were never dealt.
  std::vector<codec::BrokenOff> const& broken_off() const { return broken_off_; }

  /// The only function that changes a table. The fact must have been decided for this state (decide.h,
  /// due_fact.h) or be next in the log. A log snapshot must be first (compact_log.h).
  Step apply(Entry const& entry);

 private:
  struct Effect;
  struct Pause {
    std::optional<Seat> waits_for;  // a missing player; nullopt: paused by the host
  };

  TableSetup setup_;
  Presence presence_;
  TableSettings settings_;
  std::optional<BigScreen> big_screen_;
  std::string screen_key_hash_;
  std::optional<Pause> pause_;
  int games_ = 0;  // number of games that began
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

/// Returns true if the game is paused, no human player is connected, or a solo player does not look. The
/// clock then only decides races. If strangers have left the game, bots finish it after a while
/// (abandoned_game.h).
bool is_held(Table const& table);

/// Returns how long the table waits for presses in transit, by the longest round trip to connected players.
Duration patience(Table const& table);

/// Returns the viewer's view of the game. Precondition: the table has a game.
View view_for(Table const& table, Viewer viewer);

LegalActions legal_actions(Table const& table, Viewer viewer);

/// Returns the first transition of `game`, from its seed or its position.
Transition beginning_of(Game const& game, TableSetup const& setup);

/// Returns the players' names of the current or last game, by seat.
std::vector<std::string> players_of_game(Table const& table);

/// Returns the player's name; empty for an empty seat.
inline std::string_view name_at(Table const& table, Seat seat) { return player_name(table.presence()[seat]); }

}  // namespace kuhhandel::table
