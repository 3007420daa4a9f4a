#include "codec/view.h"

#include <boost/json/array.hpp>

#include "codec/animals.h"
#include "codec/money.h"
#include "codec/scores.h"
#include "codec/seats.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

json::object to_json(Bid const& bid) {
  return {{"seat", kuhhandel::to_json(bid.seat)}, {"amount", bid.amount}};
}

struct WritePhase {
  View const& view;
  Edition const& edition;

  json::object operator()(seen::TurnChoice const& choice) const {
    json::array may;
    if (choice.may_auction) may.emplace_back("auction");
    if (choice.may_divide) may.emplace_back("divide");
    if (choice.may_challenge) may.emplace_back("challenge");
    if (choice.may_stop) may.emplace_back("stop");
    return {{"name", "turn_choice"}, {"may", may}};
  }
  json::object operator()(phase::Bidding const& auction) const {
    return {{"name", "bidding"},
            {"auctioneer", kuhhandel::to_json(auction.auctioneer)},
            {"lot", kuhhandel::to_json(auction.lot, edition)},
            {"standing", auction.standing ? json::value(to_json(*auction.standing)) : json::value(nullptr)},
            {"barred", kuhhandel::to_json(auction.barred)},
            {"bound", bound_to_json(auction.bound, &MoneyCards::sum)}};
  }
  json::object operator()(phase::BuyingRight const& sale) const {
    return {{"name", "buying_right"},
            {"auctioneer", kuhhandel::to_json(sale.auctioneer)},
            {"lot", kuhhandel::to_json(sale.lot, edition)},
            {"standing", to_json(sale.standing)}};
  }
  json::object operator()(phase::Payment const& debt) const {
    return {{"name", "payment"},
            {"payer", kuhhandel::to_json(debt.payer)},
            {"payee", kuhhandel::to_json(debt.payee)},
            {"at_least", debt.at_least},
            {"lot", kuhhandel::to_json(debt.lot, edition)}};
  }
  json::object operator()(phase::Offer const& offer) const { return trade("offer", offer.trade); }
  json::object operator()(seen::Answer const& answer) const {
    auto object = trade("answer", answer.trade);
    object["offered"] = answer.offered ? json::value(*answer.offered) : json::value(nullptr);
    if (answer.laid) object["laid"] = kuhhandel::to_json(*answer.laid);
    return object;
  }
  json::object operator()(phase::Countdown const& countdown) const {
    return {{"name", "countdown"},
            {"auctioneer", kuhhandel::to_json(countdown.auctioneer)},
            {"lot", pedigree(countdown.pedigree)},
            {"count", int{countdown.count}},
            {"bound", bound_to_json(countdown.bound, &MoneyCards::size)}};
  }
  json::object operator()(phase::ClaimRight const& sale) const {
    return {{"name", "buying_right"},
            {"auctioneer", kuhhandel::to_json(sale.auctioneer)},
            {"lot", pedigree(sale.pedigree)},
            {"standing", {{"seat", kuhhandel::to_json(sale.claim.seat)}, {"count", int{sale.claim.count}}}}};
  }
  json::object operator()(phase::ClaimPayment const& debt) const {
    return {{"name", "payment"},
            {"payer", kuhhandel::to_json(debt.payer)},
            {"payee", kuhhandel::to_json(debt.payee)},
            {"cards", int{debt.cards}},
            {"lot", pedigree(debt.pedigree)}};
  }
  json::object operator()(seen::RatRound const& round) const {
    return {{"name", "rat_round"},
            {"auctioneer", kuhhandel::to_json(round.auctioneer)},
            {"asked", kuhhandel::to_json(round.asked)},
            {"laid", round.laid}};
  }
  json::object operator()(seen::Division const& division) const {
    json::object object{{"name", "division"}, {"seat", kuhhandel::to_json(division.seat)}};
    if (division.card) object["card"] = kuhhandel::to_json(*division.card, edition);
    return object;
  }
  json::object operator()(phase::QuartetExclusion const& exclusion) const {
    json::array quartets;
    for (int i = 0; i < edition.animal_count(); ++i) {
      if (view.herd(exclusion.seat).count(animal_at(i)) != edition.copies(animal_at(i))) continue;
      quartets.push_back(kuhhandel::to_json(animal_at(i), edition));
    }
    return {
        {"name", "quartet_exclusion"}, {"seat", kuhhandel::to_json(exclusion.seat)}, {"quartets", quartets}};
  }
  json::object operator()(seen::Finished const& finished) const {
    return {{"name", "finished"},
            {"scores", totals_to_json(finished.scores)},
            {"winners", kuhhandel::to_json(winners(finished.scores))},
            {"sheets", sheets_to_json(finished.scores, edition)}};
  }

  json::value pedigree(AnimalId animal) const { return kuhhandel::to_json(Card::pedigree(animal), edition); }
  /// Who showed his hand, and how high he may go: in money (C4.8) or in cards (C7.5).
  json::array bound_to_json(SeatSet bound, int (MoneyCards::*height)() const) const {
    json::array list;
    for (int i = 0; i < view.seats; ++i) {
      if (!bound.contains(seat_at(i))) continue;
      auto const& hand = view.shown[static_cast<std::size_t>(i)];
      list.push_back(
          json::object{{"seat", i}, {"at_most", (hand.*height)()}, {"hand", kuhhandel::to_json(hand)}});
    }
    return list;
  }
  json::object trade(json::string_view name, Trade const& trade) const {
    return {{"name", name},
            {"challenger", kuhhandel::to_json(trade.challenger)},
            {"challenged", kuhhandel::to_json(trade.challenged)},
            {"animal", kuhhandel::to_json(trade.animal, edition)},
            {"cards", int{trade.count}},
            {"round", int{trade.round}}};
  }
};

}  // namespace

json::object phase_to_json(View const& view, Edition const& edition) {
  return std::visit(WritePhase{view, edition}, view.phase);
}

json::object to_json(View const& view, Edition const& edition) {
  json::array cards;
  json::array herds;
  json::array pedigrees;
  for (int i = 0; i < view.seats; ++i) {
    cards.push_back(view.cards_of(seat_at(i)));
    herds.push_back(to_json(view.herd(seat_at(i)), edition));
    pedigrees.push_back(to_json(view.pedigrees, seat_at(i), edition));
  }
  return {{"seat", to_json(view.viewer)},
          {"seats", view.seats},
          {"edition", json::string_view(edition.id.text())},
          {"turn", to_json(view.turn)},
          {"phase", phase_to_json(view, edition)},
          {"pile", view.pile},
          {"hand", to_json(view.hand)},
          {"cards", cards},
          {"herds", herds},
          {"pedigrees", pedigrees},
          {"bonus", to_json(Viewer{view.bonus})},
          {"donkeys", view.donkeys},
          {"handed_out", view.handed_out},
          {"bank", to_json(view.bank)}};
}

namespace {

/// The challenger sees all of an offer, who divides the card.
Viewer who_sees_all(Phase const& phase) {
  if (auto const* const answer = std::get_if<phase::Answer>(&phase)) return answer->trade.challenger;
  if (auto const* const division = std::get_if<phase::Division>(&phase)) return division->seat;
  return {};
}

}  // namespace

json::object open_phase(State const& now, Edition const& edition) {
  auto object = phase_to_json(view_for(edition, now, who_sees_all(now.phase)), edition);
  auto const* const round = std::get_if<phase::RatRound>(&now.phase);
  if (round != nullptr) object["money"] = to_json(round->laid);
  return object;
}

}  // namespace kuhhandel
