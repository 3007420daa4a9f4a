// Replays a record: the same commands by the same rules give the same game everywhere.
#pragma once

#include <boost/json/object.hpp>
#include <cstddef>
#include <expected>
#include <functional>
#include <optional>
#include <string_view>

#include "codec/records/record.h"
#include "engine/play.h"
#include "engine/refusal.h"
#include "engine/state.h"

namespace kuhhandel::codec {

/// The record's command at this index is refused by the rules or, without a refusal, has a different effect
/// than when it was played. A different beginning counts as the first command.
struct Fault {
  std::size_t at;
  std::optional<Refusal> refusal;
  friend bool operator==(Fault const&, Fault const&) = default;
};

/// Returns an English sentence for users.
std::string_view sentence_of(Fault const& fault);

/// {"at":57,"refusal":"bid_too_low","clause":"C4.1"}, or {"at":57,"differs":true}.
boost::json::object to_json(Fault const& fault);

/// Receives the beginning and the result of each command, in order.
using Follower = std::function<void(Transition const&)>;

/// Returns the game before the first command.
Transition beginning_of(Record const& record);

/// Returns the game after the last command. The follower receives everything before a fault.
std::expected<State, Fault> replay(Record const& record, Follower const& follower = {});

}  // namespace kuhhandel::codec
