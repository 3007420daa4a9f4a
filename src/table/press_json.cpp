#include "table/press_json.h"

namespace kuhhandel::table {

std::chrono::milliseconds read_time(codec::Field const& field) {
  constexpr std::int64_t kFarthest = 300'000'000'000'000;
  return std::chrono::milliseconds{field.whole(0, kFarthest)};
}

Seen read_seen(codec::Field const& field) {
  auto const fields = field.fields({"at", "ago"});
  return {.at = read_time(fields.required("at")), .ago = read_time(fields.required("ago"))};
}

}  // namespace kuhhandel::table
