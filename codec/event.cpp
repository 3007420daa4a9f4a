#include "codec/event.h"

#include "codec/animals.h"
#include "codec/money.h"
#include "codec/scores.h"
#include "codec/seats.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

json::value optional_seat(std::optional<Seat> seat) { return to_json(Viewer{seat}); }

json::value optional_bid(std::optional<Bid> const& bid) {
  if (!bid) return nullptr;
  return json::object{{"seat", to_json(bid->seat)}, {"amount", bid->amount}};
}

void add(json::object& object, SeenMoney const& laid) {
  if (laid.cards) object["cards"] = *laid.cards;
  if (laid.money) object["money"] = to_json(*laid.money);
}

json::object with(json::object object, SeenMoney const& laid) {
  add(object, laid);
  return object;
}

json::object pile_of(SeenMoney const& laid) { return with({}, laid); }

struct Write {
  Edition const& edition;

  json::object operator()(event::Turn const& turn) const {
    return {{"name", "turn"}, {"seat", to_json(turn.seat)}};
  }
  json::object operator()(event::Skipped const& skipped) const {
    return {{"name", "skipped"}, {"seat", to_json(skipped.seat)}};
  }
  json::object operator()(event::TurnedUp const& up) const {
    return {{"name", "turned_up"}, {"auctioneer", to_json(up.auctioneer)}, {"lot", card(up.lot)}};
  }
  json::object operator()(event::Payday const& payday) const {
    return {{"name", "payday"},
            {"animal", animal(payday.animal)},
            {"time", payday.time},
            {"value", payday.value}};
  }
  json::object operator()(event::Raised const& raised) const {
    return {{"name", "raised"}, {"seat", to_json(raised.bid.seat)}, {"amount", raised.bid.amount}};
  }
  json::object operator()(event::Kept const& kept) const {
    return {{"name", "kept"}, {"seat", to_json(kept.seat)}, {"lot", card(kept.lot)}};
  }
  json::object operator()(event::Knocked const& knocked) const {
    return {{"name", "knocked"}, {"to", to_json(knocked.to.seat)}, {"amount", knocked.to.amount}};
  }
  json::object operator()(event::Sold const& sold) const { return sale("sold", sold.auctioneer, sold.to); }
  json::object operator()(event::Bought const& bought) const {
    return sale("bought", bought.auctioneer, bought.from);
  }
  json::object operator()(event::ShowedHand const& showed) const {
    return {{"name", "showed_hand"},
            {"seat", to_json(showed.seat)},
            {"hand", to_json(showed.hand)},
            {"amount", showed.amount}};
  }
  json::object operator()(event::AuctionedAgain const& again) const {
    return {{"name", "auctioned_again"},
            {"auctioneer", to_json(again.auctioneer)},
            {"lot", card(again.lot)},
            {"barred", to_json(again.barred)},
            {"bound", to_json(again.bound)}};
  }
  json::object operator()(event::AuctionGoesOn const& on) const {
    return {{"name", "auction_goes_on"},
            {"auctioneer", to_json(on.auctioneer)},
            {"lot", animal(on.lot)},
            {"standing", optional_bid(on.standing)},
            {"barred", to_json(on.barred)}};
  }
  json::object operator()(event::TookBonus const& took) const {
    return {{"name", "took_bonus"}, {"seat", to_json(took.seat)}};
  }
  json::object operator()(event::Stopped const& stopped) const {
    return {{"name", "stopped"}, {"seat", to_json(stopped.seat)}};
  }
  json::object operator()(event::Took const& took) const {
    return {{"name", "took"},
            {"seat", to_json(took.seat)},
            {"animal", animal(took.animal)},
            {"count", took.count},
            {"from", optional_seat(took.from)}};
  }
  json::object operator()(event::Quartet const& quartet) const {
    return {{"name", "quartet"}, {"seat", to_json(quartet.seat)}, {"animal", animal(quartet.animal)}};
  }
  json::object operator()(event::Challenged const& challenged) const {
    auto object = between("challenged", challenged.trade);
    object["animal"] = animal(challenged.trade.animal);
    object["cards"] = int{challenged.trade.count};
    return object;
  }
  json::object operator()(event::Tied const& tied) const { return between("tied", tied.trade); }
  json::object operator()(event::Over const& over) const {
    return {{"name", "over"},
            {"scores", totals_to_json(over.scores)},
            {"winners", to_json(winners(over.scores))}};
  }
  json::object operator()(event::Paid<SeenMoney> const& paid) const {
    return with({{"name", "paid"}, {"payer", to_json(paid.payer)}, {"payee", to_json(paid.payee)}},
                paid.laid);
  }
  json::object operator()(event::Offered<SeenMoney> const& offered) const {
    return with({{"name", "offered"},
                 {"challenger", to_json(offered.trade.challenger)},
                 {"round", int{offered.trade.round}}},
                offered.laid);
  }
  json::object operator()(event::Accepted<SeenMoney> const& accepted) const {
    return with(between("accepted", accepted.trade), accepted.laid);
  }
  json::object operator()(event::Countered<SeenMoney> const& countered) const {
    return with({{"name", "countered"}, {"challenged", to_json(countered.trade.challenged)}}, countered.laid);
  }
  json::object operator()(event::Revealed<SeenMoney> const& revealed) const {
    auto object = between("revealed", revealed.trade);
    object["winner"] = optional_seat(revealed.winner);
    object["offer"] = pile_of(revealed.offer);
    object["counter"] = pile_of(revealed.counter);
    return object;
  }

  json::object operator()(event::CountedDown const& counted) const {
    return {{"name", "counted_down"}, {"count", counted.count}};
  }
  json::object operator()(event::Claimed const& claimed) const {
    return {{"name", "claimed"}, {"seat", to_json(claimed.claim.seat)}, {"count", int{claimed.claim.count}}};
  }
  json::object operator()(event::ClaimSold const& sold) const {
    return claim("claim_sold", sold.auctioneer, sold.to);
  }
  json::object operator()(event::ClaimBought const& bought) const {
    return claim("claim_bought", bought.auctioneer, bought.from);
  }
  json::object operator()(event::ShowedTooFew const& showed) const {
    return {{"name", "showed_too_few"},
            {"seat", to_json(showed.seat)},
            {"hand", to_json(showed.hand)},
            {"cards", showed.cards}};
  }
  json::object operator()(event::TookPedigree const& took) const {
    return {{"name", "took_pedigree"}, {"seat", to_json(took.seat)}, {"animal", animal(took.animal)}};
  }
  json::object operator()(event::Looked const& looked) const {
    return {{"name", "looked"}, {"seat", to_json(looked.seat)}};
  }
  json::object operator()(event::Divided const& divided) const {
    return {{"name", "divided"}, {"seat", to_json(divided.seat)}, {"first", to_json(divided.first)}};
  }
  json::object operator()(event::MustExclude const& must) const {
    return {{"name", "must_exclude"}, {"seat", to_json(must.seat)}};
  }
  json::object operator()(event::Excluded const& excluded) const {
    return {{"name", "excluded"}, {"seat", to_json(excluded.seat)}, {"animal", animal(excluded.animal)}};
  }
  json::object operator()(event::LaidOnRat<SeenMoney> const& laid) const {
    return with({{"name", "laid"}, {"seat", to_json(laid.seat)}}, laid.laid);
  }
  json::object operator()(event::RatMoney<SeenMoney> const& taken) const {
    return with({{"name", "rat_money"}, {"seat", to_json(taken.seat)}}, taken.laid);
  }
  json::object operator()(event::Drew<SeenMoney> const& drew) const {
    return with({{"name", "drew"}, {"seat", to_json(drew.seat)}}, drew.laid);
  }

  json::value animal(AnimalId animal) const { return to_json(animal, edition); }
  json::value card(Card card) const { return to_json(card, edition); }
  static json::object claim(json::string_view name, Seat auctioneer, Claim const& claim) {
    return {{"name", name},
            {"auctioneer", to_json(auctioneer)},
            {"claimant", to_json(claim.seat)},
            {"count", int{claim.count}}};
  }
  static json::object sale(json::string_view name, Seat auctioneer, Bid const& bid) {
    return {{"name", name},
            {"auctioneer", to_json(auctioneer)},
            {"bidder", to_json(bid.seat)},
            {"amount", bid.amount}};
  }
  static json::object between(json::string_view name, Trade const& trade) {
    return {
        {"name", name}, {"challenger", to_json(trade.challenger)}, {"challenged", to_json(trade.challenged)}};
  }
};

}  // namespace

json::object to_json(SeenEvent const& event, Edition const& edition) {
  return std::visit(Write{edition}, event);
}

}  // namespace kuhhandel
