#include "codec/event.h"

#include <optional>
#include <string>
#include <string_view>

#include "codec/animals.h"
#include "codec/money.h"
#include "codec/seats.h"

namespace kuhhandel {
namespace {

struct WriteEvent {
  JsonText& json;
  Edition const& edition;

  void operator()(event::Turn const& turn) const { write_object(json, "name", "turn", "seat", turn.seat); }
  void operator()(event::Skipped const& skipped) const {
    write_object(json, "name", "skipped", "seat", skipped.seat);
  }
  void operator()(event::TurnedUp const& up) const {
    write_object(json, "name", "turned_up", "auctioneer", up.auctioneer, "lot", card(up.lot));
  }
  void operator()(event::Payday const& payday) const {
    write_object(json, "name", "payday", "animal", animal(payday.animal), "time", payday.time, "value",
                 payday.value);
  }
  void operator()(event::Raised const& raised) const {
    write_object(json, "name", "raised", "seat", raised.bid.seat, "amount", raised.bid.amount);
  }
  void operator()(event::Kept const& kept) const {
    json.open_object();
    write_members(json, "name", "kept", "seat", kept.seat);
    write_lot(kept.lot, kept.with);
    json.close_object();
  }
  void operator()(event::Knocked const& knocked) const {
    write_object(json, "name", "knocked", "to", knocked.to.seat, "amount", knocked.to.amount);
  }
  void operator()(event::Sold const& sold) const { return sale("sold", sold.auctioneer, sold.to); }
  void operator()(event::Bought const& bought) const {
    return sale("bought", bought.auctioneer, bought.from);
  }
  void operator()(event::ShowedHand const& showed) const {
    write_object(json, "name", "showed_hand", "seat", showed.seat, "hand", showed.hand, "amount",
                 showed.amount);
  }
  void operator()(event::AuctionedAgain const& again) const {
    json.open_object();
    write_members(json, "name", "auctioned_again", "auctioneer", again.auctioneer);
    write_lot(again.lot, again.with);
    write_members(json, "barred", again.barred, "bound", again.bound);
    json.close_object();
  }
  void operator()(event::AuctionGoesOn const& on) const {
    auto const standing = [&] {
      if (!on.standing) return json.null();
      write_object(json, "seat", on.standing->seat, "amount", on.standing->amount);
    };
    json.open_object();
    write_members(json, "name", "auction_goes_on", "auctioneer", on.auctioneer);
    write_lot(on.lot.animal(), on.lot.with());
    write_members(json, "standing", standing, "barred", on.barred);
    json.close_object();
  }
  void operator()(event::TookBonus const& took) const {
    write_object(json, "name", "took_bonus", "seat", took.seat);
  }
  void operator()(event::Stopped const& stopped) const {
    write_object(json, "name", "stopped", "seat", stopped.seat);
  }
  void operator()(event::Took const& took) const {
    write_object(json, "name", "took", "seat", took.seat, "animal", animal(took.animal), "count", took.count,
                 "from", took.from);
  }
  void operator()(event::Quartet const& quartet) const {
    write_object(json, "name", "quartet", "seat", quartet.seat, "animal", animal(quartet.animal));
  }
  void operator()(event::Challenged const& challenged) const {
    auto const& trade = challenged.trade;
    write_object(json, "name", "challenged", "challenger", trade.challenger, "challenged", trade.challenged,
                 "animal", animal(trade.animal), "cards", trade.count);
  }
  void operator()(event::Tied const& tied) const {
    write_object(json, "name", "tied", "challenger", tied.trade.challenger, "challenged",
                 tied.trade.challenged);
  }
  void operator()(event::Over const& over) const {
    auto const totals = [&] {
      json.open_list();
      for (auto const seat : seats_of(over.outcome.seats)) json.number(over.outcome.totals[seat]);
      json.close_list();
    };
    write_object(json, "name", "over", "scores", totals, "winners", over.outcome.winners);
  }
  void operator()(event::Paid<SeenMoney> const& paid) const {
    write_with(paid.laid, "name", "paid", "payer", paid.payer, "payee", paid.payee, "open", paid.open);
  }
  void operator()(event::Offered<SeenMoney> const& offered) const {
    write_with(offered.laid, "name", "offered", "challenger", offered.trade.challenger, "round",
               offered.trade.round);
  }
  void operator()(event::Accepted<SeenMoney> const& accepted) const {
    auto const to_challenged = [&] { write_with(accepted.to_challenged); };
    write_with(accepted.laid, "name", "accepted", "challenger", accepted.trade.challenger, "challenged",
               accepted.trade.challenged, "to_challenged", to_challenged);
  }
  void operator()(event::Countered<SeenMoney> const& countered) const {
    write_with(countered.laid, "name", "countered", "challenged", countered.trade.challenged);
  }
  void operator()(event::Revealed<SeenMoney> const& revealed) const {
    auto const offer = [&] { write_with(revealed.offer); };
    auto const counter = [&] { write_with(revealed.counter); };
    auto const to_challenger = [&] { write_with(revealed.to_challenger); };
    auto const to_challenged = [&] { write_with(revealed.to_challenged); };
    write_object(json, "name", "revealed", "challenger", revealed.trade.challenger, "challenged",
                 revealed.trade.challenged, "winner", revealed.winner, "offer", offer, "counter", counter,
                 "to_challenger", to_challenger, "to_challenged", to_challenged);
  }

  void operator()(event::CountedDown const& counted) const {
    write_object(json, "name", "counted_down", "count", counted.count);
  }
  void operator()(event::Claimed const& claimed) const {
    write_object(json, "name", "claimed", "seat", claimed.claim.seat, "count", claimed.claim.count);
  }
  void operator()(event::ClaimSold const& sold) const {
    return claim("claim_sold", sold.auctioneer, sold.to);
  }
  void operator()(event::ClaimBought const& bought) const {
    return claim("claim_bought", bought.auctioneer, bought.from);
  }
  void operator()(event::ShowedTooFew const& showed) const {
    write_object(json, "name", "showed_too_few", "seat", showed.seat, "hand", showed.hand, "cards",
                 showed.cards);
  }
  void operator()(event::TookPedigree const& took) const {
    write_object(json, "name", "took_pedigree", "seat", took.seat, "animal", animal(took.animal));
  }
  void operator()(event::Looked const& looked) const {
    write_object(json, "name", "looked", "seat", looked.seat);
  }
  void operator()(event::Divided const& divided) const {
    write_object(json, "name", "divided", "seat", divided.seat, "first", divided.first);
  }
  void operator()(event::MustExclude const& must) const {
    write_object(json, "name", "must_exclude", "seat", must.seat);
  }
  void operator()(event::Excluded const& excluded) const {
    write_object(json, "name", "excluded", "seat", excluded.seat, "animal", animal(excluded.animal));
  }
  void operator()(event::LaidOnRat<SeenMoney> const& laid) const {
    write_with(laid.laid, "name", "laid", "seat", laid.seat);
  }
  void operator()(event::RatMoney<SeenMoney> const& taken) const {
    write_with(taken.laid, "name", "rat_money", "seat", taken.seat);
  }
  void operator()(event::Drew<SeenMoney> const& drew) const {
    write_with(drew.laid, "name", "drew", "seat", drew.seat);
  }

  std::string_view animal(AnimalId animal) const { return edition.name(animal); }
  std::string card(Card card) const { return name_of(card, edition); }
  void write_lot(Card lot, std::optional<AnimalId> with) const {
    write_members(json, "lot", card(lot));
    if (with) write_members(json, "with", animal(*with));
  }
  /// An object of these members, and of the cards as far as they were seen.
  template <class... Members>
  void write_with(SeenMoney const& laid, Members const&... members) const {
    json.open_object();
    write_members(json, members...);
    if (laid.cards) write_members(json, "cards", *laid.cards);
    if (laid.money) write_members(json, "money", *laid.money);
    json.close_object();
  }
  void claim(std::string_view name, Seat auctioneer, Claim const& claim) const {
    write_object(json, "name", name, "auctioneer", auctioneer, "claimant", claim.seat, "count", claim.count);
  }
  void sale(std::string_view name, Seat auctioneer, Bid const& bid) const {
    write_object(json, "name", name, "auctioneer", auctioneer, "bidder", bid.seat, "amount", bid.amount);
  }
};

}  // namespace

void write(JsonText& json, SeenEvent const& event, Edition const& edition) {
  std::visit(WriteEvent{json, edition}, event);
}

boost::json::object to_json(SeenEvent const& event, Edition const& edition) {
  return tree_of([&](JsonText& json) { write(json, event, edition); }).as_object();
}

}  // namespace kuhhandel
