// Orders change the table, not the game: seats, bots, start, and how it is run.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/seat.h"
#include "table/arrangement.h"
#include "table/seating.h"
#include "table/table_settings.h"

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
/// Undoes that, for who had the seat.
struct RestoreSeat {
  Seat seat;
};
/// Somebody who wants a seat while a game runs shall have it.
struct AcceptJoin {
  std::string player;
};
/// Or not.
struct DenyJoin {
  std::string player;
};
/// Begins the first game.
struct Start {};
/// Begins another game with the same seats.
struct Again {};

/// What the next game shall be. The one that is over is laid aside, and who was ready says so again.
struct Arrange {
  Arrangement arrangement;
};

/// Who sits here wants another game, or no longer; once all people at the table do, it begins.
struct Ready {
  bool ready;
};

struct Pause {};
struct Resume {};
struct SetSpeed {
  Speed speed;
  Gavel gavel;
};
/// What becomes of the seats of those who stay away; `bot` stands in where one does.
struct SetAbsence {
  Absence absence;
  std::string bot;
};
/// Whether pages may show what each player was publicly paid; never in the middle of a game.
struct SetMemoryAid {
  bool allowed;
};
/// After how long those who watch see all hands, if ever; never changed in the middle of a game.
struct SetOpenHands {
  std::optional<std::chrono::minutes> after;
};
/// What becomes of those who want a seat while a game runs.
struct SetLatecomers {
  Latecomers latecomers;
};
/// How far races believe connections; never changed in the middle of a game.
struct SetFairness {
  Fairness fairness;
};
/// The auctioneer calls, where the gavel is their own: once, twice, and the hammer.
struct Call {};

/// Who might bid does not want the lot; bidding takes that back.
struct Pass {};
/// They may want it after all.
struct TakePassBack {};
/// Who has nothing to decide wants to be taken on to where they have.
struct FastForward {};

/// At a correspondence table, who is asked for a bid or a claim stays silent.
struct Silent {};

}  // namespace order

using Order =
    std::variant<order::AddBot, order::VacateSeat, order::Start, order::Again, order::Pause, order::Resume,
                 order::SetSpeed, order::SetAbsence, order::SetMemoryAid, order::SetOpenHands,
                 order::SetFairness, order::Call, order::Pass, order::TakePassBack, order::FastForward,
                 order::Silent, order::RestoreSeat, order::AcceptJoin, order::DenyJoin, order::Ready,
                 order::SetLatecomers, order::Arrange>;

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
  disk_full,
};

/// The word of the protocol.
std::string_view name_of(OrderRefusal refusal);

/// A sentence for a person, in English.
std::string_view sentence_of(OrderRefusal refusal);

}  // namespace kuhhandel::table
