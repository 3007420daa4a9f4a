// A P-256 key pair for Web Push, for key agreement and signatures.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

struct evp_pkey_st;

namespace kuhhandel::push {

/// Sizes in bytes: an uncompressed point; a shared secret or private key; a signature.
inline constexpr std::size_t kPointBytes = 65;
inline constexpr std::size_t kSecretBytes = 32;
inline constexpr std::size_t kSignatureBytes = 64;

/// Returns true if the bytes are a point of the curve.
bool is_point(std::string_view bytes);

/// All functions throw std::runtime_error if OpenSSL fails.
class KeyPair {
 public:
  static KeyPair generate();
  static KeyPair of(std::string_view private_key, std::string_view point);

  /// Loads the key pair from `file` (PEM, readable only by its owner); creates it if it is missing.
  static KeyPair load_or_create(std::filesystem::path const& file);
  /// Parses PEM, including the private key. Throws std::runtime_error if it is invalid.
  static KeyPair from_pem(std::string const& pem);
  std::string pem() const;

  /// Returns the public key, a point.
  std::string point() const;
  /// Returns the shared secret (ECDH). Precondition: `point` is a point of the curve.
  std::string secret_with(std::string_view point) const;
  /// Returns an ECDSA signature with SHA-256 in the format of JSON Web Signatures (ES256).
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
