// Reads a record (GameRecord in docs/protocol.schema.json) and plays its commands again.
#pragma once

#include <cstddef>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bindings/c/game.h"
#include "engine/action.h"
#include "engine/choices/command_row.h"
#include "engine/edition.h"
#include "engine/state.h"

struct kuhhandel_record {
  kuhhandel::Edition edition;  // including the record's rules
  int seats;
  kuhhandel::bindings::Deal deal;
  std::vector<kuhhandel::Command> commands;
};

namespace kuhhandel::bindings {

/// Returns a sentence if the text is not a record that is dealt from a seed, in an edition that is known.
std::expected<std::unique_ptr<kuhhandel_record>, std::string> record_from(std::string_view text);

/// The commands as rows, and the state after the last one.
struct PlayedRecord {
  std::vector<CommandRow> rows;
  State end;
};

/// Returns a sentence if the rules refuse a command.
std::expected<PlayedRecord, std::string> played(kuhhandel_record const& record);

/// Returns the game that full replies lead to, or a sentence about a command that no reply leads to.
std::expected<std::unique_ptr<kuhhandel_game>, std::string> game_of(kuhhandel_record const& record);

}  // namespace kuhhandel::bindings
