// Chat at a table: a translated phrase, an animal sound, or free text.
// Chat is not part of the game: it is in no step, log or record.
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

/// The protocol's names of the phrases; the client has the texts.
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

/// A chat message with its author and time. It keeps the author's name if another player takes the seat.
struct TalkMessage {
  Instant at;
  Seat seat;
  std::string player;
  Saying saying;
};

}  // namespace kuhhandel::table
