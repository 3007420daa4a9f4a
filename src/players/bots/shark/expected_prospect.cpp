#include "bots/shark/expected_prospect.h"

namespace kuhhandel::bots {
namespace {

constexpr int kGlances = 16;  // number of imagined hands

}  // namespace

Prospect expected_prospect(Beliefs const& beliefs, Edition const& edition, View const& view, Rng rng) {
  auto prospect = prospect_of(edition, beliefs.imagine(view, rng));
  prospect.money = {};
  for (int glance = 0; glance < kGlances; ++glance) {
    auto const state = beliefs.imagine(view, rng);
    auto const* const answer = std::get_if<phase::Answer>(&state.phase);
    for (auto const seat : seats_of(view.seats)) {
      bool const laid = answer != nullptr && answer->trade.challenger == seat;
      auto const sum = state.hand(seat).sum() + (laid ? answer->offer.sum() : 0);
      prospect.money_of(seat) += static_cast<float>(sum) / kGlances;
    }
  }
  return prospect;
}

}  // namespace kuhhandel::bots
