#include "table/epochs.h"

#include <algorithm>
#include <iterator>
#include <ranges>

namespace kuhhandel::table {
namespace {

/// Who was away for longer is told everything anyway.
constexpr std::size_t kRemembered = 16;

}  // namespace

void Epochs::begin(std::string const& name, std::uint64_t version) {
  if (name == latest().name) return;
  epochs_.push_back({name, version});
  if (epochs_.size() > kRemembered) epochs_.pop_front();
}

std::optional<std::uint64_t> Epochs::went_back(LastTold const& last, std::uint64_t version) const {
  auto const told_later = [&](Epoch const& epoch) { return epoch.from > last.version; };
  auto const later = std::ranges::find_if(epochs_, told_later);
  if (later == epochs_.begin()) return {};
  auto const then = std::prev(later);
  if (then->name == last.epoch) return last.version > version ? std::optional(version) : std::nullopt;
  auto const own = std::ranges::find(epochs_, last.epoch, &Epoch::name);
  return (own == epochs_.end() ? then : std::next(own))->from - 1;
}

}  // namespace kuhhandel::table
