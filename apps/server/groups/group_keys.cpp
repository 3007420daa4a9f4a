#include "apps/server/groups/group_keys.h"

#include <sodium.h>

#include <array>

namespace kuhhandel {

std::string share_key_of(std::string_view key) {
  constexpr std::size_t kBytes = 18;
  constexpr std::string_view kPurpose = "kuhhandel group, read only";
  std::array<unsigned char, kBytes> bytes;
  auto const* const text = reinterpret_cast<unsigned char const*>(kPurpose.data());
  auto const* const secret = reinterpret_cast<unsigned char const*>(key.data());
  crypto_generichash(bytes.data(), bytes.size(), text, kPurpose.size(), secret, key.size());
  constexpr auto kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string share(sodium_base64_ENCODED_LEN(kBytes, kVariant), '\0');
  sodium_bin2base64(share.data(), share.size(), bytes.data(), bytes.size(), kVariant);
  share.pop_back();
  return share;
}

}  // namespace kuhhandel
