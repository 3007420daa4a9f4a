#include <array>
#include <string_view>

#include "codec/animals.h"
#include "codec/money.h"
#include "codec/scores.h"
#include "codec/seats.h"
#include "codec/view.h"

namespace kuhhandel {
namespace {

std::uint8_t byte_in(Field const& field, std::int64_t from, std::int64_t to) {
  return static_cast<std::uint8_t>(field.whole(from, to));
}

struct ReadPhase {
  Edition const& edition;
  View& view;
  Fields const& fields;

  Seat seat(std::string_view name) const { return read_seat(fields.required(name), view.seats); }
  AnimalId animal(std::string_view name) const { return read_animal(fields.required(name), edition); }
  Card lot() const { return read_open_card(fields.required("lot"), edition); }

  Trade trade() const {
    return {.challenger = seat("challenger"),
            .challenged = seat("challenged"),
            .animal = animal("animal"),
            .count = byte_in(fields.required("cards"), 1, 2),
            .round = byte_in(fields.required("round"), 1, 2)};
  }
  Bid bid(Field const& field) const {
    auto const parts = field.fields_of_any_name();
    return {read_seat(parts.required("seat"), view.seats), read_amount(parts.required("amount"))};
  }
  /// Who showed their hand, which all remember.
  SeatSet bound() const {
    SeatSet seats;
    for (auto const& item : fields.required("bound").list(0, kMaxSeats)) {
      auto const parts = item.fields_of_any_name();
      auto const who = read_seat(parts.required("seat"), view.seats);
      view.shown[static_cast<std::size_t>(index_of(who))] = read_money(parts.required("hand"));
      seats.insert(who);
    }
    return seats;
  }

  SeenPhase turn_choice() const {
    seen::TurnChoice choice{};
    for (auto const& item : fields.required("may").list(0, 4)) {
      auto const word = item.word();
      choice.may_auction |= word == "auction";
      choice.may_challenge |= word == "challenge";
      choice.may_stop |= word == "stop";
      choice.may_divide |= word == "divide";
    }
    return choice;
  }
  SeenPhase bidding() const {
    phase::Bidding auction{
        .auctioneer = seat("auctioneer"), .lot = read_lot(fields, edition), .standing = {}};
    auto const standing = fields.required("standing");
    if (standing.present() && !standing.is_null()) auction.standing = bid(standing);
    auction.barred = read_seats(fields.required("barred"));
    auction.bound = bound();
    return auction;
  }
  SeenPhase countdown() const {
    return phase::Countdown{.auctioneer = seat("auctioneer"),
                            .pedigree = lot().animal(),
                            .count = byte_in(fields.required("count"), 1, 10),
                            .bound = bound()};
  }
  SeenPhase buying_right() const {
    auto const what = lot();
    auto const standing = fields.required("standing");
    if (what.kind() != Card::Kind::pedigree) {
      return phase::BuyingRight{
          .auctioneer = seat("auctioneer"), .lot = read_lot(fields, edition), .standing = bid(standing)};
    }
    auto const parts = standing.fields_of_any_name();
    return phase::ClaimRight{
        .auctioneer = seat("auctioneer"),
        .pedigree = what.animal(),
        .claim = {read_seat(parts.required("seat"), view.seats), byte_in(parts.required("count"), 1, 10)}};
  }
  SeenPhase payment() const {
    auto const what = lot();
    if (what.kind() != Card::Kind::pedigree) {
      return phase::Payment{.payer = seat("payer"),
                            .payee = seat("payee"),
                            .at_least = read_amount(fields.required("at_least")),
                            .lot = read_lot(fields, edition)};
    }
    return phase::ClaimPayment{.payer = seat("payer"),
                               .payee = seat("payee"),
                               .cards = byte_in(fields.required("cards"), 1, 10),
                               .pedigree = what.animal()};
  }
  SeenPhase offer() const { return phase::Offer{trade()}; }
  SeenPhase answer() const {
    seen::Answer answer{.trade = trade(), .offered = {}, .laid = {}};
    auto const offered = fields.required("offered");
    if (offered.present() && !offered.is_null()) answer.offered = read_card_count(offered);
    auto const laid = fields.optional("laid");
    if (laid.present()) answer.laid = read_money(laid);
    return answer;
  }
  SeenPhase rat_round() const {
    return seen::RatRound{.auctioneer = seat("auctioneer"),
                          .asked = seat("asked"),
                          .laid = read_card_count(fields.required("laid"))};
  }
  SeenPhase division() const {
    seen::Division division{.seat = seat("seat"), .card = {}};
    auto const card = fields.optional("card");
    if (card.present()) division.card = read_card(card, edition);
    return division;
  }
  SeenPhase quartet_exclusion() const { return phase::QuartetExclusion{.seat = seat("seat")}; }
  SeenPhase finished() const { return seen::Finished{read_sheets(fields.required("sheets"), edition)}; }
};

struct NamedPhase {
  std::string_view name;
  SeenPhase (ReadPhase::*read)() const;
};

constexpr std::array kPhases{
    NamedPhase{"turn_choice", &ReadPhase::turn_choice},
    NamedPhase{"bidding", &ReadPhase::bidding},
    NamedPhase{"countdown", &ReadPhase::countdown},
    NamedPhase{"buying_right", &ReadPhase::buying_right},
    NamedPhase{"payment", &ReadPhase::payment},
    NamedPhase{"offer", &ReadPhase::offer},
    NamedPhase{"answer", &ReadPhase::answer},
    NamedPhase{"rat_round", &ReadPhase::rat_round},
    NamedPhase{"division", &ReadPhase::division},
    NamedPhase{"finished", &ReadPhase::finished},
    NamedPhase{"quartet_exclusion", &ReadPhase::quartet_exclusion},
};

void read_phase(Field const& field, Edition const& edition, View& view) {
  auto const fields = field.fields_of_any_name();
  auto const name = fields.required("name");
  for (auto const& known : kPhases) {
    if (known.name != name.word()) continue;
    view.phase = (ReadPhase{edition, view, fields}.*known.read)();
    return;
  }
  name.refuse("is no phase known here");
}

void read_herds(Fields const& fields, Edition const& edition, View& view) {
  auto const seats = static_cast<std::size_t>(view.seats);
  int seat = 0;
  for (auto const& herd : fields.required("herds").list(seats, seats)) {
    view.herds[static_cast<std::size_t>(seat++)] = read_herd(herd, edition);
  }
  seat = 0;
  for (auto const& list : fields.required("pedigrees").list(seats, seats)) {
    for (auto const& item : list.list(0, kMaxAnimals)) {
      auto const animal = read_animal(item, edition);
      if (view.pedigrees.owner(animal)) item.refuse("is a second pedigree card of that animal");
      if (item.sound()) view.pedigrees.give(animal, seat_at(seat));
    }
    ++seat;
  }
}

}  // namespace

View read_view(Field const& field, Edition const& edition) {
  auto const fields = field.fields_of_any_name();
  View view;
  view.viewer = read_viewer(fields.required("seat"));
  view.seats = static_cast<int>(fields.required("seats").whole(2, kMaxSeats));
  view.turn = read_seat(fields.required("turn"), view.seats);
  read_phase(fields.required("phase"), edition, view);
  view.pile = read_card_count(fields.required("pile"));
  view.hand = read_money(fields.required("hand"));
  auto const seats = static_cast<std::size_t>(view.seats);
  std::size_t seat = 0;
  for (auto const& item : fields.required("cards").list(seats, seats))
    view.cards[seat++] = read_card_count(item);
  read_herds(fields, edition, view);
  view.bonus = read_viewer(fields.required("bonus"));
  view.donkeys = read_card_count(fields.required("donkeys"));
  view.handed_out = read_amount(fields.required("handed_out"));
  view.bank = read_money(fields.required("bank"));
  return view;
}

}  // namespace kuhhandel
