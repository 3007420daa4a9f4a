// Symmetric encryption of short texts (XSalsa20 and Poly1305).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "keys/token.h"

namespace kuhhandel::keys {

using EncryptionKey = TokenHash;

std::string encrypted(std::string_view text, EncryptionKey const& key);

/// Returns nullopt if the text was not encrypted with this key, or was changed since.
std::optional<std::string> decrypted(std::string_view ciphertext, EncryptionKey const& key);

/// Returns the bytes as hexadecimal digits.
std::string hex_of_bytes(std::string_view bytes);
/// Returns nullopt if the text is not hexadecimal.
std::optional<std::string> bytes_from_hex(std::string_view digits);

}  // namespace kuhhandel::keys
