// Encodings of text files that spreadsheets and other programs write.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace kuhhandel::groups {

enum class TextEncoding : std::uint8_t { utf8, utf16, windows_1251, windows_1252 };

/// Returns its name, such as "windows-1252".
std::string_view name_of(TextEncoding encoding);

struct DecodedText {
  std::string utf8;  // without byte order mark
  TextEncoding encoding;
};

/// Returns the text as UTF-8. It is UTF-16 by its byte order mark or its zero bytes, UTF-8 if it is valid,
/// and else an encoding of Windows, if its letters make sense in one of them only. Otherwise returns the
/// number, from 1, of the line that cannot be decoded.
std::expected<DecodedText, std::size_t> decoded_text(std::string_view bytes);

}  // namespace kuhhandel::groups
