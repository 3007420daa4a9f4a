#include "engine/event.h"

#include "engine/visit.h"

namespace kuhhandel {
namespace {

SeenMoney seen_by(Viewer viewer, SecretMoney const& laid) {
  bool const known = laid.known_to_all || (viewer && laid.known_to.contains(*viewer));
  if (known) return {.cards = laid.money.size(), .money = laid.money};
  if (laid.number_known) return {.cards = laid.money.size(), .money = {}};
  return {};
}

/// These events are fully public.
SeenEvent seen(Viewer,
               OneOf<event::Turn, event::Skipped, event::TurnedUp, event::Payday, event::Raised, event::Kept,
                     event::Knocked, event::Sold, event::Bought, event::ShowedHand, event::AuctionedAgain,
                     event::AuctionGoesOn, event::Took, event::Quartet, event::TookBonus, event::Stopped,
                     event::Challenged, event::Tied, event::Over, event::CountedDown, event::Claimed,
                     event::ClaimSold, event::ClaimBought, event::ShowedTooFew, event::TookPedigree,
                     event::Looked, event::Divided, event::MustExclude, event::Excluded> auto const& open) {
  return open;
}
SeenEvent seen(Viewer viewer, event::Paid<SecretMoney> const& paid) {
  return event::Paid<SeenMoney>{paid.payer, paid.payee, seen_by(viewer, paid.laid), paid.open};
}
SeenEvent seen(Viewer viewer, event::Offered<SecretMoney> const& offered) {
  return event::Offered<SeenMoney>{offered.trade, seen_by(viewer, offered.laid)};
}
SeenEvent seen(Viewer viewer, event::Accepted<SecretMoney> const& accepted) {
  return event::Accepted<SeenMoney>{accepted.trade, seen_by(viewer, accepted.laid),
                                    seen_by(viewer, accepted.to_challenged)};
}
SeenEvent seen(Viewer viewer, event::Countered<SecretMoney> const& countered) {
  return event::Countered<SeenMoney>{countered.trade, seen_by(viewer, countered.laid)};
}
SeenEvent seen(Viewer viewer, event::Revealed<SecretMoney> const& reveal) {
  return event::Revealed<SeenMoney>{reveal.trade,
                                    reveal.winner,
                                    seen_by(viewer, reveal.offer),
                                    seen_by(viewer, reveal.counter),
                                    seen_by(viewer, reveal.to_challenger),
                                    seen_by(viewer, reveal.to_challenged)};
}

template <template <class> class OneCard>
SeenEvent seen_card(Viewer viewer, OneCard<SecretMoney> const& event) {
  return OneCard<SeenMoney>{event.seat, seen_by(viewer, event.laid)};
}
SeenEvent seen(Viewer viewer, event::LaidOnRat<SecretMoney> const& laid) { return seen_card(viewer, laid); }
SeenEvent seen(Viewer viewer, event::RatMoney<SecretMoney> const& taken) { return seen_card(viewer, taken); }
SeenEvent seen(Viewer viewer, event::Drew<SecretMoney> const& drew) { return seen_card(viewer, drew); }

}  // namespace

SeenEvent seen_by(Viewer viewer, Event const& event) {
  return std::visit([&](auto const& any) { return seen(viewer, any); }, event);
}

}  // namespace kuhhandel
