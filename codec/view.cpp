#include "codec/view.h"

#include <string>
#include <string_view>

#include "codec/animals.h"
#include "codec/money.h"
#include "codec/scores.h"
#include "codec/seats.h"
#include "engine/standing.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

void write(JsonText& json, Bid const& bid) { write_object(json, "seat", bid.seat, "amount", bid.amount); }

struct WritePhase {
  JsonText& json;
  View const& view;
  Edition const& edition;

  void operator()(seen::TurnChoice const& choice) const {
    auto const may = [&] {
      json.open_list();
      if (choice.may_auction) json.text("auction");
      if (choice.may_divide) json.text("divide");
      if (choice.may_challenge) json.text("challenge");
      if (choice.may_stop) json.text("stop");
      json.close_list();
    };
    write_object(json, "name", "turn_choice", "may", may);
  }
  void operator()(phase::Bidding const& auction) const {
    auto const standing = [&] {
      if (!auction.standing) return json.null();
      write(json, *auction.standing);
    };
    auto const bound = [&] { write_bound(auction.bound, &MoneyCards::sum); };
    json.open_object();
    write_members(json, "name", "bidding", "auctioneer", auction.auctioneer);
    write_lot(auction.lot);
    write_members(json, "standing", standing, "barred", auction.barred, "bound", bound);
    json.close_object();
  }
  void operator()(phase::BuyingRight const& sale) const {
    auto const standing = [&] { write(json, sale.standing); };
    json.open_object();
    write_members(json, "name", "buying_right", "auctioneer", sale.auctioneer);
    write_lot(sale.lot);
    write_members(json, "standing", standing);
    json.close_object();
  }
  void operator()(phase::Payment const& debt) const {
    json.open_object();
    write_members(json, "name", "payment", "payer", debt.payer, "payee", debt.payee, "at_least",
                  debt.at_least);
    write_lot(debt.lot);
    json.close_object();
  }
  void operator()(phase::Offer const& offer) const {
    json.open_object();
    write_trade("offer", offer.trade);
    json.close_object();
  }
  void operator()(seen::Answer const& answer) const {
    json.open_object();
    write_trade("answer", answer.trade);
    write_members(json, "offered", answer.offered);
    if (answer.laid) write_members(json, "laid", *answer.laid);
    json.close_object();
  }
  void operator()(phase::Countdown const& countdown) const {
    auto const bound = [&] { write_bound(countdown.bound, &MoneyCards::size); };
    write_object(json, "name", "countdown", "auctioneer", countdown.auctioneer, "lot",
                 pedigree(countdown.pedigree), "count", countdown.count, "bound", bound);
  }
  void operator()(phase::ClaimRight const& sale) const {
    auto const standing = [&] { write_object(json, "seat", sale.claim.seat, "count", sale.claim.count); };
    write_object(json, "name", "buying_right", "auctioneer", sale.auctioneer, "lot", pedigree(sale.pedigree),
                 "standing", standing);
  }
  void operator()(phase::ClaimPayment const& debt) const {
    write_object(json, "name", "payment", "payer", debt.payer, "payee", debt.payee, "cards", debt.cards,
                 "lot", pedigree(debt.pedigree));
  }
  void operator()(seen::RatRound const& round) const {
    write_object(json, "name", "rat_round", "auctioneer", round.auctioneer, "asked", round.asked, "laid",
                 round.laid);
  }
  void operator()(seen::Division const& division) const {
    json.open_object();
    write_members(json, "name", "division", "seat", division.seat);
    if (division.card) write_members(json, "card", name_of(*division.card, edition));
    json.close_object();
  }
  void operator()(phase::QuartetExclusion const& exclusion) const {
    auto const quartets = [&] {
      json.open_list();
      for (int i = 0; i < edition.animal_count(); ++i) {
        if (view.herd(exclusion.seat).count(animal_at(i)) != edition.copies(animal_at(i))) continue;
        json.text(name(animal_at(i)));
      }
      json.close_list();
    };
    write_object(json, "name", "quartet_exclusion", "seat", exclusion.seat, "quartets", quartets);
  }
  void operator()(seen::Finished const& finished) const {
    auto const totals = [&] { write_totals(json, finished.scores); };
    auto const sheets = [&] { write_sheets(json, finished.scores, edition); };
    write_object(json, "name", "finished", "scores", totals, "winners", winners(finished.scores), "sheets",
                 sheets);
  }

  std::string_view name(AnimalId animal) const { return edition.name(animal); }
  std::string pedigree(AnimalId animal) const { return name_of(Card::pedigree(animal), edition); }
  /// Who showed their hand, and how high they may go: in money (C4.8) or in cards (C7.5).
  void write_bound(SeatSet bound, int (MoneyCards::*height)() const) const {
    json.open_list();
    for (int i = 0; i < view.seats; ++i) {
      if (!bound.contains(seat_at(i))) continue;
      auto const& hand = view.shown[static_cast<std::size_t>(i)];
      write_object(json, "seat", i, "at_most", (hand.*height)(), "hand", hand);
    }
    json.close_list();
  }
  void write_lot(Lot const& lot) const {
    write_members(json, "lot", name(lot.animal()));
    if (lot.with()) write_members(json, "with", name(*lot.with()));
  }
  void write_trade(std::string_view phase, Trade const& trade) const {
    write_members(json, "name", phase, "challenger", trade.challenger, "challenged", trade.challenged,
                  "animal", name(trade.animal), "cards", trade.count, "round", trade.round);
  }
};

void write_phase(JsonText& json, View const& view, Edition const& edition) {
  std::visit(WritePhase{json, view, edition}, view.phase);
}

/// What a seat would score if the game ended now, or null where that is nothing.
void write_so_far(JsonText& json, Sheet const& sheet, Edition const& edition) {
  if (sheet.total == 0) return json.null();
  write(json, sheet, edition);
}

/// A list of what each seat has, by seat.
template <class Part>
auto by_seat(JsonText& json, View const& view, Part part) {
  return [&json, &view, part] {
    json.open_list();
    for (int i = 0; i < view.seats; ++i) part(seat_at(i));
    json.close_list();
  };
}

}  // namespace

json::object phase_to_json(View const& view, Edition const& edition) {
  return tree_of([&](JsonText& json) { write_phase(json, view, edition); }).as_object();
}

json::object to_json(View const& view, Edition const& edition) {
  return tree_of([&](JsonText& json) { write(json, view, edition); }).as_object();
}

void write(JsonText& json, View const& view, Edition const& edition) {
  auto const phase = [&] { write_phase(json, view, edition); };
  auto const cards = by_seat(json, view, [&](Seat seat) { json.number(view.cards_of(seat)); });
  auto const herds = by_seat(json, view, [&](Seat seat) { write(json, view.herd(seat), edition); });
  auto const pedigrees = by_seat(json, view, [&](Seat seat) { write(json, view.pedigrees, seat, edition); });
  auto const now = standing(edition, view);
  auto const so_far = by_seat(json, view, [&](Seat seat) { write_so_far(json, now.of(seat), edition); });
  write_object(json, "seat", view.viewer, "seats", view.seats, "edition", edition.id.text(), "turn",
               view.turn, "phase", phase, "pile", view.pile, "hand", view.hand, "cards", cards, "herds",
               herds, "pedigrees", pedigrees, "bonus", view.bonus, "donkeys", view.donkeys, "handed_out",
               view.handed_out, "bank", view.bank, "so_far", so_far);
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
