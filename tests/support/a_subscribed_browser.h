// A browser that is called by push messages: its keys, and how it reads what arrives. Written by RFC 8291 and
// RFC 8188 and not by what sends.
#pragma once

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <sodium.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace kuhhandel {

inline std::string bytes_of(std::string_view base64url) {
  std::string bytes(base64url.size(), '\0');
  std::size_t size = 0;
  auto* const into = reinterpret_cast<unsigned char*>(bytes.data());
  if (sodium_base642bin(into, bytes.size(), base64url.data(), base64url.size(), nullptr, &size, nullptr,
                        sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0)
    throw std::invalid_argument("no base64url");
  bytes.resize(size);
  return bytes;
}

class ASubscribedBrowser {
 public:
  /// By its private key; the usual one is the example's of RFC 8291.
  explicit ASubscribedBrowser(std::string_view private_key = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
      : private_key_(bytes_of(private_key)) {}

  std::string auth = "BTBZMqHH6r4Tts7J_aSIgg";

  /// Returns its public key, 65 bytes.
  std::string point() const { return times(nullptr); }

  /// The text of a message; std::runtime_error where it is none for this browser.
  std::string read(std::string_view body) const {
    auto const salt = body.substr(0, 16);
    auto const id_size = static_cast<std::size_t>(static_cast<unsigned char>(body.at(20)));
    auto const sender = std::string(body.substr(21, id_size));
    auto const sealed = body.substr(21 + id_size);
    if (id_size != 65 || sealed.size() > 4096) throw std::runtime_error("no message of one record");

    auto const shared = times(sender.data()).substr(1, 32);
    auto const mixed = hmac(hmac(bytes_of(auth), shared), "WebPush: info" + zero() + point() + sender + '\1');
    auto const extracted = hmac(std::string(salt), mixed);
    auto const key = hmac(extracted, "Content-Encoding: aes128gcm" + zero() + '\1').substr(0, 16);
    auto const nonce = hmac(extracted, "Content-Encoding: nonce" + zero() + '\1').substr(0, 12);
    auto text = opened(key, nonce, sealed);
    text.resize(text.find_last_not_of('\0') + 1);
    if (text.empty() || text.back() != '\2') throw std::runtime_error("not the last record");
    text.pop_back();
    return text;
  }

 private:
  static std::string zero() { return {'\0'}; }

  /// The point times the private key; null: the curve's generator.
  std::string times(char const* point) const {
    auto* const curve = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
    auto* const scalar = BN_bin2bn(reinterpret_cast<unsigned char const*>(private_key_.data()), 32, nullptr);
    auto* const product = EC_POINT_new(curve);
    auto* const other = EC_POINT_new(curve);
    if (point == nullptr) {
      EC_POINT_mul(curve, product, scalar, nullptr, nullptr, nullptr);
    } else {
      EC_POINT_oct2point(curve, other, reinterpret_cast<unsigned char const*>(point), 65, nullptr);
      EC_POINT_mul(curve, product, nullptr, other, scalar, nullptr);
    }
    std::string bytes(65, '\0');
    EC_POINT_point2oct(curve, product, POINT_CONVERSION_UNCOMPRESSED,
                       reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), nullptr);
    EC_POINT_free(other);
    EC_POINT_free(product);
    BN_free(scalar);
    EC_GROUP_free(curve);
    return bytes;
  }

  static std::string hmac(std::string const& key, std::string const& text) {
    std::string digest(32, '\0');
    HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()),
         reinterpret_cast<unsigned char const*>(text.data()), text.size(),
         reinterpret_cast<unsigned char*>(digest.data()), nullptr);
    return digest;
  }

  static std::string opened(std::string const& key, std::string const& nonce, std::string_view sealed) {
    std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> const context(EVP_CIPHER_CTX_new(),
                                                                                  EVP_CIPHER_CTX_free);
    auto const* const from = reinterpret_cast<unsigned char const*>(sealed.data());
    auto const size = static_cast<int>(sealed.size()) - 16;
    std::string text(static_cast<std::size_t>(size), '\0');
    auto* const into = reinterpret_cast<unsigned char*>(text.data());
    std::string tag(sealed.substr(sealed.size() - 16));
    int written = 0;
    EVP_DecryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr,
                       reinterpret_cast<unsigned char const*>(key.data()),
                       reinterpret_cast<unsigned char const*>(nonce.data()));
    EVP_DecryptUpdate(context.get(), into, &written, from, size);
    EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_AEAD_SET_TAG, 16, tag.data());
    if (EVP_DecryptFinal_ex(context.get(), into + written, &written) != 1)
      throw std::runtime_error("not for this browser, or not as it was sent");
    return text;
  }

  std::string private_key_;
};

}  // namespace kuhhandel
