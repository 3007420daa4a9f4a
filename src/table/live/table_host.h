// Interface between a LiveTable and its owner (server or device): storage, randomness, and where bots think.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "live/bot_request.h"
#include "table/fact.h"

namespace kuhhandel::live {

/// Logged actions of clients that are not moves: an order, a return, a round trip, a join request, the next
/// game, and the arrival of a big screen (counted at the host's seat).
enum class NonMoveKind : std::uint8_t { order, arrival, round_trip, asking, next_game, screen };
inline constexpr std::size_t kNonMoveKinds = 6;  // number of kinds

class TableHost {
 public:
  virtual ~TableHost() = default;

  /// Stores the entry durably before it is applied and sent; `version` is the table's version after it.
  virtual void append(table::Entry const& entry, std::uint64_t version) = 0;

  /// Counts one more such entry of the seat. Returns false if the quota is used up; servers limit entries
  /// because anyone can cause them.
  virtual bool consume_quota(NonMoveKind /*what*/, Seat /*seat*/, table::Instant /*now*/) { return true; }

  /// Called when the table's game has ended, also during replay of the log.
  virtual void on_game_ended() {}

  /// Returns the seed of the next game.
  virtual std::string next_seed() = 0;

  /// Starts a bot's decision. Returns nullopt if the answer comes later through LiveTable::on_bot_decision().
  virtual std::optional<BotDecision> request_decision(BotRequest question) {
    return run_bot(std::move(question));
  }

  /// Returns true if a bot may be asked for a hint now.
  virtual bool can_accept_hint() const { return true; }

  /// Returns the SHA-256, in hexadecimal, of a browser's part of the seed. Not needed by hosts that do not
  /// commit to a seed.
  virtual std::string hash_of(std::string_view /*random*/) { return {}; }

  /// Returns the fact that must precede the next game, or begins it; nullopt if there is none.
  virtual std::optional<table::Fact> next_preparation() { return {}; }
};

}  // namespace kuhhandel::live
