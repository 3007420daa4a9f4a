#include "coach/puzzle/theme.h"

#include <algorithm>
#include <utility>

namespace kuhhandel::coach {
namespace {

constexpr int kDearest = 3;

bool is_dear(Edition const& edition, AnimalId animal) {
  int dearer = 0;
  for (auto const other : animals_of(edition)) {
    dearer += animal != kRat && edition.animal(other).worth > edition.animal(animal).worth ? 1 : 0;
  }
  return animal != kRat && dearer < kDearest;
}

bool lays_only_zeros(Ranked const& one) {
  auto const& choice = one.choice.choice;
  if (!choice) return false;
  auto const only_zeros = [](MoneyCards cards) { return !cards.empty() && cards.sum() == 0; };
  auto const* const offer = std::get_if<action::Offer>(&*choice);
  if (offer != nullptr) return only_zeros(offer->money);
  auto const* const counter = std::get_if<action::Counter>(&*choice);
  return counter != nullptr && only_zeros(counter->money);
}

struct ThemeOf {
  Edition const& edition;
  View const& view;
  std::span<Ranked const> choices;

  std::optional<Theme> of_lot(Lot const& lot) const {
    if (!edition.animal(lot.animal()).payouts.empty()) return Theme::donkeys;
    return is_dear(edition, lot.animal()) ? Theme::dear : Theme::stop;
  }
  std::optional<Theme> of_animal(AnimalId animal) const {
    if (view.pile == 0) return Theme::last_trades;
    return is_dear(edition, animal) ? std::optional(Theme::dear) : std::nullopt;
  }
  std::optional<Theme> of_trade(Trade const& trade) const {
    if (trade.round > 1) return Theme::ties;
    if (std::ranges::any_of(choices, lays_only_zeros)) return Theme::zeros;
    return of_animal(trade.animal);
  }
  std::optional<Theme> operator()(seen::TurnChoice const&) const {
    for (auto const& one : choices) {
      auto const& choice = one.choice.choice;
      auto const* const challenge = choice ? std::get_if<action::Challenge>(&*choice) : nullptr;
      auto const theme = challenge == nullptr ? std::nullopt : of_animal(challenge->animal);
      if (theme) return theme;
    }
    return {};
  }
  std::optional<Theme> operator()(phase::Bidding const& auction) const { return of_lot(auction.lot); }
  std::optional<Theme> operator()(phase::BuyingRight const& sale) const { return of_lot(sale.lot); }
  std::optional<Theme> operator()(phase::Offer const& offer) const { return of_trade(offer.trade); }
  std::optional<Theme> operator()(seen::Answer const& answer) const { return of_trade(answer.trade); }
  std::optional<Theme> operator()(OneOf<phase::Countdown, phase::ClaimRight> auto const&) const {
    return Theme::mine;
  }
  std::optional<Theme> operator()(seen::RatRound const&) const { return Theme::rats; }
  std::optional<Theme> operator()(OneOf<phase::Payment, phase::ClaimPayment, seen::Division, seen::Finished,
                                        phase::QuartetExclusion> auto const&) const {
    return {};
  }
};

}  // namespace

std::string_view word_of(Theme theme) {
  switch (theme) {
    case Theme::rats:
      return "rats";
    case Theme::mine:
      return "mine";
    case Theme::ties:
      return "ties";
    case Theme::zeros:
      return "zeros";
    case Theme::last_trades:
      return "last_trades";
    case Theme::donkeys:
      return "donkeys";
    case Theme::dear:
      return "dear";
    case Theme::stop:
      return "stop";
  }
  std::unreachable();
}

std::optional<Theme> theme_of(Edition const& edition, View const& view, std::span<Ranked const> choices) {
  return std::visit(ThemeOf{edition, view, choices}, view.phase);
}

}  // namespace kuhhandel::coach
