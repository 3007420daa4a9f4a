// Shapes of a seat's score on the wire (C9).
#pragma once

#include <cstddef>

#include "codec/wire/game_kinds.h"
#include "codec/wire/shape.h"
#include "engine/scores.h"

namespace kuhhandel::codec {

using QuartetTimes = Whole<int, 0, kMaxAnimals>;

template <>
inline constexpr auto kShape<WithoutRats> =
    shape("WithoutRats",
          "A seat's score if its rats excluded nothing (C9.4); `sum` includes pedigrees of quartets.",
          member<Points, &WithoutRats::sum>("sum"), member<QuartetTimes, &WithoutRats::times>("times"),
          member<Points, &WithoutRats::others>("others"), member<Points, &WithoutRats::total>("total"));

/// A quartet that counts, with its value.
struct ScoredQuartet {
  using Value = AnimalId;
  static void write(JsonText& json, AnimalId animal, auto const& words) {
    write_object(json, "animal", words.edition.name(animal), "worth", words.edition.animal(animal).worth);
  }
  static AnimalId read(Field const& field, auto const& words) {
    return OfQuartet::read(field.fields_of_any_name().required("animal"), words);
  }
  static boost::json::value schema(auto& all) {
    ObjectSchema object(all, {});
    object.add("animal", {}, OfQuartet::schema(all), true);
    object.add("worth", {}, whole_number(0), true);
    return object.schema();
  }
};

using ScoredQuartets = ListOf<ScoredQuartet, decltype(Sheet::quartets), kMaxAnimals>;

namespace score_parts {

inline constexpr auto has_rats = [](auto const&, auto const& words) { return words.edition.rats > 0; };
inline constexpr auto has_pedigrees = [](auto const&, auto const& words) {
  return words.edition.pedigree > 0;
};
inline constexpr auto has_bonus = [](auto const&, auto const& words) { return words.edition.rules.bonus; };
inline constexpr auto counts_money = [](auto const&, auto const& words) {
  return words.edition.rules.money_counts;
};
inline constexpr auto is_plain = [](auto const&, auto const& words) { return !words.edition.rules.multiply; };

}  // namespace score_parts

template <>
inline constexpr auto kShape<Sheet> = shape(
    "Sheet",
    "A seat's score: total = (sum + pedigrees) × times + others + bonus + money. Parts that the edition or "
    "its rules lack are absent.",
    member<ScoredQuartets, &Sheet::quartets>("quartets"), member<Points, &Sheet::sum>("sum"),
    given(score_parts::has_rats,
          member<&Sheet::excluded>("excluded", "The quartet that does not count (C9.4).")),
    given(score_parts::has_pedigrees,
          member<Points, &Sheet::pedigrees>("pedigrees",
                                            "The worth of the pedigrees of counted quartets (C9.4).")),
    member<QuartetTimes, &Sheet::times>("times"),
    given(
        score_parts::has_pedigrees,
        member<Points, &Sheet::others>("others", "The worth of pedigrees without a counted quartet (C9.4).")),
    given(score_parts::has_bonus,
          member<Points, &Sheet::bonus>("bonus", "The worth of the bonus card, for its holder (C9.2).")),
    given(score_parts::counts_money,
          member<Points, &Sheet::money>("money", "The value of the money in hand, if it counts (C9.5).")),
    member<Points, &Sheet::total>("total"),
    computed<IfTrue>("plain", "The sum is not multiplied (C9.2).", score_parts::is_plain),
    member<Maybe<KindOf<WithoutRats>>, &Sheet::without_rats>("without_rats"));

/// The score sheet of each seat.
struct Sheets {
  using Value = Scores;
  static void write(JsonText& json, Scores const& scores, auto const& words) {
    json.open_list();
    for (auto const seat : seats_of(scores.seats)) KindOf<Sheet>::write(json, scores.of(seat), words);
    json.close_list();
  }
  static Scores read(Field const& field, auto const& words) {
    Scores scores;
    for (auto const& item : field.list(1, kMaxSeats)) {
      scores.sheets[seat_at(scores.seats++)] = KindOf<Sheet>::read(item, words);
    }
    return scores;
  }
  static boost::json::value schema(auto& all) { return list_schema(KindOf<Sheet>::schema(all)); }
};

}  // namespace kuhhandel::codec
