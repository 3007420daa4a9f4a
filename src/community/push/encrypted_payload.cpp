#include "push/encrypted_payload.h"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <openssl/rand.h>

#include <array>
#include <cassert>
#include <memory>

#include "push/openssl.h"

namespace kuhhandel::push {
namespace {

constexpr std::size_t kKeyBytes = 16;
constexpr std::size_t kNonceBytes = 12;
constexpr std::size_t kTagBytes = 16;
constexpr std::size_t kSizesEach = 512;
/// The whole message is one record.
constexpr std::uint32_t kRecordBytes = 4096;
constexpr char kLastRecord = 2;

using Kdf = std::unique_ptr<EVP_KDF, Deleter<EVP_KDF_free>>;
using KdfContext = std::unique_ptr<EVP_KDF_CTX, Deleter<EVP_KDF_CTX_free>>;
using Cipher = std::unique_ptr<EVP_CIPHER_CTX, Deleter<EVP_CIPHER_CTX_free>>;

/// HKDF with SHA-256 (RFC 5869).
std::string derived(std::string salt, std::string secret, std::string info, std::size_t size) {
  Kdf const kdf(EVP_KDF_fetch(nullptr, "HKDF", nullptr));
  KdfContext const context(EVP_KDF_CTX_new(kdf.get()));
  check(context != nullptr);
  std::string digest = "SHA256";
  std::array const params{OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest.data(), 0),
                          OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, salt.data(), salt.size()),
                          OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, secret.data(), secret.size()),
                          OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, info.data(), info.size()),
                          OSSL_PARAM_construct_end()};
  std::string bytes(size, '\0');
  check(EVP_KDF_derive(context.get(), buffer_of(bytes), bytes.size(), params.data()) == 1);
  return bytes;
}

std::string encrypted(std::string const& key, std::string const& nonce, std::string const& record) {
  Cipher const context(EVP_CIPHER_CTX_new());
  check(context &&
        EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, bytes_of(key), bytes_of(nonce)) == 1);
  std::string bytes(record.size() + kTagBytes, '\0');
  int size = 0;
  check(EVP_EncryptUpdate(context.get(), buffer_of(bytes), &size, bytes_of(record),
                          static_cast<int>(record.size())) == 1);
  int rest = 0;
  check(EVP_EncryptFinal_ex(context.get(), buffer_of(bytes) + size, &rest) == 1);
  check(EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_AEAD_GET_TAG, kTagBytes,
                            buffer_of(bytes) + record.size()) == 1);
  return bytes;
}

std::string with_end(std::string_view words) { return std::string(words) + '\0'; }

std::string head_of(EncryptionParameters const& with) {
  std::string head = with.salt;
  for (int shift = 24; shift >= 0; shift -= 8) head += static_cast<char>(kRecordBytes >> shift & 0xFFU);
  head += static_cast<char>(kPointBytes);
  return head + with.pair.point();
}

}  // namespace

EncryptionParameters EncryptionParameters::random(std::size_t text_size) {
  std::string salt(kSaltBytes, '\0');
  check(RAND_bytes(buffer_of(salt), static_cast<int>(salt.size())) == 1);
  return {KeyPair::generate(), std::move(salt), (text_size / kSizesEach + 1) * kSizesEach};
}

std::string encrypted_payload(std::string_view text, BrowserKeys const& to,
                              EncryptionParameters const& with) {
  assert(text.size() <= kLongestText && to.auth.size() == kAuthBytes && with.salt.size() == kSaltBytes);
  auto const both = with_end("WebPush: info") + to.point + with.pair.point();
  auto const secret = derived(to.auth, with.pair.secret_with(to.point), both, kSecretBytes);
  auto const key = derived(with.salt, secret, with_end("Content-Encoding: aes128gcm"), kKeyBytes);
  auto const nonce = derived(with.salt, secret, with_end("Content-Encoding: nonce"), kNonceBytes);
  auto record = std::string(text) + kLastRecord;
  if (record.size() < with.padded_size) record.resize(with.padded_size, '\0');
  return head_of(with) + encrypted(key, nonce, record);
}

}  // namespace kuhhandel::push
