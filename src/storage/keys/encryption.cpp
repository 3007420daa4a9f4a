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

}  // namespace kuhhandel::keys
