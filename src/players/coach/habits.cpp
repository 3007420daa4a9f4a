#include "coach/habits.h"

#include <algorithm>
#include <optional>
#include <ranges>
#include <utility>

#include "coach/decision.h"

namespace kuhhandel::coach {
namespace {

struct SlipOf {
  MistakeKind operator()(action::Bid const&) const { return MistakeKind::bid_on; }
  MistakeKind operator()(action::Sell const&) const { return MistakeKind::sold; }
  MistakeKind operator()(action::Buy const&) const { return MistakeKind::bought; }
  MistakeKind operator()(OneOf<action::Auction, action::Challenge, action::Stop> auto const&) const {
    return MistakeKind::turn;
  }
  MistakeKind operator()(action::Offer const&) const { return MistakeKind::offered; }
  MistakeKind operator()(OneOf<action::Accept, action::Counter> auto const&) const {
    return MistakeKind::answered;
  }
  MistakeKind operator()(
      OneOf<action::Hammer, action::Pay, action::Claim, action::Tick, action::Take, action::Lay,
            action::Divide, action::Keep, action::Give, action::Exclude> auto const&) const {
    return MistakeKind::other;
  }
};

/// Returns the choice that led to the purchase paid for in that step, with the worth at that time.
Decision const* choice_before(int step, std::vector<Decision> const& decisions) {
  auto const bought = [&](Decision const& one) {
    auto const mistake = mistake_kind_of(one.comparison.chosen.choice);
    return one.step < step && (mistake == MistakeKind::bid_on || mistake == MistakeKind::bought);
  };
  auto const backwards = std::views::reverse(decisions);
  auto const found = std::ranges::find_if(backwards, bought);
  return found == backwards.end() ? nullptr : &*found;
}

std::optional<Purchase> purchase_in(int step, story::Sale const& sale,
                                    std::vector<Decision> const& decisions) {
  auto const* const choice = choice_before(step, decisions);
  if (choice == nullptr) return {};
  auto const& comparison = choice->comparison;
  auto const& why = comparison.chosen.why;
  if (!comparison.worth || why.animal != sale.lot.animal()) return {};
  return Purchase{.copy = why.copy, .price = sale.price, .worth = *comparison.worth};
}

}  // namespace

std::string_view word_of(MistakeKind mistake) {
  switch (mistake) {
    case MistakeKind::bid_on:
      return "bid_on";
    case MistakeKind::let_go:
      return "let_go";
    case MistakeKind::sold:
      return "sold";
    case MistakeKind::bought:
      return "bought";
    case MistakeKind::turn:
      return "turn";
    case MistakeKind::offered:
      return "offered";
    case MistakeKind::answered:
      return "answered";
    case MistakeKind::other:
      return "other";
  }
  std::unreachable();
}

MistakeKind mistake_kind_of(bots::Choice const& chosen) {
  return chosen ? std::visit(SlipOf{}, *chosen) : MistakeKind::let_go;
}

Habits habits_of(Seat seat, std::vector<Decision> const& decisions, std::vector<story::Tale> const& tales) {
  Habits habits{.lost = {}, .bought = {}, .bluffs = story::bluffs_of(tales, seat)};
  for (auto const& decision : decisions) {
    auto const mistake = mistake_kind_of(decision.comparison.chosen.choice);
    habits.lost[static_cast<std::size_t>(mistake)] += std::max(0.0F, decision.cost());
  }
  for (auto const& tale : tales) {
    // Every sale has a DearLot tale, whatever its price.
    auto const* const dear = std::get_if<story::DearLot>(&tale);
    if (dear == nullptr || dear->sale.buyer != seat || !dear->sale.payee) continue;
    if (auto const purchase = purchase_in(dear->step, dear->sale, decisions))
      habits.bought.push_back(*purchase);
  }
  return habits;
}

}  // namespace kuhhandel::coach
