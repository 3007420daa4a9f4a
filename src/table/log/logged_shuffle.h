// Log format of shuffles, including all secrets.
#pragma once

#include "codec/records/shuffle_proof.h"
#include "codec/text/field.h"
#include "codec/text/json_text.h"
#include "table/shuffle.h"

namespace kuhhandel::table {

struct LoggedProof {
  using Value = codec::ShuffleProof;
  static void write(codec::JsonText& json, codec::ShuffleProof const& proof);
  static void write(codec::JsonText& json, codec::ShuffleProof const& proof, auto const&) {
    write(json, proof);
  }
  static codec::ShuffleProof read(codec::Field const& field, auto const&) {
    return codec::read_shuffle_proof(field, kMaxSeats);
  }
};

struct LoggedShuffle {
  using Value = Shuffle;
  static void write(codec::JsonText& json, Shuffle const& shuffle);
  static void write(codec::JsonText& json, Shuffle const& shuffle, auto const&) { write(json, shuffle); }
  static Shuffle read(codec::Field const& field);
  static Shuffle read(codec::Field const& field, auto const&) { return read(field); }
};

}  // namespace kuhhandel::table
