#include "engine/view.h"

#include <utility>

#include "engine/phases/bidding.h"
#include "engine/shown.h"
#include "engine/trades.h"
#include "engine/visit.h"

namespace kuhhandel {
namespace {

SeenPhase seen_phase(Edition const& edition, State const& now, Viewer, phase::TurnChoice const& choice) {
  bool const divides = edition.division.has_value();
  return seen::TurnChoice{.may_auction = !divides && !now.pile.empty(),
                          .may_challenge = !choice.traded && may_trade_at_all(now, now.turn),
                          .may_stop = choice.traded,
                          .may_divide = divides && !now.pile.empty()};
}

SeenPhase seen_phase(Edition const&, State const&, Viewer, phase::RatRound const& round) {
  return seen::RatRound{round.auctioneer, round.asked, round.laid.size()};
}

SeenPhase seen_phase(Edition const&, State const&, Viewer viewer, phase::Division const& division) {
  bool const looked = viewer == Viewer{division.seat};
  return seen::Division{division.seat, looked ? std::optional(division.card) : std::nullopt};
}

SeenPhase seen_phase(Edition const& edition, State const&, Viewer viewer, phase::Answer const& answer) {
  seen::Answer seen{.trade = answer.trade, .offered = {}, .laid = {}};
  bool const own = viewer == Viewer{answer.trade.challenger};
  if (own || shows_number_of_offer(edition.rules)) seen.offered = answer.offer.size();
  if (own) seen.laid = answer.offer;
  return seen;
}

SeenPhase seen_phase(Edition const& edition, State const& now, Viewer, phase::Finished const&) {
  return seen::Finished{scores(edition, now)};
}

/// These phases are fully public.
SeenPhase seen_phase(
    Edition const&, State const&, Viewer,
    OneOf<phase::Bidding, phase::BuyingRight, phase::Payment, phase::Offer, phase::Countdown,
          phase::ClaimRight, phase::ClaimPayment, phase::QuartetExclusion> auto const& open) {
  return open;
}

/// Returns the seats limited to what they showed (C4.8, C7.5); empty in phases without `bound`.
SeatSet bound_in(Phase const& now) {
  return visit_switch(
      [](auto const& phase) -> SeatSet {
        if constexpr (requires { phase.bound; }) return phase.bound;
        return {};
      },
      now);
}

}  // namespace

View view_for(Edition const& edition, State const& now, Viewer viewer) {
  View view{.viewer = viewer,
            .seats = now.seats,
            .turn = now.turn,
            .phase = std::visit([&](auto const& phase) { return seen_phase(edition, now, viewer, phase); },
                                now.phase),
            .pile = now.pile.size(),
            .hand = viewer ? now.hand(*viewer) : MoneyCards{},
            .pedigrees = now.pedigrees,
            .bonus = now.bonus,
            .donkeys = now.donkeys,
            .handed_out = handed_out(edition, now),
            .bank = now.bank};
  view.herds = now.herds;
  auto const bound = bound_in(now.phase);
  for (auto const seat : seats_of(now.seats)) {
    view.cards[seat] = shown_cards(edition, now, seat);
    if (bound.contains(seat)) view.shown[seat] = now.hand(seat);
  }
  return view;
}

Scores standing(Edition const& edition, View const& view) {
  // The hands are empty in this state, so no money is counted.
  State open;
  open.seats = static_cast<std::uint8_t>(view.seats);
  open.herds = view.herds;
  open.pedigrees = view.pedigrees;
  open.bonus = view.bonus;
  return scores(edition, open);
}

}  // namespace kuhhandel
