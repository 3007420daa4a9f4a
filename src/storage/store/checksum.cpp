#include "store/checksum.h"

#include <sodium.h>

#include <array>
#include <bit>
#include <string>

namespace kuhhandel::store {
namespace {

void add(std::string& bytes, std::uint64_t number) {
  for (int i = 0; i < 8; ++i) bytes += static_cast<char>(number >> (8 * i) & 0xFFU);
}

}  // namespace

std::int64_t checksum(RowId const& place, std::string_view text) {
  // Protects against accidents, not attackers, so the key is not secret.
  static constexpr std::array<unsigned char, crypto_shorthash_KEYBYTES> kKey{};
  std::string bytes;
  bytes.reserve(24 + place.table.size() + text.size());
  add(bytes, place.table.size());
  add(bytes, static_cast<std::uint64_t>(place.number));
  add(bytes, static_cast<std::uint64_t>(place.at));
  bytes.append(place.table).append(text);
  std::array<unsigned char, crypto_shorthash_BYTES> hash;
  crypto_shorthash(hash.data(), reinterpret_cast<unsigned char const*>(bytes.data()), bytes.size(),
                   kKey.data());
  return std::bit_cast<std::int64_t>(hash);
}

}  // namespace kuhhandel::store
