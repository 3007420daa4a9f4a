#include "groups/csv/text_encoding.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "codec/text/unicode.h"
#include "groups/csv/cyrillic_letters.h"
#include "groups/csv/latin_letters.h"
#include "groups/csv/letter_bytes.h"

namespace kuhhandel::groups {
namespace {

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view kLittleEndianMark = "\xFF\xFE";
constexpr std::string_view kBigEndianMark = "\xFE\xFF";

enum class ByteOrder : std::uint8_t { little_endian, big_endian };

/// 0 if the encoding does not define the byte.
using HighHalf = std::array<char16_t, 128>;

constexpr HighHalf latin_1() {
  HighHalf table{};
  for (std::size_t i = 0; i < table.size(); ++i) table[i] = static_cast<char16_t>(0x80 + i);
  return table;
}

constexpr HighHalf windows_1252() {
  constexpr std::array<char16_t, 32> first{0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                           0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                                           0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                           0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};
  auto table = latin_1();
  std::ranges::copy(first, table.begin());
  return table;
}

constexpr HighHalf windows_1251() {
  constexpr std::array<char16_t, 64> first{
      0x0402, 0x0403, 0x201A, 0x0453, 0x201E, 0x2026, 0x2020, 0x2021, 0x20AC, 0x2030, 0x0409, 0x2039, 0x040A,
      0x040C, 0x040B, 0x040F, 0x0452, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0,      0x2122,
      0x0459, 0x203A, 0x045A, 0x045C, 0x045B, 0x045F, 0x00A0, 0x040E, 0x045E, 0x0408, 0x00A4, 0x0490, 0x00A6,
      0x00A7, 0x0401, 0x00A9, 0x0404, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x0407, 0x00B0, 0x00B1, 0x0406, 0x0456,
      0x0491, 0x00B5, 0x00B6, 0x00B7, 0x0451, 0x2116, 0x0454, 0x00BB, 0x0458, 0x0405, 0x0455, 0x0457};
  HighHalf table{};
  std::ranges::copy(first, table.begin());
  for (std::size_t i = first.size(); i < table.size(); ++i)
    table[i] = static_cast<char16_t>(0x0410 + i - first.size());
  return table;
}

constexpr HighHalf kWindows1252 = windows_1252();
constexpr HighHalf kWindows1251 = windows_1251();

/// Returns the number of the line at that position; CR, LF and CRLF end a line.
std::size_t line_at(std::string_view text, std::size_t position) {
  std::size_t line = 1;
  for (std::size_t i = 0; i < std::min(position, text.size()); ++i) {
    bool const is_first_of_two = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
    if ((text[i] == '\n' || text[i] == '\r') && !is_first_of_two) ++line;
  }
  return line;
}

/// Adds the code point to the line number if it ends a line.
class LineCounter {
 public:
  void pass(char32_t letter) {
    if (letter == U'\r' || (letter == U'\n' && before_ != U'\r')) ++line_;
    before_ = letter;
  }
  std::size_t line() const { return line_; }

 private:
  std::size_t line_ = 1;
  char32_t before_ = 0;
};

/// Some programs fill the last block of a file with zeros, and those of MS-DOS end a text with Ctrl-Z.
bool is_padding(char32_t unit) { return unit == 0 || unit == 0x1A; }

std::string_view without_padding(std::string_view bytes) {
  while (!bytes.empty() && is_padding(static_cast<unsigned char>(bytes.back()))) bytes.remove_suffix(1);
  return bytes;
}

/// Refuses zeros inside, which no text contains, and halves of surrogate pairs.
std::expected<std::string, std::size_t> from_utf16(std::string_view bytes, ByteOrder order) {
  bool const is_little = order == ByteOrder::little_endian;
  auto const unit_at = [&](std::size_t at) -> char32_t {
    auto const low = byte_at(bytes, is_little ? at : at + 1);
    auto const high = byte_at(bytes, is_little ? at + 1 : at);
    return low | (high << 8U);
  };
  while (bytes.size() >= 2 && bytes.size() % 2 == 0 && is_padding(unit_at(bytes.size() - 2)))
    bytes.remove_suffix(2);
  std::u32string text;
  text.reserve(bytes.size() / 2);
  LineCounter lines;
  for (std::size_t at = 0; at < bytes.size(); at += 2) {
    auto letter = unit_at(at);
    bool const is_pair = letter >= 0xD800 && letter < 0xDC00;
    if (is_pair) {
      at += 2;
      auto const second = at + 1 < bytes.size() ? unit_at(at) : 0;
      if (second < 0xDC00 || second > 0xDFFF) return std::unexpected(lines.line());
      letter = 0x10000 + ((letter - 0xD800) << 10U) + (second - 0xDC00);
    }
    bool const is_half = letter >= 0xDC00 && letter <= 0xDFFF;
    if (letter == 0 || is_half || at + 1 >= bytes.size()) return std::unexpected(lines.line());
    lines.pass(letter);
    text += letter;
  }
  return codec::utf8_of(text);
}

/// In UTF-16, each second byte of most alphabets is at most 8. Returns nullopt if neither order has that.
std::optional<ByteOrder> byte_order_without_mark(std::string_view bytes) {
  constexpr unsigned char kMost = 8;
  std::array<std::size_t, 2> small{};
  for (std::size_t i = 0; i < bytes.size(); ++i)
    if (static_cast<unsigned char>(bytes[i]) <= kMost) ++small[i % 2];
  auto const [even, odd] = small;
  if (std::max(even, odd) * 4 < bytes.size()) return {};
  return odd > even ? ByteOrder::little_endian : ByteOrder::big_endian;
}

bool is_letter_of_1251(unsigned byte) { return byte >= 0xC0 || byte == 0xA8 || byte == 0xB8; }

/// Words with letters beyond ASCII. In Windows-1251 all letters of a word are, in Windows-1252 a few.
struct Words {
  std::size_t all_high = 0;  // at least two letters
  std::size_t mixed = 0;
  std::size_t first = 0;  // position of the first of either kind
};

Words words_in(std::string_view bytes) {
  Words words;
  std::size_t high = 0;
  std::size_t ascii = 0;
  for (std::size_t at = 0; at <= bytes.size(); ++at) {
    auto const byte = byte_at(bytes, at);
    if (is_letter_of_1251(byte)) {
      ++high;
    } else if (is_ascii_letter(byte)) {
      ++ascii;
    } else {
      bool const is_all_high = high > 1 && ascii == 0;
      bool const is_mixed = high > 0 && ascii > 0;
      if ((is_all_high || is_mixed) && words.all_high + words.mixed == 0) words.first = at - 1;
      if (is_all_high) ++words.all_high;
      if (is_mixed) ++words.mixed;
      high = ascii = 0;
    }
  }
  return words;
}

/// Whether two letters of the Cyrillic alphabet in UTF-8 are here; in Windows-1251 they would be four odd
/// ones.
bool is_cyrillic_utf8(std::string_view start) {
  constexpr std::string_view letters = "\xA1\xA2\xA5\xA8\xAA\xAF\xB2\xB3\xB4\xB8\xBA\xBF";
  auto const is_lead = [&](std::size_t at) {
    return byte_at(start, at) == 0xD0 || byte_at(start, at) == 0xD1;
  };
  bool const are_two =
      is_lead(0) && is_lead(2) && codec::utf8_size_at(start, 0) == 2 && codec::utf8_size_at(start, 2) == 2;
  return are_two && !(letters.contains(start[1]) && letters.contains(start[3]));
}

/// Whether a character in UTF-8 is here that no encoding of Windows has by chance: a quote or dash, an emoji,
/// or half an emoji as Java and old databases write it.
bool is_symbol_of_utf8(std::string_view start) {
  bool const is_half = start.starts_with("\xED\xA0") && byte_at(start, 3) == 0xED;
  return is_half || ((start.starts_with("\xE2\x80") || start.starts_with("\xF0\x9F")) &&
                     codec::utf8_size_at(start, 0) > 0);
}

/// Returns the position of the first character in UTF-8 if the text was joined from files of two encodings.
std::optional<std::size_t> utf8_in(std::string_view bytes, bool is_latin) {
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    auto const byte = byte_at(bytes, at);
    if (byte < 0xC2) continue;
    auto const start = bytes.substr(at);
    bool const is_two = codec::utf8_size_at(bytes, at) == 2;
    bool const is_latin_letter = is_latin && is_two && byte <= 0xC5;
    if (is_latin_letter || is_cyrillic_utf8(start) || is_symbol_of_utf8(start)) return at;
  }
  return {};
}

std::string from_windows(std::string_view bytes, HighHalf const& high) {
  constexpr std::size_t kBlock = 4096;
  std::string text;
  std::u32string block;
  for (std::size_t at = 0; at < bytes.size(); at += kBlock) {
    block.clear();
    for (auto const letter : bytes.substr(at, kBlock)) {
      auto const byte = static_cast<unsigned char>(letter);
      block += byte < 0x80 ? static_cast<char32_t>(byte) : high[byte - 0x80U];
    }
    text += codec::utf8_of(block);
  }
  return text;
}

std::expected<DecodedText, std::size_t> from_windows(std::string_view bytes) {
  auto const words = words_in(bytes);
  if (auto const found = utf8_in(bytes, words.all_high == 0)) return std::unexpected(line_at(bytes, *found));
  if (words.all_high == 0) {
    if (auto const wrong = implausible_in_1252(bytes)) return std::unexpected(line_at(bytes, *wrong));
    return DecodedText{from_windows(bytes, kWindows1252), TextEncoding::windows_1252};
  }
  if (words.mixed > 0) return std::unexpected(line_at(bytes, words.first));
  if (auto const wrong = implausible_in_1251(bytes)) return std::unexpected(line_at(bytes, *wrong));
  return DecodedText{from_windows(bytes, kWindows1251), TextEncoding::windows_1251};
}

/// Returns the position of the first byte that is not UTF-8, or the size.
std::size_t utf8_end(std::string_view bytes) {
  std::size_t at = 0;
  while (at < bytes.size()) {
    auto const size = codec::utf8_size_at(bytes, at);
    if (size == 0) break;
    at += size;
  }
  return at;
}

std::expected<DecodedText, std::size_t> without_mark(std::expected<std::string, std::size_t> text,
                                                     TextEncoding encoding) {
  if (!text) return std::unexpected(text.error());
  std::string_view rest = *text;
  // Some programs write the mark twice.
  while (rest.starts_with(kUtf8Mark)) rest.remove_prefix(kUtf8Mark.size());
  return DecodedText{std::string(rest), encoding};
}

}  // namespace

std::string_view name_of(TextEncoding encoding) {
  switch (encoding) {
    case TextEncoding::utf8:
      return "utf-8";
    case TextEncoding::utf16:
      return "utf-16";
    case TextEncoding::windows_1251:
      return "windows-1251";
    case TextEncoding::windows_1252:
      return "windows-1252";
  }
  std::unreachable();
}

std::expected<DecodedText, std::size_t> decoded_text(std::string_view bytes) {
  if (bytes.starts_with(kLittleEndianMark))
    return without_mark(from_utf16(bytes, ByteOrder::little_endian), TextEncoding::utf16);
  if (bytes.starts_with(kBigEndianMark))
    return without_mark(from_utf16(bytes, ByteOrder::big_endian), TextEncoding::utf16);
  auto const text = without_padding(bytes);
  if (auto const zero = text.find('\0'); zero != std::string_view::npos) {
    auto const order = byte_order_without_mark(bytes);
    if (!order) return std::unexpected(line_at(bytes, zero));
    return without_mark(from_utf16(bytes, *order), TextEncoding::utf16);
  }
  auto const end = utf8_end(text);
  if (end == text.size()) return without_mark(std::string(text), TextEncoding::utf8);
  if (text.starts_with(kUtf8Mark)) return std::unexpected(line_at(text, end));
  return from_windows(text);
}

}  // namespace kuhhandel::groups
