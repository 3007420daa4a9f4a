// With what a log begins anew between two games: all that the facts before had brought about, in one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codec/shuffle_proof.h"
#include "engine/action.h"
#include "engine/rules_version.h"
#include "engine/state.h"
#include "table/conduct.h"
#include "table/freed.h"
#include "table/judged_races.h"
#include "table/newcomer.h"
#include "table/seating.h"
#include "table/shuffle.h"

namespace kuhhandel::table {

/// A game that is over, or is played on from there, as it was played.
struct CarriedGame {
  std::string seed;
  std::optional<State> position{};  // from which it was played; none where it was dealt from the seed
  int rules_version = kRulesVersion;
  std::vector<Command> commands{};
  std::vector<JudgedRace> races{};
  std::optional<codec::ShuffleProof> proof{};
  std::vector<std::string> players{};  // of each seat
};

namespace fact {

/// Stands first in a log that begins anew, and nowhere else.
struct CarriedForward {
  std::uint64_t version = 0;  // the table's by then
  std::string epoch{};
  std::uint64_t epoch_from = 0;  // the first version of it
  std::vector<Occupant> occupants{};
  Conduct conduct{};
  int games = 0;                      // that were played
  std::optional<CarriedGame> game{};  // the latest of them; none before the first, and where the next follows
  std::optional<Shuffle> shuffle{};
  std::vector<codec::BrokenOff> broken_off{};
  std::vector<Newcomer> newcomers{};
  std::vector<FreedPerson> freed{};
};

}  // namespace fact
}  // namespace kuhhandel::table
