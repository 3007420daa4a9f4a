#include "server/outbox/pending_decision.h"

#include <optional>

#include "codec/animals.h"
#include "codec/editions.h"
#include "engine/visit.h"

namespace kuhhandel::server {
namespace {

struct Decision {
  DecisionKind kind;
  std::optional<Seat> who{};
  std::optional<AnimalId> animal{};
};

Decision decision_of(phase::TurnChoice const&) { return {DecisionKind::turn}; }
Decision decision_of(phase::Bidding const& now) {
  return {DecisionKind::bid, now.auctioneer, now.lot.animal()};
}
Decision decision_of(phase::BuyingRight const& now) {
  return {DecisionKind::sell, now.standing.seat, now.lot.animal()};
}
Decision decision_of(phase::Payment const& now) { return {DecisionKind::pay, now.payee, now.lot.animal()}; }
Decision decision_of(phase::Offer const& now) {
  return {DecisionKind::offer, now.trade.challenged, now.trade.animal};
}
Decision decision_of(phase::Answer const& now) {
  return {DecisionKind::answer, now.trade.challenger, now.trade.animal};
}
Decision decision_of(phase::Countdown const& now) {
  return {DecisionKind::claim, now.auctioneer, now.pedigree};
}
Decision decision_of(phase::ClaimRight const& now) {
  return {DecisionKind::sell, now.claim.seat, now.pedigree};
}
Decision decision_of(phase::ClaimPayment const& now) { return {DecisionKind::pay, now.payee, now.pedigree}; }
Decision decision_of(phase::RatRound const& now) { return {DecisionKind::rat, now.auctioneer}; }
/// Omits the animal, since only that player may see the card.
Decision decision_of(phase::Division const&) { return {DecisionKind::divide}; }
Decision decision_of(phase::QuartetExclusion const&) { return {DecisionKind::exclude}; }
Decision decision_of(phase::Finished const&) { return {DecisionKind::turn}; }

/// Returns no names for animals that the edition does not name, such as those that every client knows.
std::vector<AnimalName> names_of(Edition const& edition, std::string const& animal) {
  auto value = boost::json::value(codec::edition_for_people(edition));
  std::vector<AnimalName> names;
  for (auto const language : kLanguages) {
    boost::system::error_code missing;
    auto const* const name =
        value.find_pointer("/words/" + std::string(language) + "/animals/" + animal, missing);
    if (name != nullptr && name->is_string())
      names.push_back({std::string(language), std::string(name->as_string())});
  }
  return names;
}

}  // namespace

PendingDecision pending_decision(table::Table const& table) {
  auto const decision =
      visit_switch([](auto const& now) { return decision_of(now); }, table.game()->state.phase);
  PendingDecision pending{.kind = decision.kind};
  if (decision.who) pending.who = table::name_at(table, *decision.who);
  if (!decision.animal) return pending;
  auto const& edition = table.setup().edition;
  pending.animal = codec::name_of(Card(*decision.animal), edition);
  pending.names = names_of(edition, pending.animal);
  return pending;
}

}  // namespace kuhhandel::server
