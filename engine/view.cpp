#include "engine/view.h"

#include <utility>

#include "engine/phases/bidding.h"
#include "engine/shown.h"
#include "engine/trades.h"

namespace kuhhandel {
namespace {

SeenPhase seen_phase(Edition const&, State const& now, Viewer, phase::TurnChoice const&) {
  return seen::TurnChoice{.may_auction = !now.pile.empty(), .may_challenge = may_trade_at_all(now, now.turn)};
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

template <class Public>
SeenPhase seen_phase(Edition const&, State const&, Viewer, Public const& phase) {
  return phase;
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
            .donkeys = now.donkeys,
            .handed_out = handed_out(edition, now),
            .bank = now.bank};
  view.herds = now.herds;
  for (int i = 0; i < now.seats; ++i) {
    view.cards[static_cast<std::size_t>(i)] = shown_cards(edition, now, seat_at(i));
  }
  return view;
}

}  // namespace kuhhandel
