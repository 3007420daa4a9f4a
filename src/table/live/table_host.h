// Whoever a live table belongs to: a server or a device. What is kept, where chance comes from and where bots
// think is the keeper's to say.
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

/// What people have kept that is no move of the game: an order, that somebody is back, a round trip, that
/// somebody asks for a seat, and that another game begins.
enum class NonMoveKind : std::uint8_t { order, arrival, round_trip, asking, next_game };
inline constexpr std::size_t kNonMoveKinds = 5;  // sorts

class TableHost {
 public:
  virtual ~TableHost() = default;

  /// Keeps for good what is about to be applied and told; `version` is the table's once it is.
  virtual void append(table::Entry const& entry, std::uint64_t version) = 0;

  /// Whether that seat may have one more of them kept now, which then counts: whoever keeps them for
  /// strangers bounds how many there are.
  virtual bool consume_quota(NonMoveKind /*what*/, Seat /*seat*/, table::Instant /*now*/) { return true; }

  /// The table's game has just ended, or so its log tells.
  virtual void on_game_ended() {}

  /// The chance of the next game.
  virtual std::string next_seed() = 0;

  /// Has a bot think; none where the answer comes later, by LiveTable::take.
  virtual std::optional<BotDecision> request_decision(BotRequest question) {
    return run_bot(std::move(question));
  }

  /// Whether a bot may be asked for a hint now.
  virtual bool can_accept_hint() const { return true; }

  /// The SHA-256 of what a browser adds to the chance, as hexadecimal digits; a house that binds itself to
  /// nothing needs none.
  virtual std::string hash_of(std::string_view /*random*/) { return {}; }

  /// What has to be done before the next game may begin, or begins it, if anything.
  virtual std::optional<table::Fact> next_preparation() { return {}; }
};

}  // namespace kuhhandel::live
