#include "keys/token.h"

#include <sodium.h>

#include <stdexcept>

namespace kuhhandel::keys {
namespace {

constexpr std::size_t kTokenBytes = 18;
constexpr std::size_t kSeedBytes = 16;
constexpr std::size_t kSecretBytes = 32;
constexpr std::size_t kNameKeyBytes = 16;
constexpr std::size_t kIdLetters = 13;
constexpr std::string_view kLetters =
    "abcdefghjkmnpqrstuvwxyz23456789";  // none that are mistaken for each other

template <std::size_t kBytes>
std::array<unsigned char, kBytes> random_bytes() {
  std::array<unsigned char, kBytes> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

template <std::size_t kBytes>
std::string in_letters(std::array<unsigned char, kBytes> const& bytes) {
  constexpr auto kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_ENCODED_LEN(kBytes, kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
  text.pop_back();
  return text;
}

template <std::size_t kBytes>
std::string in_digits(std::array<unsigned char, kBytes> const& bytes) {
  std::string digits(2 * kBytes + 1, '\0');
  sodium_bin2hex(digits.data(), digits.size(), bytes.data(), bytes.size());
  digits.pop_back();
  return digits;
}

}  // namespace

TokenHash hash_of(std::string_view token) {
  TokenHash hash;
  auto const* const bytes = reinterpret_cast<unsigned char const*>(token.data());
  crypto_generichash(hash.data(), hash.size(), bytes, token.size(), nullptr, 0);
  return hash;
}

std::string hex_of(TokenHash const& hash) { return in_digits(hash); }

std::optional<TokenHash> hash_from_hex(std::string_view digits) {
  TokenHash hash{};
  std::size_t read = 0;
  bool const are_digits =
      sodium_hex2bin(hash.data(), hash.size(), digits.data(), digits.size(), nullptr, &read, nullptr) == 0;
  return are_digits && read == hash.size() ? std::optional(hash) : std::nullopt;
}

std::string token_from(std::string_view secret, std::string_view purpose) {
  std::array<unsigned char, kTokenBytes> bytes;
  auto const* const text = reinterpret_cast<unsigned char const*>(purpose.data());
  auto const* const key = reinterpret_cast<unsigned char const*>(secret.data());
  crypto_generichash(bytes.data(), bytes.size(), text, purpose.size(), key, secret.size());
  return in_letters(bytes);
}

std::string code_of(std::string const& table_id) {
  if (table_id.size() <= kCodeLetters) return table_id;
  auto const hash = hash_of("code of table " + table_id);
  std::string code;
  // Four bytes for each letter, so that all are about as likely.
  for (std::size_t i = 0; i < kCodeLetters; ++i) {
    std::uint32_t number = 0;
    for (std::size_t k = 0; k < 4; ++k) number = number << 8 | hash[4 * i + k];
    code += kLetters[number % kLetters.size()];
  }
  return code;
}

bool equal(TokenHash const& a, TokenHash const& b) {
  return sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

SecureRandom::SecureRandom(std::string seed) : seed_(std::move(seed)) {
  if (sodium_init() < 0) throw std::runtime_error("The system gives no random numbers.");
}

std::string SecureRandom::token() const { return in_letters(random_bytes<kTokenBytes>()); }

std::string SecureRandom::name_key() const { return in_digits(random_bytes<kNameKeyBytes>()); }

std::string SecureRandom::table_id() const {
  std::string id;
  for (std::size_t i = 0; i < kIdLetters; ++i) id += kLetters[randombytes_uniform(kLetters.size())];
  return id;
}

std::string SecureRandom::secret() const { return in_digits(random_bytes<kSecretBytes>()); }

std::string SecureRandom::game_seed() {
  if (seed_.empty()) return in_letters(random_bytes<kSeedBytes>());
  return seed_ + "-" + std::to_string(++games_);
}

std::string SecureRandom::delays_seed() {
  if (seed_.empty()) return in_letters(random_bytes<kSeedBytes>());
  return seed_ + "-delays-" + std::to_string(++delays_);
}

}  // namespace kuhhandel::keys
