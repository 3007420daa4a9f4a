// How the server answers where the data of one table or group is damaged; all others play on.
#pragma once

#include <string_view>

#include "server/journal.h"
#include "server/json_answer.h"
#include "store/unreadable.h"

namespace kuhhandel::server {

inline constexpr std::string_view kUnreadable = "unreadable";
inline constexpr std::string_view kUnreadableSentence =
    "What is kept of it cannot be read; who keeps this server has to look after it.";

/// What `answer` gives, or 500 `unreadable` and a line in the server's log.
template <class Answer>
auto unless_damaged(Answer const& answer) -> decltype(answer()) {
  try {
    return answer();
  } catch (store::Unreadable const& damage) {
    note(kUnreadable, "why", damage.what());
    return error_answer(500, kUnreadable, kUnreadableSentence);
  }
}

}  // namespace kuhhandel::server
