// A record: a game that can be replayed to the last card, from a seed or from a position.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "codec/format_error.h"
#include "codec/shuffle_proof.h"
#include "engine/action.h"
#include "engine/edition.h"
#include "engine/rules_version.h"
#include "engine/state.h"

namespace kuhhandel::codec {

/// Pile and starting player are drawn from the seed, any text; `first` starts where it is given, and `proof`
/// says how the seed came about.
struct Dealt {
  std::string seed;
  std::optional<Seat> first;
  std::optional<ShuffleProof> proof = {};
};

struct Record {
  Edition edition;                  // with the record's rules
  std::vector<std::string> seats;   // the players' names
  std::variant<Dealt, State> from;  // a State is a position, in turn choice
  std::vector<Command> commands;
  int rules_version = kRulesVersion;  // a document without it is of the first
  std::vector<std::uint16_t> fingerprints =
      {};  // of the game as it was played (fingerprints.h); empty where nobody known it
};

boost::json::object to_json(Record const& record);
std::expected<Record, FormatError> record_from(boost::json::value const& document);

/// From the text of a file. Its edition is one that the program has.
std::expected<Record, FormatError> record_from_text(std::string_view text);

/// The same, having added the edition that the record carries (`add_embedded_edition`): for programs that
/// read what somebody else's program wrote, before they have threads.
std::expected<Record, FormatError> record_with_its_edition(std::string_view text);

}  // namespace kuhhandel::codec
