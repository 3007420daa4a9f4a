#include "live/settings.h"

#include <algorithm>
#include <utility>

namespace kuhhandel::live {

bool Settings::awaits(Seat seat, std::string_view id) const {
  return waiting_ && std::ranges::any_of(waiting_->asked, [&](Asked const& asked) {
           return asked.seat == seat && asked.id == id;
         });
}

void Settings::ask(Asked asked, table::Conduct conduct, table::Instant now) {
  if (!waiting_) {
    waiting_.emplace();
    due_ = std::max(now, changed_ + kMoment);
  }
  waiting_->conduct = std::move(conduct);
  waiting_->asked.push_back(std::move(asked));
}

void Settings::hurry(table::Instant now) { due_ = std::min(due_, now); }

std::optional<table::Instant> Settings::next_due() const {
  return waiting_ ? std::optional(due_) : std::nullopt;
}

std::optional<Settings::Change> Settings::due(table::Instant now) {
  if (!waiting_ || now < due_) return {};
  changed_ = now;
  return std::exchange(waiting_, {});
}

}  // namespace kuhhandel::live
