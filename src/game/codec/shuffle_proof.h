// How the chance of a game came about, so that anyone can check it afterwards. The server bound itself to a
// secret, the players' browsers to what they add, and only then were the parts opened; the seed of the deal
// is made of all of them (docs/FAIRNESS.md).
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

/// An opening that came to no deal, since a seat left before it had opened its part.
struct BrokenOff {
  std::string commitment;  // of the secret that was never used
  Seat seat;
  friend bool operator==(BrokenOff const&, BrokenOff const&) = default;
};

/// A table starts no game after more of them.
inline constexpr std::size_t kMostBrokenOff = 100;

struct ShuffleProof {
  std::string commitment;  // SHA-256 of the secret, told before anyone added chance; 64 hexadecimal digits
  std::string secret;      // opened at the end; 64 hexadecimal digits
  std::vector<AddedChance> added;       // in the order in which the seats bound themselves to it
  std::vector<BrokenOff> broken_off{};  // before this deal
  friend bool operator==(ShuffleProof const&, ShuffleProof const&) = default;
};

/// The text whose SHA-256 is the seed: "secret/0:random/2:random".
std::string seed_text(ShuffleProof const& proof);

/// Whether it is 64 hexadecimal digits, small letters.
bool is_chance(std::string_view text);

std::string read_chance(Field const& field);

boost::json::object to_json(ShuffleProof const& proof);
ShuffleProof read_shuffle_proof(Field const& field, int seats);

}  // namespace kuhhandel::codec
