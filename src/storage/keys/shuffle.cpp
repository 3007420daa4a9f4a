#include "keys/shuffle.h"

#include <sodium.h>

#include <algorithm>
#include <array>

namespace kuhhandel::keys {
namespace {

/// Returns whether each seat has at most one part, which is either in the seed or withheld.
bool names_each_seat_once(codec::ShuffleProof const& proof) {
  std::vector<Seat> seats;
  for (auto const& part : proof.added) seats.push_back(part.seat);
  for (auto const& part : proof.withheld) seats.push_back(part.seat);
  std::ranges::sort(seats);
  return std::ranges::adjacent_find(seats) == seats.end();
}

}  // namespace

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
  if (!proof.withheld.empty() && !names_each_seat_once(proof))
    return "proof.withheld: names a seat whose part is in the seed, or a seat twice";
  if (seed_of(proof) != seed) return "seed: is not made of the secret and of what the players added";
  return {};
}

}  // namespace kuhhandel::keys
