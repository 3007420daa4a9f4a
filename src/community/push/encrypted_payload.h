// The body of a push message: encrypted for one browser (RFC 8291, in the coding aes128gcm of RFC 8188), so
// that the push service between learns nothing but its size, of which there are few.
#pragma once

#include <string>
#include <string_view>

#include "push/key_pair.h"

namespace kuhhandel::push {

inline constexpr std::size_t kAuthBytes = 16;
inline constexpr std::size_t kSaltBytes = 16;

/// The keys by which a browser reads: its public key, and a secret beside it.
struct BrowserKeys {
  std::string point;  // is_point
  std::string auth;   // kAuthBytes
};

/// What a message is encrypted with, for once.
struct EncryptionParameters {
  KeyPair pair;
  std::string salt;  // kSaltBytes
  std::size_t padded_size = 0;

  /// By chance; filled up to a size of which there are few.
  static EncryptionParameters random(std::size_t text_size);
};

/// The longest text that every push service takes.
inline constexpr std::size_t kLongestText = 3000;

/// The text must be no longer than kLongestText.
std::string encrypted_payload(std::string_view text, BrowserKeys const& to, EncryptionParameters const& with);

}  // namespace kuhhandel::push
