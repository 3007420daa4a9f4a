#include "table/log/incarnations.h"

#include <algorithm>
#include <iterator>
#include <ranges>

namespace kuhhandel::table {
namespace {

/// Clients that were away longer get a snapshot anyway.
constexpr std::size_t kRemembered = 16;

}  // namespace

void Incarnations::begin(std::string const& name, std::uint64_t version) {
  if (name == latest().name) return;
  incarnations_.push_back({name, version});
  if (incarnations_.size() > kRemembered) incarnations_.pop_front();
}

std::optional<std::uint64_t> Incarnations::last_common_version(LastSeen const& last,
                                                               std::uint64_t version) const {
  auto const begins_later = [&](Incarnation const& epoch) { return epoch.from > last.version; };
  auto const later = std::ranges::find_if(incarnations_, begins_later);
  if (later == incarnations_.begin()) return {};
  auto const then = std::prev(later);
  if (then->name == last.incarnation) return last.version > version ? std::optional(version) : std::nullopt;
  auto const own = std::ranges::find(incarnations_, last.incarnation, &Incarnation::name);
  return (own == incarnations_.end() ? then : std::next(own))->from - 1;
}

}  // namespace kuhhandel::table
