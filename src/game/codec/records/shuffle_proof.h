// The origin of a game's randomness, so that anyone can verify it afterwards. The server commits to a secret
// and the players' browsers commit to their contributions; then all parts are revealed and combined into the
// seed of the deal (docs/FAIRNESS.md).
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <string>
#include <vector>

#include "codec/text/field.h"
#include "engine/seat.h"

namespace kuhhandel::codec {

/// The contribution of a seat's browser: 64 hexadecimal digits.
struct AddedChance {
  Seat seat;
  std::string random;
  friend bool operator==(AddedChance const&, AddedChance const&) = default;
};

/// An attempt without a deal, because a seat left before it revealed its part.
struct BrokenOff {
  std::string commitment;  // of the secret, which was never used
  Seat seat;
  friend bool operator==(BrokenOff const&, BrokenOff const&) = default;
};

/// A part that a seat's browser did not open in time: the deal was made without it.
struct WithheldChance {
  Seat seat;
  std::string hash;  // SHA-256 of the part, to which the browser had committed
  friend bool operator==(WithheldChance const&, WithheldChance const&) = default;
};

/// A table starts no game after more of them.
inline constexpr std::size_t kMostBrokenOff = 100;

struct ShuffleProof {
  std::string
      commitment;      // SHA-256 of the secret, published before anyone contributed; 64 hexadecimal digits
  std::string secret;  // revealed at the end; 64 hexadecimal digits
  std::vector<AddedChance> added;             // in the order in which the seats committed
  std::vector<BrokenOff> broken_off{};        // before this deal
  std::vector<WithheldChance> withheld = {};  // parts that are not in the seed
  friend bool operator==(ShuffleProof const&, ShuffleProof const&) = default;
};

/// Returns the text whose SHA-256 is the seed: "secret/0:random/2:random".
std::string seed_text(ShuffleProof const& proof);

/// Returns whether the text is 64 lower-case hexadecimal digits.
bool is_chance(std::string_view text);

std::string read_chance(Field const& field);

boost::json::object to_json(ShuffleProof const& proof);
ShuffleProof read_shuffle_proof(Field const& field, int seats);

}  // namespace kuhhandel::codec
