#include "codec/text/unicode.h"

#include <algorithm>
#include <compare>
#include <functional>
#include <utility>
#include <vector>

#include "codec/text/unicode_data.h"

namespace kuhhandel::codec {
namespace {

constexpr bool is_within(char32_t code_point, char32_t first, char32_t last) {
  return code_point >= first && code_point <= last;
}

struct CodePointRange {
  char32_t first;
  char32_t count;  // number of code points that follow
  char32_t rank = 0;
  char32_t last() const { return first + count; }
};

struct ComposedPair {
  char32_t composed;
  char32_t first;
  char32_t second;
};

struct ReplacedCodePoint {
  char32_t from;
  char32_t to;
};

struct ReplacedByMany {
  char32_t from;
  char32_t first;
  char32_t second;
  char32_t third;  // or 0
};

char32_t take_number(PackedTable& bytes) {
  char32_t number = 0;
  unsigned shift = 0;
  for (bool more = true; more && !bytes.empty(); shift += 7) {
    number |= (bytes.front() & 0x7FU) << shift;
    more = (bytes.front() & 0x80U) != 0;
    bytes = bytes.subspan(1);
  }
  return number;
}

/// Reads a table; `columns` are the members of a row, in the order of the table's columns.
template <class Row, class... Column>
std::vector<Row> unpacked(PackedTable bytes, Column Row::*... columns) {
  std::vector<Row> rows(take_number(bytes));
  auto const read = [&](auto column) {
    char32_t latest = 0;
    for (auto& row : rows) {
      auto const difference = take_number(bytes);
      latest += (difference & 1U) != 0 ? ~(difference >> 1U) : difference >> 1U;
      row.*column = latest;
    }
  };
  (read(columns), ...);
  return rows;
}

using Ranges = std::vector<CodePointRange>;

Ranges ranges_in(PackedTable bytes) {
  return unpacked(bytes, &CodePointRange::first, &CodePointRange::count);
}

struct Tables {
  UnicodeData data = unicode_data();
  Ranges ignored = ranges_in(data.ignored);
  Ranges blank = ranges_in(data.blank);
  Ranges marks = ranges_in(data.marks);
  Ranges spacing_marks = ranges_in(data.spacing_marks);
  Ranges ranks = unpacked(data.ranks, &CodePointRange::first, &CodePointRange::count, &CodePointRange::rank);
  std::vector<ComposedPair> by_composed =
      unpacked(data.pairs, &ComposedPair::composed, &ComposedPair::first, &ComposedPair::second);
  std::vector<ComposedPair> by_parts = sorted_by_parts(by_composed);
  std::vector<ReplacedCodePoint> singles =
      unpacked(data.singles, &ReplacedCodePoint::from, &ReplacedCodePoint::to);
  std::vector<ReplacedByMany> sequences =
      unpacked(data.sequences, &ReplacedByMany::from, &ReplacedByMany::first, &ReplacedByMany::second,
               &ReplacedByMany::third);

  static std::pair<char32_t, char32_t> parts_of(ComposedPair const& pair) {
    return {pair.first, pair.second};
  }
  static std::vector<ComposedPair> sorted_by_parts(std::vector<ComposedPair> pairs) {
    std::ranges::sort(pairs, {}, parts_of);
    return pairs;
  }
};

Tables const& tables() {
  static Tables const kTables;
  return kTables;
}

CodePointRange const* range_of(Ranges const& ranges, char32_t code_point) {
  auto const found = std::ranges::lower_bound(ranges, code_point, {}, &CodePointRange::last);
  return found != ranges.end() && found->first <= code_point ? &*found : nullptr;
}

bool is_control(char32_t code_point) {
  bool const is_noncharacter = (code_point & 0xFFFEU) == 0xFFFE || is_within(code_point, 0xFDD0, 0xFDEF);
  return code_point < 0x20 || is_within(code_point, 0x7F, 0x9F) || is_within(code_point, 0x2028, 0x2029) ||
         is_noncharacter;
}

bool is_variation_selector(char32_t code_point) {
  return is_within(code_point, 0xFE00, 0xFE0F) || is_within(code_point, 0xE0100, 0xE01EF) ||
         is_within(code_point, 0x180B, 0x180D) || code_point == 0x180F;
}

/// Returns 0 if it has no combining class.
char32_t rank_of(char32_t code_point) {
  if (code_point < 0x300) return 0;
  auto const* const range = range_of(tables().ranks, code_point);
  return range == nullptr ? 0 : range->rank;
}

// Hangul syllables are composed of jamo by arithmetic (Unicode Standard, section 3.12).
constexpr char32_t kFirstSyllable = 0xAC00;
constexpr char32_t kLeading = 0x1100;
constexpr char32_t kVowel = 0x1161;
constexpr char32_t kTrailing = 0x11A7;  // one before the first
constexpr char32_t kLeadings = 19;
constexpr char32_t kVowels = 21;
constexpr char32_t kTrailings = 28;
constexpr char32_t kSyllables = kLeadings * kVowels * kTrailings;

bool decompose_hangul(char32_t code_point, std::u32string& text) {
  if (!is_within(code_point, kFirstSyllable, kFirstSyllable + kSyllables - 1)) return false;
  auto const index = code_point - kFirstSyllable;
  text += kLeading + index / (kVowels * kTrailings);
  text += kVowel + index % (kVowels * kTrailings) / kTrailings;
  if (index % kTrailings != 0) text += kTrailing + index % kTrailings;
  return true;
}

/// Returns 0 if they do not compose.
char32_t composed_hangul(char32_t first, char32_t second) {
  if (is_within(first, kLeading, kLeading + kLeadings - 1) && is_within(second, kVowel, kVowel + kVowels - 1))
    return kFirstSyllable + ((first - kLeading) * kVowels + second - kVowel) * kTrailings;
  bool const is_open = is_within(first, kFirstSyllable, kFirstSyllable + kSyllables - 1) &&
                       (first - kFirstSyllable) % kTrailings == 0;
  return is_open && is_within(second, kTrailing + 1, kTrailing + kTrailings - 1) ? first + second - kTrailing
                                                                                 : 0;
}

template <class Entry, class Key>
Entry const* entry_of(std::vector<Entry> const& entries, Key key, char32_t code_point) {
  auto const found = std::ranges::lower_bound(entries, code_point, {}, key);
  return found != entries.end() && std::invoke(key, *found) == code_point ? &*found : nullptr;
}

void decompose(char32_t code_point, std::u32string& text) {
  auto const& data = tables();
  if (code_point < 0xC0) {
    text += code_point;
  } else if (decompose_hangul(code_point, text)) {
    return;
  } else if (auto const* const pair = entry_of(data.by_composed, &ComposedPair::composed, code_point)) {
    decompose(pair->first, text);
    decompose(pair->second, text);
  } else if (auto const* const single = entry_of(data.singles, &ReplacedCodePoint::from, code_point)) {
    decompose(single->to, text);
  } else if (auto const* const many = entry_of(data.sequences, &ReplacedByMany::from, code_point)) {
    for (auto const part : {many->first, many->second, many->third})
      if (part != 0) decompose(part, text);
  } else {
    text += code_point;
  }
}

struct Ranked {
  char32_t rank;
  std::size_t index;
  char32_t code_point;
  auto operator<=>(Ranked const&) const = default;
};

/// Sorts each run of combining characters by class; those of one class keep their order.
void reorder(std::u32string& text) {
  for (auto at = text.begin(); at != text.end();) {
    if (rank_of(*at) == 0) {
      ++at;
      continue;
    }
    auto const end = std::find_if(at, text.end(), [](char32_t next) { return rank_of(next) == 0; });
    std::vector<Ranked> run;
    for (; at != end; ++at) run.push_back({rank_of(*at), run.size(), *at});
    std::ranges::sort(run);
    std::ranges::transform(run, end - std::ssize(run), &Ranked::code_point);
  }
}

/// Returns 0 if they do not compose.
char32_t composed(char32_t first, char32_t second) {
  if (auto const syllable = composed_hangul(first, second)) return syllable;
  auto const& pairs = tables().by_parts;
  auto const found = std::ranges::lower_bound(pairs, std::pair(first, second), {}, Tables::parts_of);
  return found != pairs.end() && Tables::parts_of(*found) == std::pair(first, second) ? found->composed : 0;
}

std::u32string compose(std::u32string_view text) {
  std::u32string result;
  std::optional<std::size_t> starter;
  char32_t latest = 0;  // the rank of the last character after the starter
  for (auto const next : text) {
    auto const rank = rank_of(next);
    bool const is_adjacent = starter && *starter + 1 == result.size();
    if (starter && (is_adjacent || (latest < rank && latest != 0))) {
      if (auto const both = composed(result[*starter], next)) {
        result[*starter] = both;
        continue;
      }
    }
    if (rank == 0) starter = result.size();
    latest = rank;
    result += next;
  }
  return result;
}

/// Returns the size in bytes of the control character at `at`, or 0 if there is none. These are the controls
/// of ASCII and Latin-1, line and paragraph separators, and direction controls, with which a text could
/// imitate another.
std::size_t control_at(std::string_view utf8, std::size_t at) {
  auto const byte = [&](std::size_t ahead) {
    return at + ahead < utf8.size() ? static_cast<unsigned char>(utf8[at + ahead]) : 0U;
  };
  auto const within = [](unsigned value, unsigned from, unsigned to) { return value >= from && value <= to; };
  if (byte(0) < 0x20 || byte(0) == 0x7F) return 1;
  if (byte(0) == 0xC2 && within(byte(1), 0x80, 0x9F)) return 2;
  if (byte(0) != 0xE2) return 0;
  bool const ends_or_turns = byte(1) == 0x80 && within(byte(2), 0xA8, 0xAE);
  bool const isolates = byte(1) == 0x81 && within(byte(2), 0xA6, 0xA9);
  return ends_or_turns || isolates ? 3 : 0;
}

}  // namespace

CharacterClass class_of(char32_t code_point) {
  if (is_control(code_point)) return CharacterClass::control;
  if (code_point == ' ') return CharacterClass::blank;
  if (code_point < 0xA0) return CharacterClass::visible;
  if (is_within(code_point, 0x200C, 0x200D)) return CharacterClass::joiner;
  if (is_within(code_point, 0xE0020, 0xE007F)) return CharacterClass::tag;
  if (is_variation_selector(code_point)) return CharacterClass::variation_selector;
  auto const& data = tables();
  if (range_of(data.ignored, code_point) != nullptr) return CharacterClass::ignored;
  if (range_of(data.blank, code_point) != nullptr) return CharacterClass::blank;
  return range_of(data.marks, code_point) != nullptr ? CharacterClass::mark : CharacterClass::visible;
}

bool is_stacked(char32_t mark) { return range_of(tables().spacing_marks, mark) == nullptr; }

bool is_virama(char32_t mark) {
  static auto const kRank = rank_of(U'\u094D');
  return rank_of(mark) == kRank;
}

std::size_t utf8_size_at(std::string_view text, std::size_t at) {
  auto const byte = [&](std::size_t ahead) {
    return at + ahead < text.size() ? static_cast<unsigned char>(text[at + ahead]) : 0U;
  };
  auto const follows = [&](std::size_t ahead) { return (byte(ahead) & 0xC0U) == 0x80; };
  auto const first = byte(0);
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return follows(1) ? 2 : 0;
  if ((first & 0xF0U) == 0xE0) {
    bool const is_overlong = first == 0xE0 && byte(1) < 0xA0;
    bool const is_surrogate = first == 0xED && byte(1) > 0x9F;
    return follows(1) && follows(2) && !is_overlong && !is_surrogate ? 3 : 0;
  }
  bool const in_range = (first == 0xF0 && byte(1) >= 0x90) || (first >= 0xF1 && first <= 0xF3) ||
                        (first == 0xF4 && byte(1) <= 0x8F);
  return in_range && follows(1) && follows(2) && follows(3) ? 4 : 0;
}

std::optional<std::u32string> code_points_of(std::string_view utf8) {
  std::u32string code_points;
  for (std::size_t at = 0; at < utf8.size();) {
    auto const size = utf8_size_at(utf8, at);
    if (size == 0) return {};
    auto const lead = static_cast<unsigned char>(utf8[at]);
    char32_t code_point = size == 1 ? lead : lead & (0x7FU >> size);
    for (auto const byte : utf8.substr(at + 1, size - 1))
      code_point = code_point << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
    code_points += code_point;
    at += size;
  }
  return code_points;
}

std::string utf8_of(std::u32string_view code_points) {
  std::string text;
  auto const add = [&](char32_t bits) { text += static_cast<char>(bits); };
  auto const follow = [&](char32_t bits) { add(0x80U | (bits & 0x3FU)); };
  for (auto const code_point : code_points) {
    if (code_point < 0x80) {
      add(code_point);
    } else if (code_point < 0x800) {
      add(0xC0U | code_point >> 6U);
    } else if (code_point < 0x10000) {
      add(0xE0U | code_point >> 12U);
      follow(code_point >> 6U);
    } else {
      add(0xF0U | code_point >> 18U);
      follow(code_point >> 12U);
      follow(code_point >> 6U);
    }
    if (code_point >= 0x80) follow(code_point);
  }
  return text;
}

bool is_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    auto const size = utf8_size_at(text, at);
    if (size == 0) return false;
    at += size;
  }
  return true;
}

bool has_controls(std::string_view utf8) {
  for (std::size_t at = 0; at < utf8.size(); ++at) {
    if (control_at(utf8, at) > 0) return true;
  }
  return false;
}

std::string without_controls(std::string_view utf8) {
  std::string text;
  for (std::size_t at = 0; at < utf8.size();) {
    auto const bytes = control_at(utf8, at);
    text += bytes > 0 ? '?' : utf8[at];
    at += std::max<std::size_t>(bytes, 1);
  }
  return text;
}

std::u32string normalized(std::u32string_view code_points) {
  std::u32string decomposed;
  for (auto const code_point : code_points) decompose(code_point, decomposed);
  reorder(decomposed);
  return compose(decomposed);
}

}  // namespace kuhhandel::codec
