#include "groups/csv/csv_words.h"

#include <algorithm>
#include <span>

#include "codec/text/unicode.h"
#include "codec/text/written_text.h"

namespace kuhhandel::groups {
namespace {

/// Words, separated by spaces, that mean the same; all in the form of folded().
struct Meaning {
  std::string_view id;
  std::string_view words;
};

constexpr Meaning kHeadingWords[] = {
    {"game",
     "game gameno gamenr gamenumber gameid spiel spielnr spielnummer partie partienr spel spelnr spelnummer "
     "potje partij jeu numérodepartie numerodepartie партия игра номерпартии номеригры"},
    {"date", "date day when datum tag spieltag wann dag speeldatum wanneer jour quand дата день когда"},
    {"place", "place location where ort spielort wo plaats locatie waar lieu endroit où место где"},
    {"note",
     "note notes comment comments remark remarks notiz notizen bemerkung bemerkungen anmerkung kommentar "
     "notitie notities opmerking opmerkingen remarque remarques commentaire заметка заметки примечание "
     "комментарий"},
    {"edition", "edition ausgabe auflage editie uitgave édition издание"},
    {"rules",
     "rules houserules hausregeln regeln huisregels regels règles regles règlesmaison reglesmaison правила "
     "домашниеправила"},
    {"player",
     "player players name who spieler spielerin spielerinnen mitspieler wer speler spelers naam wie joueur "
     "joueurs joueuse nom prénom prenom qui игрок игроки имя кто"},
    {"points",
     "points point pts score scores total punkte punktzahl punktestand ergebnis gesamt punten puntenaantal "
     "totaal очки счет баллы итог результат"},
    {"quartets",
     "quartets quartet animals quartette quartett tiere kwartetten kwartet dieren familles famille animaux "
     "квартеты квартет животные"},
    {"pedigrees",
     "pedigrees pedigree stammbäume stammbaum stammbaeume stambomen stamboom родословные родословная"},
    {"rats", "rats rat ratten ratte крысы"},
    {"excluded",
     "excluded exclusion leftout ausgeschlossen weggelassen uitgesloten weggelaten exclu exclue écartée "
     "ecartee familleécartée familleecartee исключен исключено исключенный"},
    {"bonus", "bonus bonuscard bonuskarte bonuskaart cartebonus бонус бонуснаякарта"},
    {"money",
     "money moneyinhand cash geld geldaufderhand geldindehand argent argentenmain деньги деньгинаруках"},
};

constexpr Meaning kEditionWords[] = {
    {"first",
     "first 1st 1stedition firstedition 1 1ausgabe ersteausgabe 1e 1eeditie 1re 1reédition 1е "
     "1еиздание"},
    {"second",
     "second 2nd 2ndedition secondedition 2 2ausgabe zweiteausgabe 2e 2eeditie 2eédition 2е "
     "2еиздание"},
    {"russian",
     "russian russianedition russisch russischeausgabe russischeeditie russe éditionrusse русское "
     "русскоеиздание"},
    {"master", "master мастер"},
    {"duel", "duel duell дуэль"},
};

constexpr Meaning kAnimalWords[] = {
    {"rooster", "rooster roosters hahn hähne haan hanen coq coqs петух петухи"},
    {"goose", "goose geese gans gänse ganzen oie oies гусь гуси"},
    {"cat", "cat cats katze katzen kat katten chat chats кошка кошки"},
    {"dog", "dog dogs hund hunde hond honden chien chiens собака собаки"},
    {"sheep", "sheep schaf schafe schaap schapen mouton moutons овца овцы"},
    {"goat", "goat goats ziege ziegen geit geiten chèvre chèvres коза козы"},
    {"donkey", "donkey donkeys esel ezel ezels âne ânes осел ослы"},
    {"pig", "pig pigs schwein schweine varken varkens cochon cochons свинья свиньи"},
    {"cow", "cow cows kuh kühe koe koeien vache vaches корова коровы"},
    {"horse", "horse horses pferd pferde paard paarden cheval chevaux лошадь лошади"},
};

constexpr std::string_view kYes = "yes y x 1 true ja j wahr waar oui o vrai да д истина";
constexpr std::string_view kNo = "no n 0 false nein falsch nee onwaar non faux нет н ложь";
constexpr std::string_view kNothing = "none keine keins kein geen aucun aucune нет";
constexpr std::string_view kDashes[] = {"-", "–", "—"};

char32_t lower(char32_t letter) {
  bool const is_latin =
      (letter >= 'A' && letter <= 'Z') || (letter >= 0xC0 && letter <= 0xDE && letter != 0xD7);
  if (is_latin || (letter >= 0x410 && letter <= 0x42F)) return letter + 0x20;
  // Russian tables often have е for ё.
  if (letter == 0x401 || letter == 0x451) return 0x435;
  return letter == 0x152 ? 0x153 : letter;
}

/// Returns the letters and digits in lower case, without blanks and punctuation.
std::string folded(std::string_view text) {
  auto const letters = codec::code_points_of(codec::cleaned_text(text).value_or(std::string()));
  std::u32string kept;
  for (auto const letter : letters.value_or(std::u32string())) {
    auto const small = lower(letter);
    bool const is_ascii = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
    bool const is_other = (small >= 0xC0 && small < 0x250) || (small >= 0x400 && small < 0x530);
    if (is_ascii || is_other) kept += small;
  }
  return codec::utf8_of(kept);
}

bool has_word(std::string_view words, std::string_view word) {
  while (!words.empty()) {
    auto const end = std::min(words.find(' '), words.size());
    if (words.substr(0, end) == word) return true;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return false;
}

std::optional<std::string_view> meaning_of(std::string_view text, std::span<Meaning const> meanings) {
  auto const word = folded(text);
  for (auto const& meaning : meanings)
    if (has_word(meaning.words, word)) return meaning.id;
  return {};
}

std::string id_or_text(std::string_view text, std::span<Meaning const> meanings) {
  return std::string(meaning_of(text, meanings).value_or(text));
}

}  // namespace

std::optional<CsvColumn> column_named(std::string_view heading) {
  auto const meaning = meaning_of(heading, kHeadingWords);
  if (!meaning) return {};
  return static_cast<CsvColumn>(std::ranges::find(kCsvHeadings, *meaning) - kCsvHeadings.begin());
}

std::string edition_id_of(std::string_view text) { return id_or_text(text, kEditionWords); }

std::string animal_id_of(std::string_view text) { return id_or_text(text, kAnimalWords); }

std::optional<bool> yes_or_no(std::string_view text) {
  if (text.empty() || std::ranges::find(kDashes, text) != std::end(kDashes)) return false;
  if (text == "✓" || text == "✔") return true;
  auto const word = folded(text);
  if (has_word(kYes, word)) return true;
  if (has_word(kNo, word)) return false;
  return {};
}

bool is_word_for_nothing(std::string_view text) {
  return std::ranges::find(kDashes, text) != std::end(kDashes) || has_word(kNothing, folded(text));
}

}  // namespace kuhhandel::groups
