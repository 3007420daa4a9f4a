// A game as a record (GameRecord in docs/protocol.schema.json), the format that `kuhhandel replay` and the
// client read.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "bindings/c/game.h"
#include "engine/action.h"
#include "engine/edition.h"

namespace kuhhandel::bindings {

struct GameToRecord {
  Edition const& edition;  // with its house rules
  Edition const& published;
  int seats;
  Deal const& deal;
  std::string_view edition_file;  // JSON; empty for a published edition
  std::span<Command const> commands;
};

/// As JSON. The seats go by their numbers, from 1.
std::string record_of(GameToRecord const& game);

}  // namespace kuhhandel::bindings
