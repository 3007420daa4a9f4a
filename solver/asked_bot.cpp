#include "solver/asked_bot.h"

#include <algorithm>

#include "bots/registry.h"
#include "engine/rng.h"

namespace kuhhandel::solver {
namespace {

/// The payment without the cards that could be left out, the cheapest of them first (C4.6).
MoneyCards without_spare_cards(MoneyCards payment, Money at_least) {
  for (auto const denomination : kDenominations) {
    auto const card = MoneyCards::of(denomination);
    while (payment.contains(card) && (payment - card).sum() >= at_least) payment -= card;
  }
  return payment;
}

/// The choice as it is listed: a payment is canonical there.
bots::Choice as_listed(bots::Choice choice, View const& view) {
  auto* const pay = choice ? std::get_if<action::Pay>(&*choice) : nullptr;
  auto const* const debt = std::get_if<phase::Payment>(&view.phase);
  if (pay != nullptr && debt != nullptr) pay->money = without_spare_cards(pay->money, debt->at_least);
  return choice;
}

}  // namespace

AskedBot::AskedBot(std::string_view name, Edition const& edition, int seats, Seat seat, int seeds)
    : edition_(edition), seats_(seats), seat_(seat) {
  for (int i = 0; i < seeds; ++i) bots_.push_back(bots::make_bot(name));
}

std::vector<double> const& AskedBot::likelihoods(Occasion const& occasion) {
  auto const [place, is_new] = known_.try_emplace(occasion.memory);
  auto& likely = place->second;
  if (!is_new) return likely;
  likely.resize(occasion.choices.size());
  auto rng = Rng(static_cast<std::uint64_t>(index_of(seat_)));
  for (auto const& bot : bots_) {
    likely[choose(*bot, rng.next(), occasion)] += 1.0 / static_cast<double>(bots_.size());
  }
  return likely;
}

std::size_t AskedBot::choose(bots::Bot& bot, std::uint64_t seed, Occasion const& occasion) {
  bot.start(edition_, seats_, seat_, seed);
  for (auto const& event : occasion.told) bot.see(event);
  auto const chosen = as_listed(bot.decide(occasion.view, occasion.legal), occasion.view);
  auto const found = std::ranges::find(occasion.choices, chosen);
  if (found != occasion.choices.end()) return static_cast<std::size_t>(found - occasion.choices.begin());
  ++faults_;
  return 0;
}

}  // namespace kuhhandel::solver
