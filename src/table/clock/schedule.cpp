#include "table/clock/schedule.h"

#include <algorithm>

namespace kuhhandel::table {

std::optional<Instant> Schedule::due(int standing, Duration patience) const {
  if (auto const* const limit = std::get_if<Limit>(&clock_)) return limit->at;
  if (auto const* const gavel = std::get_if<OwnGavel>(&clock_)) return gavel->at;
  if (auto const* const count = std::get_if<Count>(&clock_)) return count->when(standing - 1) + patience;
  if (auto const* const calls = std::get_if<Calls>(&clock_)) {
    auto const at = calls->at[static_cast<std::size_t>(called_)];
    return called_ < 2 ? at : at + patience;
  }
  return {};
}

void Schedule::begin(Clock const& clock, Instant now) {
  stop(now);
  clock_ = clock;
  called_ = 0;
  since_ = now;
  auto* const limit = std::get_if<Limit>(&clock_);
  if (limit == nullptr) return;
  if (awaited_ != limit->seat) spent_ = Duration{0};
  awaited_ = limit->seat;
  limit->at = std::max(now, limit->at - spent_);
}

void Schedule::change(Clock const& clock, Instant now) {
  if (!std::holds_alternative<Limit>(clock)) stop(now);
  clock_ = clock;
}

void Schedule::stop(Instant now) {
  if (std::holds_alternative<Limit>(clock_)) spent_ += std::max(Duration{0}, now - since_);
}

void Schedule::postpone(Duration by) {
  if (auto* const limit = std::get_if<Limit>(&clock_)) limit->at += by;
}

void Schedule::call(int call, Instant now, Duration next) {
  called_ = call;
  since_ = now;
  if (auto* const gavel = std::get_if<OwnGavel>(&clock_)) gavel->at = now + next;
}

void Schedule::expire_now(Instant now) {
  clock_ = Calls{{now, now, now}};
  since_ = now;
}

}  // namespace kuhhandel::table
