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
#include "table/join_request.h"
#include "table/judged_races.h"
#include "table/seating.h"
#include "table/shuffle.h"
#include "table/table_settings.h"
#include "table/vacated_seats.h"

namespace kuhhandel::table {

/// A game that is over, or is played on from there, as it was played.
struct SnapshotGame {
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
struct LogSnapshot {
  std::uint64_t version = 0;  // the table's by then
  std::string incarnation{};
  std::uint64_t incarnation_from = 0;  // the first version of it
  std::vector<Occupant> occupants{};
  TableSettings settings{};
  int games = 0;  // that were played
  std::optional<SnapshotGame>
      game{};  // the latest of them; none before the first, and where the next follows
  std::optional<Shuffle> shuffle{};
  std::vector<codec::BrokenOff> broken_off{};
  std::vector<JoinRequest> join_requests{};
  std::vector<VacatedSeat> vacated{};
};

}  // namespace fact
}  // namespace kuhhandel::table
