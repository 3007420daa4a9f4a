// How the server answers where the data of one table or group is damaged; all others play on.
#pragma once

#include <string_view>

#include "server/http/json_response.h"
#include "server/observability/json_log.h"
#include "store/unreadable.h"

namespace kuhhandel::server {

inline constexpr std::string_view kUnreadable = "unreadable";
inline constexpr std::string_view kUnreadableSentence =
    "What is kept of it cannot be read; who keeps this server has to look after it.";

/// What `answer` gives; where that finds damage a line in the server's log, and what `otherwise` gives. What
/// else the store throws is thrown on.
template <class Answer, class Otherwise>
auto unless_damaged(Answer const& answer, Otherwise const& otherwise) -> decltype(answer()) {
  try {
    return answer();
  } catch (store::Unreadable const& damage) {
    journal("unreadable", "why", damage.what());
  } catch (SQLite::Exception const& error) {
    if (!store::is_damage(error)) throw;
    journal("unreadable", "why", error.what());
  }
  return otherwise();
}

/// The same, or 500 `unreadable`.
template <class Answer>
auto unless_damaged(Answer const& answer) -> decltype(answer()) {
  return unless_damaged(answer, [] { return error_answer(500, kUnreadable, kUnreadableSentence); });
}

}  // namespace kuhhandel::server
