#include "keys/encryption.h"

#include <sodium.h>

namespace kuhhandel::keys {
namespace {

static_assert(std::tuple_size_v<EncryptionKey> == crypto_secretbox_KEYBYTES);

unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }
unsigned char const* bytes_of(std::string_view text) {
  return reinterpret_cast<unsigned char const*>(text.data());
}

}  // namespace

std::string encrypted(std::string_view text, EncryptionKey const& key) {
  std::string nonce(crypto_secretbox_NONCEBYTES, '\0');
  randombytes_buf(nonce.data(), nonce.size());
  std::string box(crypto_secretbox_MACBYTES + text.size(), '\0');
  crypto_secretbox_easy(bytes_of(box), bytes_of(text), text.size(), bytes_of(std::string_view(nonce)),
                        key.data());
  return nonce + box;
}

std::optional<std::string> decrypted(std::string_view ciphertext, EncryptionKey const& key) {
  constexpr std::size_t kShortest = crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES;
  if (ciphertext.size() < kShortest) return {};
  auto const nonce = ciphertext.substr(0, crypto_secretbox_NONCEBYTES);
  auto const box = ciphertext.substr(crypto_secretbox_NONCEBYTES);
  std::string text(ciphertext.size() - kShortest, '\0');
  bool const is_genuine =
      crypto_secretbox_open_easy(bytes_of(text), bytes_of(box), box.size(), bytes_of(nonce), key.data()) == 0;
  return is_genuine ? std::optional(std::move(text)) : std::nullopt;
}

std::string hex_of_bytes(std::string_view bytes) {
  std::string digits(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(digits.data(), digits.size(), bytes_of(bytes), bytes.size());
  digits.pop_back();
  return digits;
}

std::optional<std::string> bytes_from_hex(std::string_view digits) {
  std::string bytes(digits.size() / 2, '\0');
  std::size_t read = 0;
  bool const are_digits =
      digits.size() % 2 == 0 && sodium_hex2bin(bytes_of(bytes), bytes.size(), digits.data(), digits.size(),
                                               nullptr, &read, nullptr) == 0;
  return are_digits && read == bytes.size() ? std::optional(std::move(bytes)) : std::nullopt;
}

}  // namespace kuhhandel::keys
