// Views in the form of the protocol.
#pragma once

#include <vector>

#include "engine/view.h"

namespace kuhhandel {

/// The views of all who can look.
inline std::vector<View> all_views(Edition const& edition, State const& state) {
  std::vector<View> views{view_for(edition, state, {})};
  for (auto const seat : seats_of(state.seats)) views.push_back(view_for(edition, state, seat));
  return views;
}

/// The protocol shows who is barred or bound only while bids or claims are open, and of the bids only the
/// standing one.
inline View as_in_protocol(View view) {
  auto* const sale = std::get_if<phase::BuyingRight>(&view.phase);
  auto* const claim = std::get_if<phase::ClaimRight>(&view.phase);
  if (sale != nullptr) sale->barred = sale->bound = {};
  if (sale != nullptr) sale->bids = {};
  if (claim != nullptr) claim->bound = {};
  if (sale != nullptr || claim != nullptr) view.shown = {};
  if (auto* const auction = std::get_if<phase::Bidding>(&view.phase)) auction->bids = {};
  return view;
}

}  // namespace kuhhandel
