#include "coach/habits.h"

#include <algorithm>
#include <optional>
#include <ranges>
#include <utility>

#include "coach/assessment.h"

namespace kuhhandel::coach {
namespace {

struct SlipOf {
  Slip operator()(action::Bid const&) const { return Slip::bid_on; }
  Slip operator()(action::Sell const&) const { return Slip::sold; }
  Slip operator()(action::Buy const&) const { return Slip::bought; }
  Slip operator()(OneOf<action::Auction, action::Challenge, action::Stop> auto const&) const {
    return Slip::turn;
  }
  Slip operator()(action::Offer const&) const { return Slip::offered; }
  Slip operator()(OneOf<action::Accept, action::Counter> auto const&) const { return Slip::answered; }
  Slip operator()(OneOf<action::Hammer, action::Pay, action::Claim, action::Tick, action::Take, action::Lay,
                        action::Divide, action::Keep, action::Give, action::Exclude> auto const&) const {
    return Slip::other;
  }
};

/// The choice by which the seat came to buy what it paid for in that step, with the worth that it then had.
Decision const* choice_before(int step, std::vector<Decision> const& decisions) {
  auto const bought = [&](Decision const& one) {
    auto const slip = slip_of(one.weighing.chosen.choice);
    return one.step < step && (slip == Slip::bid_on || slip == Slip::bought);
  };
  auto const backwards = std::views::reverse(decisions);
  auto const found = std::ranges::find_if(backwards, bought);
  return found == backwards.end() ? nullptr : &*found;
}

std::optional<Purchase> purchase_in(int step, story::Sale const& sale,
                                    std::vector<Decision> const& decisions) {
  auto const* const choice = choice_before(step, decisions);
  if (choice == nullptr) return {};
  auto const& weighing = choice->weighing;
  auto const& why = weighing.chosen.why;
  if (!weighing.worth || why.animal != sale.lot.animal()) return {};
  return Purchase{.copy = why.copy, .price = sale.price, .worth = *weighing.worth};
}

}  // namespace

std::string_view word_of(Slip slip) {
  switch (slip) {
    case Slip::bid_on:
      return "bid_on";
    case Slip::let_go:
      return "let_go";
    case Slip::sold:
      return "sold";
    case Slip::bought:
      return "bought";
    case Slip::turn:
      return "turn";
    case Slip::offered:
      return "offered";
    case Slip::answered:
      return "answered";
    case Slip::other:
      return "other";
  }
  std::unreachable();
}

Slip slip_of(bots::Choice const& chosen) { return chosen ? std::visit(SlipOf{}, *chosen) : Slip::let_go; }

Habits habits_of(Seat seat, std::vector<Decision> const& decisions, std::vector<story::Tale> const& tales) {
  Habits habits{.lost = {}, .bought = {}, .bluffs = story::bluffs_of(tales, seat)};
  for (auto const& decision : decisions) {
    auto const slip = slip_of(decision.weighing.chosen.choice);
    habits.lost[static_cast<std::size_t>(slip)] += std::max(0.0F, decision.cost());
  }
  for (auto const& told : tales) {
    // Of every sale it is told whether it was dear.
    auto const* const dear = std::get_if<story::DearLot>(&told);
    if (dear == nullptr || dear->sale.buyer != seat || !dear->sale.payee) continue;
    if (auto const purchase = purchase_in(dear->step, dear->sale, decisions))
      habits.bought.push_back(*purchase);
  }
  return habits;
}

}  // namespace kuhhandel::coach
