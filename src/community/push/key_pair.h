// A pair of keys on the curve P-256, as Web Push has them: to agree on a secret, and to sign.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

struct evp_pkey_st;

namespace kuhhandel::push {

/// What a point takes, not compressed; a secret of two pairs, or the private key; a signature.
inline constexpr std::size_t kPointBytes = 65;
inline constexpr std::size_t kSecretBytes = 32;
inline constexpr std::size_t kSignatureBytes = 64;

/// Whether these bytes are a point of the curve.
bool is_point(std::string_view bytes);

/// All functions throw std::runtime_error where OpenSSL refuses.
class KeyPair {
 public:
  static KeyPair generate();
  static KeyPair of(std::string_view private_key, std::string_view point);

  /// The pair that `file` keeps (PEM), for its owner alone to read; made where there is none.
  static KeyPair load_or_create(std::filesystem::path const& file);
  /// As such a file says it; std::runtime_error where that is none. It has the private key, too.
  static KeyPair from_pem(std::string const& pem);
  std::string pem() const;

  /// The public key: a point.
  std::string point() const;
  /// What both ends agree on (ECDH); `point` must be one.
  std::string secret_with(std::string_view point) const;
  /// SHA-256 and ECDSA, as JSON Web Signatures write it (ES256).
  std::string signature_of(std::string_view text) const;

 private:
  struct Free {
    void operator()(evp_pkey_st* key) const;
  };
  using Key = std::unique_ptr<evp_pkey_st, Free>;

  explicit KeyPair(Key key) : key_(std::move(key)) {}

  Key key_;
};

}  // namespace kuhhandel::push
