// Data of one table or group that is damaged: whoever asks for it is told, and all others play on.
#pragma once

#include <stdexcept>
#include <string_view>

#include "apps/server/journal.h"
#include "apps/server/json_answer.h"

namespace kuhhandel {

/// What the store holds of a table or a group cannot be read; nothing was changed. The sentence is for the
/// keeper of the server.
struct Unreadable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline constexpr std::string_view kUnreadable = "unreadable";
inline constexpr std::string_view kUnreadableSentence =
    "What is kept of it cannot be read; who keeps this server has to look after it.";

/// What `answer` gives, or 500 `unreadable` and a line in the server's log.
template <class Answer>
auto unless_damaged(Answer const& answer) -> decltype(answer()) {
  try {
    return answer();
  } catch (Unreadable const& damage) {
    note(kUnreadable, "why", damage.what());
    return error_answer(500, kUnreadable, kUnreadableSentence);
  }
}

}  // namespace kuhhandel
