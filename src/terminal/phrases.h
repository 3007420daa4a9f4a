// The phrases that everyone reads in their own language, as this program words them.
#pragma once

#include <array>
#include <string_view>

#include "table/messages/saying.h"

namespace kuhhandel::terminal {

struct PhraseWords {
  std::string_view name;  // one of kPhrases
  std::string_view words;
};

/// In the order in which an evening needs them; they are said by their places, from 1.
inline constexpr std::array<PhraseWords, table::kPhrases.size()> kPhraseWords{
    {{"hello", "Hello!"},
     {"good_luck", "Good luck!"},
     {"your_turn", "It is your turn!"},
     {"one_moment", "One moment, please."},
     {"bargain", "What a bargain!"},
     {"too_dear", "Too expensive for me."},
     {"bluff", "You're bluffing!"},
     {"well_done", "Well done!"},
     {"thanks", "Thank you!"},
     {"sorry", "Sorry!"},
     {"again", "Once more?"},
     {"bye", "Goodbye!"}}};

}  // namespace kuhhandel::terminal
