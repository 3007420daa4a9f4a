#include "bots/beliefs/imagined_deal.h"

#include <optional>
#include <utility>

#include "engine/cards/payments.h"
#include "engine/phases/answer.h"

namespace kuhhandel::bots {
namespace {

constexpr int kTries = 24;

bool agrees(SecretDeal const& deal, Laid const& laid) {
  auto const first = laid.first.sum();
  auto const second = laid.second.sum();
  switch (deal.compared) {
    case Compared::unseen:
      return first >= deal.first_at_least;
    case Compared::first_higher:
      return first > second;
    case Compared::second_higher:
      return first < second;
    case Compared::equal:
      return first == second;
  }
  std::unreachable();
}

/// If random draws find nothing: as much as possible on the higher side, as little as possible on the other.
Laid extreme(SecretDeal const& deal, Hands const& hands) {
  auto const first = hands.of(deal.first);
  auto const second = hands.of(deal.second);
  bool const first_high = deal.compared == Compared::unseen || deal.compared == Compared::first_higher;
  bool const second_high = deal.compared == Compared::second_higher;
  return {
      .first = first_high ? dearest_cards(first, deal.first_cards) : cheapest_cards(first, deal.first_cards),
      .second =
          second_high ? dearest_cards(second, deal.second_cards) : cheapest_cards(second, deal.second_cards)};
}

std::optional<Laid> imagine_laid(SecretDeal const& deal, Hands const& hands, Rng& rng) {
  auto const first = hands.of(deal.first);
  auto const second = hands.of(deal.second);
  if (first.size() < deal.first_cards || second.size() < deal.second_cards) return {};
  for (int i = 0; i < kTries; ++i) {
    auto const of_first = draw_cards(first, deal.first_cards, rng);
    Laid const laid{of_first, draw_cards(second, deal.second_cards, rng)};
    if (agrees(deal, laid)) return laid;
  }
  auto const laid = extreme(deal, hands);
  if (agrees(deal, laid)) return laid;
  return {};
}

}  // namespace

bool settle_imagined(Ruleset const& rules, SecretDeal const& deal, Hands& hands, Rng& rng) {
  auto const laid = imagine_laid(deal, hands, rng);
  if (!laid) return false;
  hands.of(deal.first) -= laid->first;
  hands.of(deal.second) -= laid->second;
  auto receipts = Receipts{.challenger = {}, .challenged = laid->first};
  if (deal.second_cards > 0) receipts = settle(rules, laid->first, laid->second);
  if (deal.second_cards == 0 && rules.zeros_return && deal.first_at_least == 0) {
    receipts = {.challenger = zeros_of(laid->first), .challenged = laid->first - zeros_of(laid->first)};
  }
  hands.of(deal.first) += receipts.challenger;
  hands.of(deal.second) += receipts.challenged;
  return true;
}

}  // namespace kuhhandel::bots
