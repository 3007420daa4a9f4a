#include "server/content/inline_scripts.h"

#include <sodium.h>

#include <array>

namespace kuhhandel::server {
namespace {

std::string sha256_in_base64(std::string_view text) {
  constexpr auto kVariant = sodium_base64_VARIANT_ORIGINAL;
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash;
  crypto_hash_sha256(hash.data(), reinterpret_cast<unsigned char const*>(text.data()), text.size());
  std::array<char, sodium_base64_ENCODED_LEN(hash.size(), kVariant)> digits;
  return sodium_bin2base64(digits.data(), digits.size(), hash.data(), hash.size(), kVariant);
}

}  // namespace

std::string inline_script_sources(std::string_view html) {
  constexpr std::string_view kBegin = "<script";
  std::string sources;
  for (auto at = html.find(kBegin); at != html.npos; at = html.find(kBegin, at)) {
    auto const text = html.find('>', at);
    auto const end = html.find("</script>", at);
    if (end == html.npos || text > end) break;
    auto const attributes = html.substr(at, text - at);
    if (!attributes.contains(" src="))
      sources += " 'sha256-" + sha256_in_base64(html.substr(text + 1, end - text - 1)) + '\'';
    at = end;
  }
  return sources;
}

}  // namespace kuhhandel::server
