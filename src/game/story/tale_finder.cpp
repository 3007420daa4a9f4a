#include "story/tale_finder.h"

#include <algorithm>

namespace kuhhandel::story {
namespace {

constexpr int kAlways = 3;
constexpr int kMost = 5;

/// A robbery requires that at most a quarter of the value was paid, a bargain at most half.
bool is_highlight(Tale const& tale) {
  if (auto const* const robbery = std::get_if<Robbery>(&tale)) return robbery->cost * 4 <= robbery->worth;
  if (auto const* const bargain = std::get_if<Bargain>(&tale))
    return bargain->sale.price * 2 <= bargain->sale.worth;
  return true;
}

/// Returns the tale with the most weight of each kind, the first if tied.
std::vector<Tale> best_of_each_kind(std::vector<Tale> const& found) {
  std::vector<Tale> best;
  for (auto const& tale : found) {
    if (!is_highlight(tale) || weight_of(tale) <= 0) continue;
    auto const same =
        std::ranges::find_if(best, [&](Tale const& other) { return other.index() == tale.index(); });
    if (same == best.end()) {
      best.push_back(tale);
    } else if (weight_of(tale) > weight_of(*same)) {
      *same = tale;
    }
  }
  return best;
}

/// Reduces the weight by a quarter for each selected tale with the same main player.
Money reduced_weight(std::vector<Tale> const& selected, Tale const& tale) {
  auto weight = weight_of(tale);
  for (auto const& other : selected)
    if (hero_of(other) == hero_of(tale)) weight = 3 * weight / 4;
  return weight;
}

}  // namespace

std::vector<Tale> select_tales(std::vector<Tale> const& found) {
  auto left = best_of_each_kind(found);
  std::vector<Tale> selected;
  while (!left.empty() && selected.size() < kMost) {
    auto const next =
        std::ranges::max_element(left, {}, [&](Tale const& tale) { return reduced_weight(selected, tale); });
    if (selected.size() >= kAlways && 2 * weight_of(*next) < weight_of(selected[kAlways - 1])) break;
    selected.push_back(*next);
    left.erase(next);
  }
  return selected;
}

void TaleFinder::follow(Transition const& transition) {
  if (before_) {
    Step const step{*edition_, step_, *before_, transition.next, transition.events};
    auctions_.follow(step, found_);
    trades_.follow(step, found_);
    donkeys_.follow(step, found_);
    find_swings(step, found_);
    find_struck_quartet(step, found_);
  }
  before_ = transition.next;
  ++step_;
}

}  // namespace kuhhandel::story
