// Orders change the table, not the game: seats, bots, start and settings.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/seat.h"
#include "table/seats/seating.h"
#include "table/settings/arrangement.h"
#include "table/settings/table_settings.h"

namespace kuhhandel::table {
namespace order {

struct AddBot {
  Seat seat;
  std::string bot;
};
struct VacateSeat {
  Seat seat;
  std::optional<VacateReason> reason{};
};
/// Undoes that: gives the seat back to its player.
struct RestoreSeat {
  Seat seat;
};
/// Grants a join request for a seat during a game.
struct AcceptJoin {
  std::string player;
};
/// Denies a join request.
struct DenyJoin {
  std::string player;
};
/// Starts the first game.
struct Start {};
/// Starts another game with the same seats.
struct Again {};

/// Arranges the next game. Discards the finished game; players must mark themselves as ready again.
struct Arrange {
  Arrangement arrangement;
};

/// The sender wants another game, or no longer. It starts when all human players want it.
struct Ready {
  bool ready;
};

struct Pause {};
struct Resume {};
struct SetSpeed {
  Speed speed;
  Gavel gavel;
};
/// Sets the policy for absent players; `bot` is the bot that plays for them, if the policy uses one.
struct SetAbsence {
  Absence absence;
  std::string bot;
};
/// Sets whether pages may show each player's public payments. Not allowed during a game.
struct SetMemoryAid {
  bool allowed;
};
/// Sets the delay after which spectators see all hands, if ever. Not allowed during a game.
struct SetOpenHands {
  std::optional<std::chrono::minutes> after;
};
/// Sets the policy for join requests during a game.
struct SetLatecomers {
  Latecomers latecomers;
};
/// Sets how far races compensate latency. Not allowed during a game.
struct SetFairness {
  Fairness fairness;
};
/// Allows a big screen at a private table, or no longer. Allowed at any time.
struct AllowBigScreen {
  bool allowed;
};
/// A manual call by the auctioneer: once, twice, or the hammer.
struct Call {};

/// A possible bidder passes on the lot; a bid revokes that.
struct Pass {};
/// Revokes a pass.
struct TakePassBack {};
/// Requests fast-forward to the sender's next decision, for a player who has nothing to decide.
struct FastForward {};

/// At a correspondence table, a seat that must answer with a bid or a claim stays silent.
struct Silent {};

}  // namespace order

using Order =
    std::variant<order::AddBot, order::VacateSeat, order::Start, order::Again, order::Pause, order::Resume,
                 order::SetSpeed, order::SetAbsence, order::SetMemoryAid, order::SetOpenHands,
                 order::SetFairness, order::Call, order::Pass, order::TakePassBack, order::FastForward,
                 order::Silent, order::RestoreSeat, order::AcceptJoin, order::DenyJoin, order::Ready,
                 order::SetLatecomers, order::Arrange, order::AllowBigScreen>;

enum class OrderRefusal : std::uint8_t {
  not_host,
  not_waiting,
  not_finished,
  seat_taken,
  seat_empty,
  seats_empty,
  no_such_seat,
  no_such_bot,
  table_full,
  name_taken,
  face_taken,
  game_running,
  not_running,
  is_paused,
  is_opening,
  broken_off_too_often,
  not_paused,
  not_your_gavel,
  not_asked,
  too_soon,
  too_often,
  too_late,
  nobody_asks,
  too_many_ask,
  no_big_screen,
  has_big_screen,
  disk_full,
};

/// Returns the protocol's name of the refusal.
std::string_view name_of(OrderRefusal refusal);

/// Returns an English message for users.
std::string_view sentence_of(OrderRefusal refusal);

}  // namespace kuhhandel::table
