// Words that a table of games may contain, in the languages of the client: headings, editions, animals, yes
// and no.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kuhhandel::groups {

enum class CsvColumn : std::uint8_t {
  game,
  date,
  place,
  note,
  edition,
  rules,
  player,
  points,
  quartets,
  pedigrees,
  rats,
  excluded,
  bonus,
  money
};

/// The headings of an export, in the order of CsvColumn.
inline constexpr std::array<std::string_view, 14> kCsvHeadings{
    "game",   "date",     "place",     "note", "edition",  "rules", "player",
    "points", "quartets", "pedigrees", "rats", "excluded", "bonus", "money"};

constexpr std::size_t index_of(CsvColumn column) { return static_cast<std::size_t>(column); }
constexpr std::string_view heading_of(CsvColumn column) { return kCsvHeadings[index_of(column)]; }

/// Returns the column with that heading, in any case and language, with any blanks and punctuation.
std::optional<CsvColumn> column_named(std::string_view heading);

/// Returns the id of the edition with that name; the text itself if there is none.
std::string edition_id_of(std::string_view text);

/// Returns the id of the animal with that name; the text itself if there is none.
std::string animal_id_of(std::string_view text);

/// Returns nullopt if the text is neither yes nor no in any of the languages. An empty text is no.
std::optional<bool> yes_or_no(std::string_view text);

/// Returns whether the text says that there is nothing, such as "none" or "-".
bool is_word_for_nothing(std::string_view text);

/// In a list of animals: the animals are not known.
inline constexpr std::string_view kUnknownCards = "?";
inline constexpr std::string_view kNoCards = "none";

}  // namespace kuhhandel::groups
