#include "push/base64url.h"

#include <sodium.h>

namespace kuhhandel::push {
namespace {

constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

}  // namespace

std::string base64url(std::string_view bytes) {
  std::string text(sodium_base64_encoded_len(bytes.size(), kVariant), '\0');
  auto const* const start = reinterpret_cast<unsigned char const*>(bytes.data());
  sodium_bin2base64(text.data(), text.size(), start, bytes.size(), kVariant);
  text.pop_back();
  return text;
}

std::optional<std::string> from_base64url(std::string_view text, std::size_t most) {
  std::string bytes(most, '\0');
  std::size_t size = 0;
  auto* const into = reinterpret_cast<unsigned char*>(bytes.data());
  if (sodium_base642bin(into, bytes.size(), text.data(), text.size(), nullptr, &size, nullptr, kVariant) != 0)
    return {};
  bytes.resize(size);
  return bytes;
}

}  // namespace kuhhandel::push
