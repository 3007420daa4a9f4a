// Text for laws about names and free text: ordinary letters mixed with every kind of invisible character.
#pragma once

#include <rapidcheck.h>

#include <iterator>
#include <string>
#include <vector>

#include "codec/text/unicode.h"

namespace kuhhandel {

/// Characters that are not a name on their own, as UTF-8: spaces, fillers, format characters, selectors,
/// tags, joiners and marks.
inline constexpr char const* kInvisible[] = {
    "",
    " ",
    "\u00a0",
    "\u00ad",
    "\u034f",
    "\u061c",
    "\u115f",
    "\u1160",
    "\u1680",
    "\u17b4",
    "\u180b",
    "\u180e",
    "\u2003",
    "\u200b",
    "\u200c",
    "\u200d",
    "\u200e",
    "\u202e",
    "\u202f",
    "\u205f",
    "\u2060",
    "\u2064",
    "\u2067",
    "\u206a",
    "\u2800",
    "\u3000",
    "\u3164",
    "\ufe0f",
    "\ufeff",
    "\uffa0",
    "\ufff9",
    "\ufffc",
    "\U00013441",
    "\U0001d159",
    "\U0001d173",
    "\U000e0001",
    "\U000e0041",
    "\U000e0100",
    "\u0301",
    "\u20e3",
    "\u093e",
    "\u200d\ufe0f",
    "\u3164 \u200b\u3000",
};

/// Names that must remain as they are.
inline constexpr char const* kNamesOfTheWorld[] = {
    "Anna",
    "Ürs 🐄",
    "Nguyễn Thị Ánh",
    "한글",
    "山田\u3000太郎",
    "葛\U000e0100城",  // with an ideographic variation
    "محمد",
    "می\u200cخواهم",  // Persian, with a non-joiner
    "שָׁלוֹם",
    "क्\u200dष",  // an open conjunct
    "ന്\u200d",   // ends in a joiner after a virama
    "ညွှို့",
    "สมชาย",
    "👨\u200d👩\u200d👧",
    "❤\ufe0f",
    "1\ufe0f\u20e3",
    "🇨🇭",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",  // the flag of England
    "👍🏽",
    "★",
};

/// Draws a text in UTF-8, of characters of all kinds; only inside a property of RapidCheck.
inline std::string any_text() {
  std::string text;
  auto const pieces = *rc::gen::inRange(0, 12);
  for (int piece = 0; piece < pieces; ++piece) {
    switch (*rc::gen::inRange(0, 4)) {
      case 0:
        text += *rc::gen::elementOf(std::vector<std::string>(std::begin(kInvisible), std::end(kInvisible)));
        break;
      case 1:
        text += *rc::gen::elementOf(
            std::vector<std::string>(std::begin(kNamesOfTheWorld), std::end(kNamesOfTheWorld)));
        break;
      case 2:
        text += codec::utf8_of(std::u32string(1, *rc::gen::inRange<char32_t>(0x20, 0x3100)));
        break;
      default:
        text += codec::utf8_of(std::u32string(1, *rc::gen::inRange<char32_t>(0xE000, 0x110000)));
    }
  }
  return text;
}

}  // namespace kuhhandel
