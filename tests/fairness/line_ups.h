// The races of docs/measured/fairness.md: honest ones, and one for each trick that we know.
#pragma once

#include <array>

#include "table/races/latency_compensation.h"
#include "tests/fairness/race_model.h"

namespace kuhhandel {

struct NamedLineUp {
  char const* name;
  LineUp line_up;
};

/// Places among the racers.
inline constexpr int kNearest = 0;
inline constexpr int kInTheMiddle = 2;
inline constexpr int kFarthest = 4;

/// Reports to have pressed as early as is believed.
inline constexpr int kShamelessly = 400;
/// More than is ever believed, and a little.
inline constexpr int kLong = 300;
inline constexpr int kAWhile = 100;

inline constexpr LineUp of_decisions(LineUp line_up) {
  line_up.reflex = 800;
  line_up.spread = 150;
  return line_up;
}

inline constexpr Tricks kHoldsAcks{.lie = kShamelessly, .holds_acks = kLong};
inline constexpr Tricks kHoldsPongs{.lie = kShamelessly, .holds_pongs = kLong};
inline constexpr Tricks kHoldsEveryEcho{.lie = kShamelessly, .holds_acks = kLong, .holds_pongs = kLong};
inline constexpr Tricks kDelaysEverything{
    .holds_acks = kAWhile, .holds_pongs = kAWhile, .holds_presses = kAWhile};
inline constexpr Tricks kGrows{.lie = kShamelessly,
                               .holds_acks = kLong,
                               .holds_pongs = kLong,
                               .holds = Tricks::When::after_a_new_connection};
inline constexpr Tricks kJittersInRaces{
    .lie = kShamelessly, .holds_acks = kAWhile, .holds_pongs = kAWhile, .holds = Tricks::When::in_races};

inline constexpr LineUp cheated_by(int cheat, Tricks const& tricks) {
  return {.round_trips = kNearEachOther, .cheat = cheat, .tricks = tricks};
}

inline constexpr std::array kLineUps{
    NamedLineUp{"reflexes, far apart", {}},
    NamedLineUp{"decisions, far apart", of_decisions({})},
    NamedLineUp{"reflexes", {.round_trips = kNearEachOther}},
    NamedLineUp{"decisions", of_decisions({.round_trips = kNearEachOther})},
    NamedLineUp{"3rd cheats", cheated_by(kInTheMiddle, {.lie = kShamelessly})},
    NamedLineUp{"3rd cheats, delays acknowledgements", cheated_by(kInTheMiddle, kHoldsAcks)},
    NamedLineUp{"3rd cheats, delays pongs", cheated_by(kInTheMiddle, kHoldsPongs)},
    NamedLineUp{"3rd delays everything by 100 ms", cheated_by(kInTheMiddle, kDelaysEverything)},
    NamedLineUp{"3rd cheats, delays both, by a new connection in the game", cheated_by(kInTheMiddle, kGrows)},
    NamedLineUp{"3rd cheats, delays both, in races only", cheated_by(kInTheMiddle, kJittersInRaces)},
    NamedLineUp{"3rd cheats, delays both, always", cheated_by(kInTheMiddle, kHoldsEveryEcho)},
    NamedLineUp{"the same, decisions", of_decisions(cheated_by(kInTheMiddle, kHoldsEveryEcho))},
    NamedLineUp{"1st cheats, delays both, always", cheated_by(kNearest, kHoldsEveryEcho)},
    NamedLineUp{"the same, decisions", of_decisions(cheated_by(kNearest, kHoldsEveryEcho))},
    NamedLineUp{"5th cheats, delays both, always", cheated_by(kFarthest, kHoldsEveryEcho)},
    NamedLineUp{"behind a proxy, 3rd cheats, delays pongs by 40 ms",
                {.round_trips = kNearEachOther,
                 .cheat = kInTheMiddle,
                 .tricks = {.lie = kShamelessly, .holds_pongs = 40},
                 .behind_proxy = true}},
};

}  // namespace kuhhandel
