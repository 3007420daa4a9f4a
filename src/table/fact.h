// All that ever changes a table. A fact is decided, written to the log, then applied; replaying a table's
// facts rebuilds it.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/action.h"
#include "engine/rules_version.h"
#include "engine/seat.h"
#include "table/arrangement.h"
#include "table/instant.h"
#include "table/log_snapshot.h"
#include "table/race.h"
#include "table/seating.h"
#include "table/table_settings.h"

namespace kuhhandel::table {
namespace fact {

struct Seated {
  Seat seat;
  std::string player;
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
/// The host thinks better of it, soon after they freed the seat.
struct SeatRestored {
  Seat seat;
  std::string player;
};
/// They go by another name from now on.
struct Renamed {
  Seat seat;
  std::string player;
};
/// A game is over, and they want another, or no longer.
struct Ready {
  Seat seat;
  bool ready;
};
/// Somebody wants that seat while a game runs.
struct JoinRequested {
  Seat seat;
  std::string player;
};
/// They shall have it, as soon as it can change hands.
struct JoinAccepted {
  std::string player;
};
/// Or not.
struct JoinDenied {
  std::string player;
};
/// A new game begins; its deal comes from `seed` alone, by the rules of that version.
struct Started {
  std::string seed;
  int rules_version = kRulesVersion;
};
/// A command of the game. `id` is the client's, empty where nobody sent it; `slept`: the clock chose for the
/// seat.
struct Played {
  Command command;
  std::string id;
  bool timed_out = false;
};
/// A seat does not want the lot that is auctioned; bidding, or saying so, takes that back.
struct Passed {
  Seat seat;
};
struct PassTakenBack {
  Seat seat;
};
/// At a correspondence table, who is asked stays silent (C12.1).
struct Silent {
  Seat seat;
  bool timed_out = false;
};
/// At a correspondence table, who is asked claims at this count (C12.2).
struct ClaimNoted {
  Seat seat;
};
/// A hand in a race: it opens one, or joins the one that is open. Its receipt says how its connection was
/// made up for.
struct Pressed {
  Press press;
};
/// The verdict on the race that was open: its presses, by their places, in the order in which they count.
struct Judged {
  std::vector<int> order;
};
/// The round trip to a person, as it was measured.
struct RoundTrip {
  Seat seat;
  Duration round_trip;
};
/// Going once (1), going twice (2), or (3) the auctioneer lets the hammer fall by hand.
struct Called {
  int call;
};
struct Away {
  Seat seat;
};
struct Back {
  Seat seat;
};
/// A bot plays for one who is away, until they are back.
struct StandIn {
  Seat seat;
  std::string bot;
};
/// The table no longer waits for one who is away: the simplest choice is made for them.
struct AutoPlayStarted {
  Seat seat;
};
/// All wait: for one who is missing, or because the host said so.
struct Paused {
  std::optional<Seat> missing;
};
struct Resumed {};
/// The host changed how the table is run.
struct SettingsChanged {
  TableSettings settings;
};
/// From now on the table plays that; what was played before is laid aside.
struct Arranged {
  Arrangement arrangement;
};
/// The house has bound itself to the secret of the next game; only the commitment to it is told.
struct Committed {
  std::string secret;
  std::string commitment;
};
/// A player's browser has bound itself to what it adds to the chance of the next game.
struct ChanceBound {
  Seat seat;
  std::string hash;
};
/// The game was started: of those who bound themselves the parts of these seats count, and all of them are to
/// be opened now.
struct Opening {
  std::vector<Seat> seats;
};
/// A player's browser opens its part.
struct ChanceOpened {
  Seat seat;
  std::string random;
};
/// Stands in logs of before browsers bound themselves: what one added, open from the beginning.
struct ChanceAdded {
  Seat seat;
  std::string random;
};
/// They have seen enough of what is shown.
struct SeenEnough {
  Seat seat;
};
/// They want to be taken on to their next decision (fast_forward.h).
struct FastForward {
  Seat seat;
};
/// The server is back after an interruption: clocks begin anew, people have yet to come back, and an epoch
/// begins (incarnations.h). Who is asked at a correspondence table has as much longer as no server ran.
struct Reopened {
  std::string incarnation{};  // empty on devices, and in logs of before there were epochs
  Duration downtime{0};
};

}  // namespace fact

using Fact =
    std::variant<fact::Seated, fact::BotSeated, fact::SeatVacated, fact::Started, fact::Played, fact::Pressed,
                 fact::Judged, fact::RoundTrip, fact::Called, fact::Away, fact::Back, fact::StandIn,
                 fact::Paused, fact::Resumed, fact::SettingsChanged, fact::Reopened, fact::Committed,
                 fact::ChanceAdded, fact::ChanceBound, fact::Opening, fact::ChanceOpened, fact::Silent,
                 fact::ClaimNoted, fact::SeenEnough, fact::Passed, fact::PassTakenBack, fact::FastForward,
                 fact::AutoPlayStarted, fact::SeatRestored, fact::Renamed, fact::Ready, fact::JoinRequested,
                 fact::JoinAccepted, fact::JoinDenied, fact::LogSnapshot, fact::Arranged>;

/// A fact and when it happened: one entry of a table's log.
struct Entry {
  Instant at;
  Fact fact;
};

}  // namespace kuhhandel::table
