#include <array>
#include <string_view>
#include <utility>

#include "codec/animals.h"
#include "codec/event.h"
#include "codec/money.h"
#include "codec/scores.h"
#include "codec/seats.h"

namespace kuhhandel {
namespace {

SeenMoney laid_in(Fields const& fields) {
  SeenMoney laid;
  auto const cards = fields.optional("cards");
  if (cards.present()) laid.cards = read_card_count(cards);
  auto const money = fields.optional("money");
  if (money.present()) laid.money = read_money(money);
  return laid;
}

struct ReadEvent {
  Edition const& edition;
  Fields const& fields;
  Trade& trade;

  Seat seat(std::string_view name) const { return read_seat(fields.required(name)); }
  AnimalId animal() const { return read_animal(fields.required("animal"), edition); }
  /// Rats are animals, but make no quartet.
  AnimalId animal_of_quartet() const {
    auto const which = animal();
    if (which != kRat) return which;
    fields.required("animal").refuse("makes no quartet");
    return {};
  }
  Card lot() const { return read_open_card(fields.required("lot"), edition); }
  std::optional<AnimalId> with() const { return read_other_of_lot(fields, edition); }
  SeatSet seats(std::string_view name) const { return read_seats(fields.required(name)); }
  MoneyCards hand() const { return read_money(fields.required("hand")); }
  SeenMoney laid() const { return laid_in(fields); }
  SeenMoney laid(std::string_view name) const { return laid_in(fields.required(name).fields_of_any_name()); }
  Money amount(std::string_view name = "amount") const { return read_amount(fields.required(name)); }
  bool truth(std::string_view name) const { return fields.required(name).truth(); }
  int number(std::string_view name) const { return read_card_count(fields.required(name)); }
  Bid bid(std::string_view who) const { return {seat(who), amount()}; }
  Claim claim(std::string_view who) const {
    return {seat(who), static_cast<std::uint8_t>(fields.required("count").whole(1, 10))};
  }
  Trade const& with(std::string_view challenger, std::string_view challenged) const {
    trade.challenger = seat(challenger);
    trade.challenged = seat(challenged);
    return trade;
  }

  SeenEvent turn() const { return event::Turn{seat("seat")}; }
  SeenEvent skipped() const { return event::Skipped{seat("seat")}; }
  SeenEvent turned_up() const { return event::TurnedUp{seat("auctioneer"), lot()}; }
  SeenEvent payday() const { return event::Payday{animal(), number("time"), amount("value")}; }
  SeenEvent raised() const { return event::Raised{bid("seat")}; }
  SeenEvent kept() const { return event::Kept{seat("seat"), lot(), with()}; }
  SeenEvent knocked() const { return event::Knocked{bid("to")}; }
  SeenEvent sold() const { return event::Sold{seat("auctioneer"), bid("bidder")}; }
  SeenEvent bought() const { return event::Bought{seat("auctioneer"), bid("bidder")}; }
  SeenEvent showed_hand() const { return event::ShowedHand{seat("seat"), hand(), amount()}; }
  SeenEvent auctioned_again() const {
    return event::AuctionedAgain{seat("auctioneer"), lot(), seats("barred"), seats("bound"), with()};
  }
  SeenEvent auction_goes_on() const {
    event::AuctionGoesOn on{seat("auctioneer"), read_lot(fields, edition), {}, seats("barred")};
    auto const standing = fields.required("standing");
    if (!standing.present() || standing.is_null()) return on;
    auto const parts = standing.fields_of_any_name();
    on.standing = Bid{read_seat(parts.required("seat")), read_amount(parts.required("amount"))};
    return on;
  }
  SeenEvent took() const {
    return event::Took{seat("seat"), animal(), number("count"), read_viewer(fields.required("from"))};
  }
  SeenEvent quartet() const { return event::Quartet{seat("seat"), animal_of_quartet()}; }
  SeenEvent took_bonus() const { return event::TookBonus{seat("seat")}; }
  SeenEvent stopped() const { return event::Stopped{seat("seat")}; }
  SeenEvent challenged() const {
    with("challenger", "challenged");
    trade.animal = animal();
    trade.count = static_cast<std::uint8_t>(fields.required("cards").whole(1, 2));
    trade.round = 1;
    return event::Challenged{trade};
  }
  SeenEvent tied() const { return event::Tied{with("challenger", "challenged")}; }
  SeenEvent over() const { return event::Over{outcome_of(read_totals(fields.required("scores")))}; }
  SeenEvent paid() const {
    return event::Paid<SeenMoney>{seat("payer"), seat("payee"), laid(), truth("open")};
  }
  SeenEvent offered() const {
    trade.challenger = seat("challenger");
    trade.round = static_cast<std::uint8_t>(fields.required("round").whole(1, 2));
    return event::Offered<SeenMoney>{trade, laid()};
  }
  SeenEvent accepted() const {
    return event::Accepted<SeenMoney>{with("challenger", "challenged"), laid(), laid("to_challenged")};
  }
  SeenEvent countered() const {
    trade.challenged = seat("challenged");
    return event::Countered<SeenMoney>{trade, laid()};
  }
  SeenEvent revealed() const {
    return event::Revealed<SeenMoney>{with("challenger", "challenged"),
                                      read_viewer(fields.required("winner")),
                                      laid("offer"),
                                      laid("counter"),
                                      laid("to_challenger"),
                                      laid("to_challenged")};
  }
  SeenEvent counted_down() const { return event::CountedDown{number("count")}; }
  SeenEvent claimed() const { return event::Claimed{claim("seat")}; }
  SeenEvent claim_sold() const { return event::ClaimSold{seat("auctioneer"), claim("claimant")}; }
  SeenEvent claim_bought() const { return event::ClaimBought{seat("auctioneer"), claim("claimant")}; }
  SeenEvent showed_too_few() const { return event::ShowedTooFew{seat("seat"), hand(), number("cards")}; }
  SeenEvent took_pedigree() const { return event::TookPedigree{seat("seat"), animal()}; }
  SeenEvent looked() const { return event::Looked{seat("seat")}; }
  SeenEvent divided() const { return event::Divided{seat("seat"), seat("first")}; }
  SeenEvent must_exclude() const { return event::MustExclude{seat("seat")}; }
  SeenEvent excluded() const { return event::Excluded{seat("seat"), animal()}; }
  SeenEvent laid_on_rat() const { return event::LaidOnRat<SeenMoney>{seat("seat"), laid()}; }
  SeenEvent rat_money() const { return event::RatMoney<SeenMoney>{seat("seat"), laid()}; }
  SeenEvent drew() const { return event::Drew<SeenMoney>{seat("seat"), laid()}; }
};

struct NamedEvent {
  std::string_view name;
  SeenEvent (ReadEvent::*read)() const;
};

using E = ReadEvent;
constexpr std::array kEvents{
    NamedEvent{"turn", &E::turn},
    NamedEvent{"skipped", &E::skipped},
    NamedEvent{"turned_up", &E::turned_up},
    NamedEvent{"payday", &E::payday},
    NamedEvent{"raised", &E::raised},
    NamedEvent{"kept", &E::kept},
    NamedEvent{"knocked", &E::knocked},
    NamedEvent{"sold", &E::sold},
    NamedEvent{"bought", &E::bought},
    NamedEvent{"showed_hand", &E::showed_hand},
    NamedEvent{"auctioned_again", &E::auctioned_again},
    NamedEvent{"auction_goes_on", &E::auction_goes_on},
    NamedEvent{"took", &E::took},
    NamedEvent{"quartet", &E::quartet},
    NamedEvent{"took_bonus", &E::took_bonus},
    NamedEvent{"stopped", &E::stopped},
    NamedEvent{"challenged", &E::challenged},
    NamedEvent{"tied", &E::tied},
    NamedEvent{"over", &E::over},
    NamedEvent{"paid", &E::paid},
    NamedEvent{"offered", &E::offered},
    NamedEvent{"accepted", &E::accepted},
    NamedEvent{"countered", &E::countered},
    NamedEvent{"revealed", &E::revealed},
    NamedEvent{"counted_down", &E::counted_down},
    NamedEvent{"claimed", &E::claimed},
    NamedEvent{"claim_sold", &E::claim_sold},
    NamedEvent{"claim_bought", &E::claim_bought},
    NamedEvent{"showed_too_few", &E::showed_too_few},
    NamedEvent{"took_pedigree", &E::took_pedigree},
    NamedEvent{"looked", &E::looked},
    NamedEvent{"divided", &E::divided},
    NamedEvent{"must_exclude", &E::must_exclude},
    NamedEvent{"excluded", &E::excluded},
    NamedEvent{"laid", &E::laid_on_rat},
    NamedEvent{"rat_money", &E::rat_money},
    NamedEvent{"drew", &E::drew},
};

}  // namespace

std::optional<SeenEvent> EventReader::read(Field const& field) {
  auto const fields = field.fields_of_any_name();
  auto const name = fields.required("name").text(40);
  for (auto const& known : kEvents) {
    if (known.name == name) return (ReadEvent{edition_, fields, trade_}.*known.read)();
  }
  return {};
}

}  // namespace kuhhandel
