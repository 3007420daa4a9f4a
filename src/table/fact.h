// Facts: the only changes of a table. A fact is decided, logged, then applied; replaying the log restores the
// table.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/action.h"
#include "engine/rules_version.h"
#include "engine/seat.h"
#include "table/instant.h"
#include "table/log/log_snapshot.h"
#include "table/races/race.h"
#include "table/seats/seating.h"
#include "table/settings/arrangement.h"
#include "table/settings/table_settings.h"

namespace kuhhandel::table {
namespace fact {

struct Seated {
  Seat seat;
  std::string player;
  std::optional<codec::Face> face{};
};
struct BotSeated {
  Seat seat;
  std::string bot;
  std::string player;
};
struct SeatVacated {
  Seat seat;
  std::optional<VacateReason> reason{};
};
/// The host gives a vacated seat back, soon after freeing it.
struct SeatRestored {
  Seat seat;
  std::string player;
  std::optional<codec::Face> face{};
};
/// A player changes their name.
struct Renamed {
  Seat seat;
  std::string player;
};
/// A player changes their face.
struct FaceChanged {
  Seat seat;
  std::optional<codec::Face> face;
};
/// After a finished game, a player wants another one, or no longer does.
struct Ready {
  Seat seat;
  bool ready;
};
/// A player requests the seat during a game.
struct JoinRequested {
  Seat seat;
  std::string player;
  std::optional<codec::Face> face{};
};
/// The request is granted; the seat changes hands as soon as possible.
struct JoinAccepted {
  std::string player;
};
/// The request is denied.
struct JoinDenied {
  std::string player;
};
/// A new game begins; `seed` alone determines its deal, by the rules of that version.
struct Started {
  std::string seed;
  int rules_version = kRulesVersion;
};
/// A command of the game. `id` comes from the client, empty if no client sent it; `timed_out`: the clock
/// chose for the seat.
struct Played {
  Command command;
  std::string id;
  bool timed_out = false;
};
/// A seat passes on the current lot; a bid or PassTakenBack revokes that.
struct Passed {
  Seat seat;
};
struct PassTakenBack {
  Seat seat;
};
/// At a correspondence table, a seat that must answer stays silent (C12.1).
struct Silent {
  Seat seat;
  bool timed_out = false;
};
/// At a correspondence table, a seat that must answer claims at this count (C12.2).
struct ClaimNoted {
  Seat seat;
};
/// A press: opens a race or joins the open one. Its receipt contains the latency compensation.
struct Pressed {
  Press press;
};
/// Verdict on the open race: indices of its presses, in the order in which they count.
struct Judged {
  std::vector<int> order;
};
/// A measured round trip to a player.
struct RoundTrip {
  Seat seat;
  Duration round_trip;
};
/// Going once (1), going twice (2), or the hammer (3) if the auctioneer calls manually.
struct Called {
  int call;
};
struct Away {
  Seat seat;
};
struct Back {
  Seat seat;
};
/// A solo player begins or ceases to look at the game (solo_game.h).
struct AttentionChanged {
  Seat seat;
  bool attentive;
};
/// A bot plays for a player who is away, until they return.
struct StandIn {
  Seat seat;
  std::string bot;
};
/// The table no longer waits for an absent player: the simplest choice is made for them.
struct AutoPlayStarted {
  Seat seat;
};
/// The game pauses for a missing player, or by the host's order.
struct Paused {
  std::optional<Seat> missing;
};
struct Resumed {};
/// The host changed the table's settings.
struct SettingsChanged {
  TableSettings settings;
};
/// The table's next game was arranged; the previous game is discarded.
struct Arranged {
  Arrangement arrangement;
};
/// The server commits to the secret of the next game. Only the commitment is sent to clients.
struct Committed {
  std::string secret;
  std::string commitment;
};
/// A player's browser commits to its part of the next game's seed.
struct ChanceBound {
  Seat seat;
  std::string hash;
};
/// The game was started: only the parts of these seats count, and each of them must be opened now.
struct Opening {
  std::vector<Seat> seats;
};
/// A player's browser opens its part.
struct ChanceOpened {
  Seat seat;
  std::string random;
};
/// The browsers of these seats have not opened their parts in time: the deal is made without them.
struct ChanceWithheld {
  std::vector<Seat> seats;
};
/// Only in old logs, from before browsers sent commitments: a part that was open from the start.
struct ChanceAdded {
  Seat seat;
  std::string random;
};
/// A player has seen enough of the current reveal.
struct SeenEnough {
  Seat seat;
};
/// A player wants to skip to their next decision (fast_forward.h).
struct FastForward {
  Seat seat;
};
/// The host allows a big screen at this table, or no longer does (big_screen.h).
struct BigScreenAllowed {
  bool allowed;
  std::string key_hash{};  // of the key with which a screen gives orders; empty: it gives none
};
/// The first screen is connected, or the last one has gone.
struct BigScreenPresent {
  bool present;
};
/// The server restarted: clocks restart, all players count as disconnected, and an incarnation begins
/// (incarnations.h). Correspondence deadlines are extended by the downtime.
struct Reopened {
  std::string incarnation{};  // empty on devices, and in logs older than incarnations
  Duration downtime{0};
};

}  // namespace fact

using FactVariant =
    std::variant<fact::Seated, fact::BotSeated, fact::SeatVacated, fact::Started, fact::Played, fact::Pressed,
                 fact::Judged, fact::RoundTrip, fact::Called, fact::Away, fact::Back, fact::StandIn,
                 fact::Paused, fact::Resumed, fact::SettingsChanged, fact::Reopened, fact::Committed,
                 fact::ChanceAdded, fact::ChanceBound, fact::Opening, fact::ChanceOpened, fact::Silent,
                 fact::ClaimNoted, fact::SeenEnough, fact::Passed, fact::PassTakenBack, fact::FastForward,
                 fact::AutoPlayStarted, fact::SeatRestored, fact::Renamed, fact::Ready, fact::JoinRequested,
                 fact::JoinAccepted, fact::JoinDenied, fact::LogSnapshot, fact::Arranged,
                 fact::ChanceWithheld, fact::AttentionChanged, fact::FaceChanged, fact::BigScreenAllowed,
                 fact::BigScreenPresent>;

/// Returns whether a variant can contain a T.
template <class T, class... Facts>
constexpr bool is_alternative(std::variant<Facts...> const*) {
  return (std::same_as<T, Facts> || ...);
}

/// One of the facts. A class, so that its special members are compiled once, in fact.cpp: those of a plain
/// variant cost clang three seconds in each batch of tests that copies one.
class Fact : public FactVariant {
 public:
  template <class T>
    requires(is_alternative<T>(static_cast<FactVariant const*>(nullptr)))
  Fact(T fact) : FactVariant(std::in_place_type<T>, std::move(fact)) {}
  explicit Fact(FactVariant fact);
  Fact(Fact const& other);
  Fact(Fact&& other) noexcept;
  Fact& operator=(Fact const& other);
  Fact& operator=(Fact&& other) noexcept;
  ~Fact();
};

/// A fact and its time: one entry of a table's log.
struct Entry {
  Instant at;
  Fact fact;
};

}  // namespace kuhhandel::table
