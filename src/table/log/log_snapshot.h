// The fact with which a log restarts between two games: the result of all facts before it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codec/records/shuffle_proof.h"
#include "engine/action.h"
#include "engine/rules_version.h"
#include "engine/state.h"
#include "table/races/judged_races.h"
#include "table/seats/big_screen.h"
#include "table/seats/join_request.h"
#include "table/seats/seating.h"
#include "table/seats/vacated_seats.h"
#include "table/settings/table_settings.h"
#include "table/shuffle.h"

namespace kuhhandel::table {

/// A finished game, or one that continues from its last position, with its commands.
struct SnapshotGame {
  std::string seed;
  std::optional<State> position{};  // start position; nullopt if dealt from the seed
  int rules_version = kRulesVersion;
  std::vector<Command> commands{};
  std::vector<JudgedRace> races{};
  std::optional<codec::ShuffleProof> proof{};
  std::vector<std::string> players{};  // of each seat
};

namespace fact {

/// The first fact of a compacted log; never elsewhere.
struct LogSnapshot {
  std::uint64_t version = 0;  // the table's version
  std::string incarnation{};
  std::uint64_t incarnation_from = 0;  // first version of the incarnation
  std::vector<Occupant> occupants{};
  TableSettings settings{};
  int games = 0;  // number of games that began
  std::optional<SnapshotGame>
      game{};  // the latest game; nullopt before the first, or if the next one follows
  std::optional<Shuffle> shuffle{};
  std::vector<codec::BrokenOff> broken_off{};
  std::vector<JoinRequest> join_requests{};
  std::vector<VacatedSeat> vacated{};
  std::optional<BigScreen> big_screen{};
  std::string screen_key_hash{};
};

}  // namespace fact
}  // namespace kuhhandel::table
