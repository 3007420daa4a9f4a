#include "keys/shuffle.h"

#include <sodium.h>

#include <array>

namespace kuhhandel::keys {

std::string sha256(std::string_view text) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash;
  crypto_hash_sha256(hash.data(), reinterpret_cast<unsigned char const*>(text.data()), text.size());
  std::string digits(2 * hash.size() + 1, '\0');
  sodium_bin2hex(digits.data(), digits.size(), hash.data(), hash.size());
  digits.pop_back();
  return digits;
}

std::optional<std::string> find_flaw(codec::ShuffleProof const& proof, std::string_view seed) {
  if (commitment_to(proof.secret) != proof.commitment) {
    return "proof.secret: is not the secret that the server had bound itself to";
  }
  if (seed_of(proof) != seed) return "seed: is not made of the secret and of what the players added";
  return {};
}

}  // namespace kuhhandel::keys
