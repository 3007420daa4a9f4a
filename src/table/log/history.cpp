#include "table/log/history.h"

#include <algorithm>
#include <utility>

namespace kuhhandel::table {
namespace {

constexpr std::size_t kStepsRemembered = 64;
constexpr std::size_t kEventsRemembered = 300;

}  // namespace

void History::remember(Step const& step) {
  if (step.resets_game) return reset(step.version);
  version_ = step.version;
  recent_.push_back({.at = step.at,
                     .events = static_cast<std::uint32_t>(step.events.size()),
                     .table_changed = step.table_changed});
  if (recent_.size() > kStepsRemembered) recent_.pop_front();
  drop_old_events();
}

void History::continue_after(std::uint64_t version, Incarnation epoch) {
  version_ = version;
  incarnations_.continue_in(std::move(epoch));
  recent_.clear();
  drop_old_events();
}

void History::reset(std::uint64_t version) {
  version_ = version;
  recent_.clear();
  events_.clear();
  events_before_game_ = 0;
}

void History::drop_old_events() {
  std::size_t of_steps = 0;
  for (auto const& step : recent_) of_steps += step.events;
  while (events_.size() > kEventsRemembered) {
    while (of_steps == events_.size()) {
      of_steps -= recent_.front().events;
      recent_.pop_front();
    }
    events_.pop_front();
    if (events_before_game_ > 0) --events_before_game_;
  }
}

std::optional<std::vector<Step>> History::steps_after(std::uint64_t version) const {
  auto const oldest = version_ - recent_.size();
  if (version > version_ || version < oldest) return {};
  std::vector<Step> steps;
  auto end = events_.end();
  auto at = version_;
  for (auto step = recent_.rbegin(); at > version; ++step, --at) {
    auto const begin = end - static_cast<std::ptrdiff_t>(step->events);
    steps.push_back(
        {.version = at, .at = step->at, .events = {begin, end}, .table_changed = step->table_changed});
    end = begin;
  }
  std::ranges::reverse(steps);
  return steps;
}

}  // namespace kuhhandel::table
