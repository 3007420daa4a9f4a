// A record: a game that can be replayed completely, from a seed or a position.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "codec/face.h"
#include "codec/records/shuffle_proof.h"
#include "codec/text/format_error.h"
#include "engine/action.h"
#include "engine/edition.h"
#include "engine/rules_version.h"
#include "engine/state.h"

namespace kuhhandel::codec {

/// Pile and starting player are drawn from the seed, which is any text. If present, `first` is the starting
/// player, and `proof` shows how the seed was made.
struct Dealt {
  std::string seed;
  std::optional<Seat> first;
  std::optional<ShuffleProof> proof = {};
};

struct Record {
  Edition edition;                  // including the record's rules
  std::vector<std::string> seats;   // the players' names
  std::variant<Dealt, State> from;  // a State is a position, in turn choice
  std::vector<Command> commands;
  int rules_version = kRulesVersion;  // 1 if a document does not specify it
  std::vector<std::uint16_t> fingerprints =
      {};  // fingerprints of the game as it was played (fingerprints.h); empty if unknown
  std::vector<std::optional<Face>> faces = {};  // by seat; empty if no player has one
};

boost::json::object to_json(Record const& record);
std::expected<Record, FormatError> record_from(boost::json::value const& document);

/// Reads a record from the text of a file. Its edition must be one that the program has.
std::expected<Record, FormatError> record_from_text(std::string_view text);

/// The same, after adding the edition that the record carries (`add_embedded_edition`). For programs that
/// read records of other programs; must be called before there are threads.
std::expected<Record, FormatError> record_with_its_edition(std::string_view text);

}  // namespace kuhhandel::codec
