// The wire kinds of a game: seats, animals, cards, money.
#pragma once

#include <cstdint>
#include <optional>

#include "codec/animals.h"
#include "codec/money.h"
#include "codec/seats.h"
#include "codec/wire/kinds.h"
#include "codec/wire/member_path.h"
#include "engine/edition.h"
#include "engine/phase.h"
#include "engine/scores.h"

namespace kuhhandel::codec {

/// The context in which the words of a game have a meaning.
struct InEdition {
  Edition const& edition;
  int seats = kMaxSeats;
};

/// The same for readers that refuse unknown members.
struct StrictlyIn : InEdition {
  static constexpr bool is_strict = true;
};

template <>
struct KindOf<Seat> {
  using Value = Seat;
  static void write(JsonText& json, Seat seat, auto const&) { json.number(index_of(seat)); }
  static Seat read(Field const& field, auto const& words) {
    if constexpr (requires { words.seats; }) return read_seat(field, words.seats);
    return read_seat(field);
  }
  static boost::json::value schema(Schemas& all);
};

template <>
struct KindOf<SeatSet> {
  using Value = SeatSet;
  static void write(JsonText& json, SeatSet seats, auto const&) { kuhhandel::codec::write(json, seats); }
  static SeatSet read(Field const& field, auto const&) { return read_seats(field); }
  static boost::json::value schema(auto& all) { return list_schema(KindOf<Seat>::schema(all)); }
};

template <>
struct KindOf<AnimalId> {
  using Value = AnimalId;
  static void write(JsonText& json, AnimalId animal, auto const& words) {
    json.text(words.edition.name(animal));
  }
  static AnimalId read(Field const& field, auto const& words) { return read_animal(field, words.edition); }
  static boost::json::value schema(Schemas& all);
};

template <>
struct KindOf<Card> {
  using Value = Card;
  static void write(JsonText& json, Card card, auto const& words) { json.text(name_of(card, words.edition)); }
  static Card read(Field const& field, auto const& words) { return read_card(field, words.edition); }
  static boost::json::value schema(Schemas& all);
};

/// A card turned over in an auction: never money.
struct OpenCard : KindOf<Card> {
  static Card read(Field const& field, auto const& words) { return read_open_card(field, words.edition); }
};

template <>
struct KindOf<MoneyCards> {
  using Value = MoneyCards;
  static void write(JsonText& json, MoneyCards cards, auto const&) { kuhhandel::codec::write(json, cards); }
  static MoneyCards read(Field const& field, auto const&) { return read_money(field); }
  static boost::json::value schema(Schemas& all);
};

/// An amount of money.
struct Amount {
  using Value = Money;
  static void write(JsonText& json, Money amount, auto const&) { json.number(amount.points()); }
  static Money read(Field const& field, auto const&) { return read_amount(field); }
  static boost::json::value schema(Schemas& all);
};

/// A number of money cards.
using CardCount = Whole<int, 0, kMostMoneyCards>;

/// A list with one value per seat of a table.
template <class Kind>
struct EachSeat {
  using Value = PerSeat<typename Kind::Value>;
  static void write(JsonText& json, Value const& each, auto const& words) {
    json.open_list();
    for (auto const seat : seats_of(words.seats)) Kind::write(json, each[seat], words);
    json.close_list();
  }
  static Value read(Field const& field, auto const& words) {
    Value each{};
    auto const seats = static_cast<std::size_t>(words.seats);
    auto seat = seats_of(words.seats).begin();
    for (auto const& item : field.list(seats, seats)) {
      each[*seat] = Kind::read(item, words);
      ++seat;
    }
    return each;
  }
  static boost::json::value schema(auto& all) { return list_schema(Kind::schema(all)); }
};

/// Points at the end of a game.
using Points = Whole<Money, 0, 100'000'000>;

/// The count at which a pedigree is claimed (C7.1).
using PedigreeCount = Whole<std::uint8_t, 1, 10>;
using OneOrTwo = Whole<std::uint8_t, 1, 2>;

/// An animal that can be auctioned; rats cannot.
struct Auctioned : KindOf<AnimalId> {
  static AnimalId read(Field const& field, auto const& words) { return read_auctioned(field, words.edition); }
};

/// An animal that can form a quartet; rats cannot.
struct OfQuartet : KindOf<AnimalId> {
  static AnimalId read(Field const& field, auto const& words) {
    auto const animal = read_animal(field, words.edition);
    if (animal == kRat) field.refuse("makes no quartet");
    return animal;
  }
};

/// The points of each seat, from which the rest of an outcome follows.
struct Totals {
  using Value = Outcome;
  static void write(JsonText& json, Outcome const& outcome, auto const&) {
    json.open_list();
    for (auto const seat : seats_of(outcome.seats)) json.number(outcome.totals[seat].points());
    json.close_list();
  }
  static Outcome read(Field const& field, auto const& words) {
    Scores scores;
    for (auto const& item : field.list(1, kMaxSeats)) {
      scores.sheets[seat_at(scores.seats++)].total = Points::read(item, words);
    }
    return outcome_of(scores);
  }
  static boost::json::value schema(auto&) { return list_schema(boost::json::object{{"type", "integer"}}); }
};

/// The animals of a lot: `lot`, and `with` if there are two.
template <auto... path>
struct LotMembers {
  static constexpr std::string_view kOther = "The lot's second animal.";

  void write(JsonText& json, auto const& whole, auto const& words) const {
    Lot const& lot = wire::at<path...>(whole);
    json.name("lot");
    json.text(words.edition.name(lot.animal()));
    if (!lot.with()) return;
    json.name("with");
    json.text(words.edition.name(*lot.with()));
  }
  void read(Fields const& fields, auto& whole, auto const& words) const {
    auto const one = Auctioned::read(fields.required("lot"), words);
    auto const with = fields.optional("with");
    wire::at<path...>(whole) = with.present() ? Lot(one, Auctioned::read(with, words)) : Lot(one);
  }
  void describe(ObjectSchema& object) const {
    object.add("lot", {}, Auctioned::schema(object.all()), true);
    object.add("with", kOther, Auctioned::schema(object.all()), false);
  }
  template <class Visit>
  constexpr void each_name(Visit visit) const {
    visit("lot");
    visit("with");
  }
};

}  // namespace kuhhandel::codec
