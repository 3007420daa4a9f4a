// The arithmetic of a fair shuffle (docs/FAIRNESS.md): SHA-256, as every browser has it too.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codec/records/shuffle_proof.h"

namespace kuhhandel::keys {

/// 64 hexadecimal digits.
std::string sha256(std::string_view text);

/// Returns the commitment of a server to its secret, published before the secret.
inline std::string commitment_to(std::string_view secret) { return sha256(secret); }

/// The seed of the game that the proof belongs to.
inline std::string seed_of(codec::ShuffleProof const& proof) { return sha256(codec::seed_text(proof)); }

/// Returns why the proof does not hold for a game with that seed, as a sentence; nullopt if it holds.
std::optional<std::string> find_flaw(codec::ShuffleProof const& proof, std::string_view seed);

}  // namespace kuhhandel::keys
