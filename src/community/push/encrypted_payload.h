// The body of a push message, encrypted for one browser (RFC 8291, aes128gcm of RFC 8188), so that the push
// service learns only its size, padded to one of a few sizes.
#pragma once

#include <string>
#include <string_view>

#include "push/key_pair.h"

namespace kuhhandel::push {

inline constexpr std::size_t kAuthBytes = 16;
inline constexpr std::size_t kSaltBytes = 16;

/// A browser's keys: its public key and an authentication secret.
struct BrowserKeys {
  std::string point;  // see is_point()
  std::string auth;   // kAuthBytes
};

/// Single-use parameters of the encryption of a message.
struct EncryptionParameters {
  KeyPair pair;
  std::string salt;  // kSaltBytes
  std::size_t padded_size = 0;

  /// Returns random parameters; pads the message to one of a few sizes.
  static EncryptionParameters random(std::size_t text_size);
};

/// The longest text that every push service accepts.
inline constexpr std::size_t kLongestText = 3000;

/// Precondition: the text is not longer than kLongestText.
std::string encrypted_payload(std::string_view text, BrowserKeys const& to, EncryptionParameters const& with);

}  // namespace kuhhandel::push
