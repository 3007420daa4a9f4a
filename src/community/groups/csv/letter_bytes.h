// Bytes of a text in an encoding of one byte per letter.
#pragma once

#include <cstddef>
#include <string_view>

namespace kuhhandel::groups {

/// Returns 0 after the end.
inline unsigned byte_at(std::string_view bytes, std::size_t at) {
  return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
}

inline unsigned byte_before(std::string_view bytes, std::size_t at) {
  return at == 0 ? 0U : byte_at(bytes, at - 1);
}

inline bool contains_byte(std::string_view set, unsigned byte) {
  return set.contains(static_cast<char>(byte));
}

inline bool is_ascii_letter(unsigned byte) {
  return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
}

}  // namespace kuhhandel::groups
