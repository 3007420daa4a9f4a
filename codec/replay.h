// Replaying a record: the same commands through the same rules give the same game, everywhere.
#pragma once

#include <cstddef>
#include <expected>
#include <functional>

#include "codec/record.h"
#include "engine/play.h"
#include "engine/refusal.h"
#include "engine/state.h"

namespace kuhhandel {

/// The rules refuse the record's command at this index.
struct Fault {
  std::size_t at;
  Refusal refusal;
  friend bool operator==(Fault const&, Fault const&) = default;
};

/// Is told of the beginning and of what each command brings, in order.
using Follower = std::function<void(Transition const&)>;

/// The game before the first command.
Transition beginning_of(Record const& record);

/// The game after the last command. The follower has seen all that went before a fault.
std::expected<State, Fault> replay(Record const& record, Follower const& follower = {});

}  // namespace kuhhandel
