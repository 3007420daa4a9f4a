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
  Edition const& edition;

  json::object operator()(seen::TurnChoice const& choice) const {
    json::array may;
    if (choice.may_auction) may.emplace_back("auction");
    if (choice.may_challenge) may.emplace_back("challenge");
    return {{"name", "turn_choice"}, {"may", may}};
  }
  json::object operator()(phase::Bidding const& auction) const {
    return {{"name", "bidding"},
            {"auctioneer", kuhhandel::to_json(auction.auctioneer)},
            {"lot", kuhhandel::to_json(auction.lot, edition)},
            {"standing", auction.standing ? json::value(to_json(*auction.standing)) : json::value(nullptr)},
            {"barred", kuhhandel::to_json(auction.barred)},
            {"bound", json::array()}};
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
  json::object operator()(seen::Finished const& finished) const {
    return {{"name", "finished"},
            {"scores", totals_to_json(finished.scores)},
            {"winners", kuhhandel::to_json(winners(finished.scores))},
            {"sheets", sheets_to_json(finished.scores, edition)}};
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

json::object to_json(SeenPhase const& phase, Edition const& edition) {
  return std::visit(WritePhase{edition}, phase);
}

json::object to_json(View const& view, Edition const& edition) {
  json::array cards;
  json::array herds;
  json::array pedigrees;
  for (int i = 0; i < view.seats; ++i) {
    cards.push_back(view.cards_of(seat_at(i)));
    herds.push_back(to_json(view.herd(seat_at(i)), edition));
    pedigrees.push_back(json::array());
  }
  return {{"seat", to_json(view.viewer)},
          {"seats", view.seats},
          {"edition", json::string_view(edition.id.text())},
          {"turn", to_json(view.turn)},
          {"phase", to_json(view.phase, edition)},
          {"pile", view.pile},
          {"hand", to_json(view.hand)},
          {"cards", cards},
          {"herds", herds},
          {"pedigrees", pedigrees},
          {"bonus", nullptr},
          {"donkeys", view.donkeys},
          {"handed_out", view.handed_out},
          {"bank", to_json(view.bank)}};
}

json::object open_phase(State const& now, Edition const& edition) {
  auto const* const answer = std::get_if<phase::Answer>(&now.phase);
  // The challenger is the one who sees all of an offer.
  auto const viewer = answer == nullptr ? Viewer{} : Viewer{answer->trade.challenger};
  return to_json(view_for(edition, now, viewer).phase, edition);
}

}  // namespace kuhhandel
