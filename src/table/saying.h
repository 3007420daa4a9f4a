// What people say to each other at a table: a phrase that each reads in their own language, the cry of an
// animal, or words of their own. It is no part of the game: no step, no log and no record has it.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "engine/edition.h"
#include "engine/seat.h"
#include "table/instant.h"

namespace kuhhandel::table {

/// The phrases, as the protocol names them; the client has the words.
inline constexpr std::array<std::string_view, 12> kPhrases{"hello",      "good_luck", "thanks",  "sorry",
                                                           "one_moment", "your_turn", "bargain", "too_dear",
                                                           "bluff",      "well_done", "again",   "bye"};

namespace saying {

/// One of kPhrases.
struct Phrase {
  std::string_view name;
};
struct Cry {
  AnimalId animal;
};
/// 1 to kLongestText letters, of one line.
struct Text {
  std::string text;
};

inline constexpr std::size_t kLongestText = 200;

}  // namespace saying

using Saying = std::variant<saying::Phrase, saying::Cry, saying::Text>;

/// Something that was said, by whom and when. The name stays with it where another takes the seat.
struct TalkMessage {
  Instant at;
  Seat seat;
  std::string player;
  Saying saying;
};

}  // namespace kuhhandel::table
