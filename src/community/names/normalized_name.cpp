#include "names/normalized_name.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <memory>
#include <span>

namespace kuhhandel::names {
namespace {

/// Returns the words separated by single spaces.
std::string with_single_spaces(std::string_view text) {
  std::string words;
  bool gap = false;
  for (char const letter : text) {
    if (letter == ' ') {
      gap = !words.empty();
      continue;
    }
    if (gap) words += ' ';
    gap = false;
    words += letter;
  }
  return words;
}

/// Letters and the Latin ones that they look like, in the same order. By lowercase letters, since names are
/// folded; some look alike only in uppercase.
struct Likenesses {
  std::string_view letters;
  std::string_view latin;
};

constexpr Likenesses kLikenesses[] = {
    // Cyrillic
    {"авгеёкмнопрстухіјѕԁһӏԛԝүѵҳѡ", "abreekmhonpctyxijsdhlqwyvxw"},
    // Greek and Coptic
    {"αβεζηικμνορτυχⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abezhikmnoptyxabehikmnopctyx"},
    // Latin for phonetics, Armenian
    {"ıɑɡɩօոսհ", "iagionuh"},
    {"ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"},
    // Cherokee, Lisu, Canadian syllabics
    {"ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ", "abcdeghijklmprstvwyz"},
    {"ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "abcdefghijklmnoprstuvwxyz"},
    {"ᗩᗷᑕᗪᖴᒍᑭᖇᑌᐯ᙭", "abcdfjpruvx"},
    // The other letters that Unicode lists as confusable with one Latin letter (UTS 39, Unicode 15)
    {"ƅƍƽǀɣɯʋʝᴑᶃᶌẝỿꞙꞟꞵꬲꬵꬽꭇꭈꭎꭒꭓꭚγσϝϳϻᴦьҽԍꙇ", "bgslywujogyfyfubeforruuxyyofjmrbegi"},
    {"ագզռտցքଠഠဝყჿሀዐᎱᎽᏂᏏᏒᏔᏕᏧᏳᑯᑲᒪᕁᕼᕽᖯᗅᗞᗰᚷᛁᛕᛖⲅⳑⴸⴹⵏⵔⵕⵝꓒꛟ", "wqqnsgfoooyouoryhbrwsdgdblxhxbadmxlkmrlveloqxdv"},
    {"𐊂𐊆𐊇𐊊𐊐𐊒𐊕𐊖𐊗𐊠𐊡𐊢𐊥𐊫𐊰𐊱𐊲𐊴𐋏𐌁𐌂𐌉𐌑𐌕𐌗𐐬𐐽𐑃𐑈𐓜𐓪𐓶𐔓𐔖𐔘𐔜𐔝𐔥𐔦𐔧", "beflxopstabcfomtyxhbclmtxoclsrounokcvflx"},
    {"𑜆𑜊𑜎𑜏𑣀𑣁𑣂𑣃𑣄𑣆𑣈𑣉𑣎𑣒𑣕𑣗𑣘𑣜𑣠𑣥𑣦𑣩𑣬𑣯𖼈𖼊𖼖𖼨𖼵𖼺𖽀𖽂𖽃", "vwwwvsfiyeozeloouyxzwcxxvtllrsauy"},
};

/// Alphabets of symbols in the order of the Latin letters: circles, squares, and the letters of flags.
constexpr utf8proc_int32_t kSymbolsOfA[] = {0x1F150, 0x1F170, 0x1F1E6};

/// Returns an empty text if the input is not UTF-8 or nothing remains.
std::string mapped(std::string_view text, int options) {
  utf8proc_uint8_t* result = nullptr;
  auto const* const bytes = reinterpret_cast<utf8proc_uint8_t const*>(text.data());
  auto const size = utf8proc_map(bytes, static_cast<utf8proc_ssize_t>(text.size()), &result,
                                 static_cast<utf8proc_option_t>(UTF8PROC_STABLE | options));
  std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> const owned(result, &std::free);
  if (size <= 0) return {};
  return {reinterpret_cast<char const*>(result), static_cast<std::size_t>(size)};
}

utf8proc_int32_t code_point_of(std::string_view letter) {
  utf8proc_int32_t code_point = -1;
  utf8proc_iterate(reinterpret_cast<utf8proc_uint8_t const*>(letter.data()),
                   static_cast<utf8proc_ssize_t>(letter.size()), &code_point);
  return code_point;
}

bool is_digit(std::string_view letter) {
  auto const category = utf8proc_category(code_point_of(letter));
  return category >= UTF8PROC_CATEGORY_ND && category <= UTF8PROC_CATEGORY_NO;
}

/// Only accents of Latin, Greek and Cyrillic letters: the vowel signs of other scripts distinguish names.
bool is_accent(utf8proc_int32_t code_point) {
  auto const within = [&](utf8proc_int32_t first, utf8proc_int32_t last) {
    return code_point >= first && code_point <= last;
  };
  return within(0x300, 0x36F) || within(0x1AB0, 0x1AFF) || within(0x1DC0, 0x1DFF) || within(0x20D0, 0x20FF) ||
         within(0xFE20, 0xFE2F);
}

/// Letters and digits that are taken for others: 4nna, Ju1ia, Jullen.
constexpr std::string_view kConfusable = "0134578l";
constexpr std::string_view kTakenFor = "oieastbi";
static_assert(kConfusable.size() == kTakenFor.size());

bool is_in_skeleton(std::string_view letter) {
  auto const code_point = code_point_of(letter);
  auto const category = utf8proc_category(code_point);
  bool const is_letter = category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO;
  bool const is_mark = category >= UTF8PROC_CATEGORY_MN && category <= UTF8PROC_CATEGORY_ME;
  return is_letter || is_digit(letter) || (is_mark && !is_accent(code_point));
}

/// Removes the first character from a non-empty UTF-8 text.
std::string_view take_letter(std::string_view& text) {
  std::size_t size = 1;
  while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U) ++size;
  auto const letter = text.substr(0, size);
  text.remove_prefix(size);
  return letter;
}

using Lookalikes = std::map<std::string, char, std::less<>>;

Lookalikes make_lookalikes(std::span<Likenesses const> alphabets) {
  Lookalikes all;
  for (auto [letters, latin] : alphabets)
    for (char const like : latin) all.emplace(take_letter(letters), like);
  return all;
}

/// Returns the folded name with Latin letters for similar ones.
std::string with_latin_letters(std::string_view name) {
  static auto const lookalikes = make_lookalikes(kLikenesses);
  auto const folded = normalized_name(name);
  std::string seen;
  for (std::string_view rest = folded; !rest.empty();) {
    auto const letter = take_letter(rest);
    auto const code_point = code_point_of(letter);
    auto const* const symbols = std::ranges::find_if(
        kSymbolsOfA, [&](auto first) { return code_point >= first && code_point < first + 26; });
    if (auto const like = lookalikes.find(letter); like != lookalikes.end())
      seen += like->second;
    else if (symbols != std::end(kSymbolsOfA))
      seen += static_cast<char>('a' + (code_point - *symbols));
    else
      seen += letter;
  }
  return seen;
}

/// Symbols and letters that resemble a Latin letter and are written for it: @nna, €mil, Je$$ica, Λnna, Кяis.
/// Other names contain these letters honestly, so they count only for bans.
constexpr Likenesses kWrittenForLetters{"@€$!¡|£¥¢+×#∀∆λδσςξяишщωθøłđħŧð", "aesiiilyctxhaaaaeeernwwwooldhtd"};

/// Returns the text with letters for symbols that are written for them.
std::string with_letters_for_symbols(std::string_view name) {
  static auto const symbols = make_lookalikes({&kWrittenForLetters, 1});
  std::string text;
  while (!name.empty()) {
    auto const letter = take_letter(name);
    auto const like = symbols.find(letter);
    text += like == symbols.end() ? letter : std::string_view(&like->second, 1);
  }
  return text;
}

std::string_view without_digits_at_start(std::string_view name) {
  for (auto rest = name; !rest.empty(); name = rest) {
    auto const letter = take_letter(rest);
    if (is_in_skeleton(letter) && !is_digit(letter)) break;
  }
  return name;
}

/// Returns the word with at most `most` of a letter that comes more than twice in a row.
std::string with_short_runs(std::string_view word, std::size_t most) {
  std::string text;
  while (!word.empty()) {
    auto const letter = take_letter(word);
    std::size_t count = 1;
    for (; word.starts_with(letter); word.remove_prefix(letter.size())) ++count;
    for (auto i = count > 2 ? std::min(count, most) : count; i > 0; --i) text += letter;
  }
  return text;
}

/// Returns the word without x on both sides: xXAnnaXx.
std::string_view without_decoration(std::string_view word) {
  auto const first = word.find_first_not_of('x');
  auto const last = word.find_last_not_of('x');
  bool const is_decorated = first != std::string_view::npos && first > 0 && last + 1 < word.size();
  return is_decorated ? word.substr(first, last + 1 - first) : word;
}

/// Returns the part of which the word is a repetition, such as AnnaAnna. Words as short as "Lili" stay whole.
std::string_view without_repetition(std::string_view word) {
  constexpr std::size_t kShortest = 3;
  for (auto size = kShortest; size <= word.size() / 2; ++size) {
    if (word.size() % size == 0 && word.substr(size) == word.substr(0, word.size() - size))
      return word.substr(0, size);
  }
  return word;
}

using Letters = std::vector<std::string>;

/// Returns the letters and digits between spaces and punctuation, without accents.
std::vector<Letters> tokens_of(std::string_view name) {
  auto const parts = mapped(with_latin_letters(name), UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT);
  std::vector<Letters> tokens(1);
  for (std::string_view rest = parts; !rest.empty();) {
    auto const letter = take_letter(rest);
    if (is_in_skeleton(letter)) {
      tokens.back().emplace_back(letter);
    } else if (!is_accent(code_point_of(letter)) && !tokens.back().empty()) {
      tokens.emplace_back();
    }
  }
  if (tokens.back().empty()) tokens.pop_back();
  return tokens;
}

/// Returns whether the name is written like "A n n a".
bool is_spaced_out(std::vector<Letters> const& tokens) {
  return tokens.size() > 2 &&
         std::ranges::all_of(tokens, [](auto const& token) { return token.size() == 1; });
}

/// The letters of a name, and how many digits are at its end.
struct Spelling {
  Letters letters{};
  std::size_t final_digits = 0;
  std::size_t standalone_digits = 0;  // of these, not in a word with a letter

  explicit Spelling(std::vector<Letters> const& tokens) {
    for (auto const& token : tokens) letters.insert(letters.end(), token.begin(), token.end());
    final_digits = digits_at_end(letters);
    // A name of digits only is a word.
    if (final_digits == letters.size()) final_digits = 0;
    if (final_digits == 0 || is_spaced_out(tokens)) return;
    for (auto token = tokens.rbegin(); digits_at_end(*token) == token->size(); ++token)
      standalone_digits += token->size();
  }
  static std::size_t digits_at_end(Letters const& letters) {
    auto const last = std::ranges::find_if_not(letters.rbegin(), letters.rend(), is_digit);
    return static_cast<std::size_t>(last - letters.rbegin());
  }
  std::string text(std::size_t from, std::size_t to) const {
    std::string text;
    for (auto i = from; i < to; ++i) text += letters[i];
    return text;
  }
};

std::string without_confusables(std::string skeleton) {
  for (char& letter : skeleton) {
    auto const at = kConfusable.find(letter);
    if (at != std::string_view::npos) letter = kTakenFor[at];
  }
  return skeleton;
}

}  // namespace

std::string name_skeleton(std::string_view name) {
  auto seen = with_latin_letters(name);
  std::erase(seen, ' ');
  return seen;
}

std::vector<NameReading> name_readings(std::string_view name) {
  Spelling const spelling(tokens_of(name));
  auto const size = spelling.letters.size();
  if (size == 0) return {{.word = without_confusables(name_skeleton(name))}};
  std::vector<NameReading> readings;
  for (auto digits = spelling.standalone_digits; digits <= spelling.final_digits; ++digits) {
    auto const end = size - digits;
    readings.push_back({.word = without_confusables(name_skeleton(spelling.text(0, end))),
                        .number = spelling.text(end, size)});
  }
  return readings;
}

std::vector<NameReading> disguised_readings(std::string_view name) {
  std::vector<NameReading> readings;
  for (auto const& text : {std::string(name), with_letters_for_symbols(normalized_name(name))}) {
    for (auto const& start : {std::string_view(text), without_digits_at_start(text)}) {
      if (start.empty()) continue;
      for (auto const& [word, number] : name_readings(start))
        for (auto const part : {std::string_view(word), without_repetition(without_decoration(word))})
          for (auto const most : {name.size(), std::size_t{2}, std::size_t{1}})
            readings.push_back({.word = with_short_runs(part, most), .number = number});
    }
  }
  return readings;
}

std::string normalized_name(std::string_view name) {
  return with_single_spaces(
      mapped(name, UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE));
}

}  // namespace kuhhandel::names
