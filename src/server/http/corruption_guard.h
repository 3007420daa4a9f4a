// Limits the effect of damaged data to one table or group; all others continue.
#pragma once

#include <string_view>

#include "server/http/json_response.h"
#include "server/observability/json_log.h"
#include "store/corrupt_data.h"

namespace kuhhandel::server {

inline constexpr std::string_view kCorruptData = "unreadable";
inline constexpr std::string_view kCorruptDataSentence = "Its data is damaged. The operator must repair it.";

/// Returns the result of `work`. If it finds damaged data, logs that and returns the result of
/// `on_corruption`. Rethrows all other errors of the store.
template <class Work, class OnCorruption>
auto guard_corruption(Work const& work, OnCorruption const& on_corruption) -> decltype(work()) {
  try {
    return work();
  } catch (store::CorruptData const& damage) {
    log_json("unreadable", "why", damage.what());
  } catch (SQLite::Exception const& error) {
    if (!store::is_corruption(error)) throw;
    log_json("unreadable", "why", error.what());
  }
  return on_corruption();
}

/// The same, with the response 500 `unreadable`.
template <class Work>
auto guard_corruption(Work const& work) -> decltype(work()) {
  return guard_corruption(work, [] { return error_response(500, kCorruptData, kCorruptDataSentence); });
}

}  // namespace kuhhandel::server
