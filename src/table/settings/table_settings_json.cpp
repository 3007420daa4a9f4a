#include "table/settings/table_settings_json.h"

namespace kuhhandel::table {

Speed read_speed(codec::Field const& field) { return Speed{static_cast<int>(field.whole(0, kFastestSpeed))}; }

std::optional<std::chrono::hours> read_answer_within(codec::Field const& field) {
  constexpr int kMostHours = 72;
  if (!field.present()) return {};
  return std::chrono::hours{field.whole(1, kMostHours)};
}

std::optional<std::chrono::minutes> read_open_hands(codec::Field const& field) {
  if (!field.present()) return {};
  auto const minutes = field.whole(0, kLatestOpenHands.count());
  if (minutes == 0) return {};
  if (minutes < kSoonestOpenHands.count()) field.refuse("must be 0 (never) or 3 to 60 minutes");
  return std::chrono::minutes{minutes};
}

std::int64_t minutes_of(std::optional<std::chrono::minutes> open_hands) {
  return open_hands ? open_hands->count() : 0;
}

}  // namespace kuhhandel::table
