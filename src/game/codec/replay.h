// Replaying a record: the same commands through the same rules give the same game, everywhere.
#pragma once

#include <boost/json/object.hpp>
#include <cstddef>
#include <expected>
#include <functional>
#include <optional>
#include <string_view>

#include "codec/record.h"
#include "engine/play.h"
#include "engine/refusal.h"
#include "engine/state.h"

namespace kuhhandel::codec {

/// The rules refuse the record's command at this index. Without a refusal, it does something else than it did
/// when it was played; a beginning that differs counts to the first command.
struct Fault {
  std::size_t at;
  std::optional<Refusal> refusal;
  friend bool operator==(Fault const&, Fault const&) = default;
};

/// For a person, in English.
std::string_view sentence_of(Fault const& fault);

/// {"at":57,"refusal":"bid_too_low","clause":"C4.1"}, or {"at":57,"differs":true}.
boost::json::object to_json(Fault const& fault);

/// Is told of the beginning and of what each command brings, in order.
using Follower = std::function<void(Transition const&)>;

/// The game before the first command.
Transition beginning_of(Record const& record);

/// The game after the last command. The follower has seen all that went before a fault.
std::expected<State, Fault> replay(Record const& record, Follower const& follower = {});

}  // namespace kuhhandel::codec
