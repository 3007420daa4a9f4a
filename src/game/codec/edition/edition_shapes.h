// Shapes of an edition on the wire, in its file and for clients.
#pragma once

#include <string_view>
#include <utility>

#include "codec/edition/rules.h"
#include "codec/wire/game_kinds.h"
#include "codec/wire/shape.h"
#include "engine/edition.h"

namespace kuhhandel::codec {

template <>
struct KindOf<Word> {
  using Value = Word;
  static void write(JsonText& json, Word const& word, auto const&) { json.text(word.text()); }
  static boost::json::value schema(auto& all) { return Text::schema(all); }
};

template <>
inline constexpr auto kShape<Animal> =
    shape("EditionAnimal", "", member<&Animal::id>("id"), member<HowMany<Money>, &Animal::worth>("worth"),
          member<HowMany<int>, &Animal::copies>("copies"),
          given([](Animal const& animal, auto const&) { return !animal.payouts.empty(); },
                member<ListOf<Amount, decltype(Animal::payouts), 15>, &Animal::payouts>(
                    "payouts", "The payment to each player for the first, second, … donkey (C5.1).")));

template <>
inline constexpr auto kShape<DivisionMoney> = shape(
    "EditionDivision", "The money in a game with divisions (C10.1).",
    member<&DivisionMoney::set_aside>("set_aside"), member<HowMany<int>, &DivisionMoney::removed>("removed"));

struct PairOfAnimals {
  using Value = BonusCard::Pair;
  static void write(JsonText& json, BonusCard::Pair const& pair, auto const& words) {
    json.open_list();
    KindOf<AnimalId>::write(json, pair.first, words);
    KindOf<AnimalId>::write(json, pair.second, words);
    json.close_list();
  }
  static boost::json::value schema(auto& all) { return list_schema(KindOf<AnimalId>::schema(all)); }
};

template <>
inline constexpr auto kShape<BonusCard> =
    shape("EditionBonus", "The bonus card (C9.3).", member<HowMany<Money>, &BonusCard::worth>("worth"),
          member<ListOf<PairOfAnimals, decltype(BonusCard::pairs), kMaxAnimals>, &BonusCard::pairs>("pairs"));

struct FewestAndMost {
  using Value = std::pair<int, int>;
  static void write(JsonText& json, Value const& seats, auto const&) {
    json.open_list();
    json.number(seats.first);
    json.number(seats.second);
    json.close_list();
  }
  static boost::json::value schema(auto&) {
    auto const one = whole_number(2, kMaxSeats);
    return boost::json::object{{"type", "array"}, {"items", {one, one}}, {"minItems", 2}, {"maxItems", 2}};
  }
};

/// All rules, including those with their usual values.
struct AllRules {
  using Value = Edition;
  static void write(JsonText& json, Edition const& edition, auto const&) { json.append(text(edition)); }
  static boost::json::value schema(Schemas& all) { return rules_schema(all); }

 private:
  static std::string text(Edition const& edition);
};

/// Present only if it is not zero.
template <class Number>
struct IfMoreThanNone : HowMany<Number> {
  static bool is_there(Number number) { return number != 0; }
};

template <>
inline constexpr auto kShape<Edition> = shape(
    "Edition", "An edition, as in its file.", member<&Edition::id>("id"),
    computed<IfAny<Text>>("purpose", "`research` for a small game that is not offered to players.",
                          [](Edition const& edition, auto const&) {
                            return std::string_view(edition.purpose == Purpose::research ? "research" : "");
                          }),
    computed<FewestAndMost>("seats", {},
                            [](Edition const& edition, auto const&) {
                              return std::pair(edition.fewest_seats, edition.most_seats);
                            }),
    member<ListOf<KindOf<Animal>, decltype(Edition::animals), kMaxAnimals>, &Edition::animals>("animals"),
    member<&Edition::money>("money", "All money cards of the box (C1.2)."),
    member<&Edition::hand>("hand", "The starting hand of each player (C2.1)."),
    member<IfMoreThanNone<int>, &Edition::rats>("rats"),
    computed<IfMoreThanNone<int>>("cards_per_auction", "The number of cards per auction; absent: 1.",
                                  [](Edition const& edition, auto const&) {
                                    return edition.cards_per_auction > 1 ? edition.cards_per_auction : 0;
                                  }),
    member<IfMoreThanNone<Money>, &Edition::pedigree>("pedigree", "The worth of each pedigree card (C9.4)."),
    member<Maybe<KindOf<DivisionMoney>>, &Edition::division>("division"),
    given([](Edition const& edition, auto const&) { return edition.bonus.worth > 0; },
          member<&Edition::bonus>("bonus")),
    computed<AllRules>("rules", {},
                       [](Edition const& edition, auto const&) -> Edition const& { return edition; }));

}  // namespace kuhhandel::codec
