#include "live/debounced_settings.h"

#include <algorithm>
#include <utility>

namespace kuhhandel::live {

bool DebouncedSettings::is_pending(Seat seat, std::string_view id) const {
  return pending_ && std::ranges::any_of(pending_->requests, [&](Request const& request) {
           return request.seat == seat && request.id == id;
         });
}

void DebouncedSettings::submit(Request request, table::TableSettings settings, table::Instant now) {
  if (!pending_) {
    pending_.emplace();
    due_at_ = std::max(now, changed_at_ + kDebounce);
  }
  pending_->settings = std::move(settings);
  pending_->requests.push_back(std::move(request));
}

void DebouncedSettings::flush_now(table::Instant now) { due_at_ = std::min(due_at_, now); }

std::optional<table::Instant> DebouncedSettings::next_due() const {
  return pending_ ? std::optional(due_at_) : std::nullopt;
}

std::optional<DebouncedSettings::Change> DebouncedSettings::take_due(table::Instant now) {
  if (!pending_ || now < due_at_) return {};
  changed_at_ = now;
  return std::exchange(pending_, {});
}

}  // namespace kuhhandel::live
