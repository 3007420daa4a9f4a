// How the chance of a game came about, so that anyone can check it afterwards. The server bound itself to a
// secret before it knew what the players' browsers would add; the seed of the deal is made of both
// (docs/FAIRNESS.md).
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <string>
#include <vector>

#include "codec/field.h"
#include "engine/seat.h"

namespace kuhhandel::codec {

/// What a seat's browser added: 64 hexadecimal digits.
struct AddedChance {
  Seat seat;
  std::string random;
  friend bool operator==(AddedChance const&, AddedChance const&) = default;
};

struct ShuffleProof {
  std::string commitment;  // SHA-256 of the secret, told before anyone added chance; 64 hexadecimal digits
  std::string secret;      // opened at the end; 64 hexadecimal digits
  std::vector<AddedChance> added;  // in the order in which it came
  friend bool operator==(ShuffleProof const&, ShuffleProof const&) = default;
};

/// The text whose SHA-256 is the seed: "secret/0:random/2:random".
std::string seed_text(ShuffleProof const& proof);

/// Whether it is 64 hexadecimal digits, small letters.
bool is_chance(std::string_view text);

std::string read_chance(Field const& field);

boost::json::object to_json(ShuffleProof const& proof);
ShuffleProof read_shuffle_proof(Field const& field, int seats);

/// [{"seat":0,"random":"…"}], as it stands in a proof and at a table that waits.
boost::json::array to_json(std::vector<AddedChance> const& added);

}  // namespace kuhhandel::codec
