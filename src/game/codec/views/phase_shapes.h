// Shapes of the phases on the wire, for one viewer. Its words include the view, which contains some of the
// data.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "codec/moves/event_shapes.h"
#include "codec/score_shapes.h"
#include "codec/wire/game_kinds.h"
#include "codec/wire/named.h"
#include "engine/view.h"

namespace kuhhandel::codec {

/// A pedigree card, identified by its animal.
struct PedigreeOf {
  using Value = AnimalId;
  static void write(JsonText& json, AnimalId animal, auto const& words) {
    json.text(name_of(Card::pedigree(animal), words.edition));
  }
  static AnimalId read(Field const& field, auto const& words) {
    auto const card = read_open_card(field, words.edition);
    if (card.kind() == Card::Kind::pedigree) return card.animal();
    field.refuse("is not a pedigree");
    return {};
  }
  static boost::json::value schema(auto& all) { return KindOf<Card>::schema(all); }
};

/// The choices of the player in turn, as a list of words.
struct MayMember {
  using Choice = std::pair<std::string_view, bool seen::TurnChoice::*>;
  static constexpr std::array kChoices{
      Choice{"auction", &seen::TurnChoice::may_auction}, Choice{"divide", &seen::TurnChoice::may_divide},
      Choice{"challenge", &seen::TurnChoice::may_challenge}, Choice{"stop", &seen::TurnChoice::may_stop}};

  void write(JsonText& json, seen::TurnChoice const& choice, auto const&) const {
    json.name("may");
    json.open_list();
    for (auto const& [word, may] : kChoices)
      if (choice.*may) json.text(word);
    json.close_list();
  }
  void read(Fields const& fields, seen::TurnChoice& choice, auto const&) const {
    for (auto const& item : fields.required("may").list(0, kChoices.size())) {
      auto const text = item.word();
      for (auto const& [word, may] : kChoices) choice.*may |= text == word;
    }
  }
  void describe(ObjectSchema& object) const {
    boost::json::array words;
    for (auto const& choice : kChoices) words.push_back(boost::json::string_view(choice.first));
    object.add("may", "The options of the player in turn.", list_schema(boost::json::object{{"enum", words}}),
               true);
  }
};

/// Seats that showed their hand and may not go above it, in money (C4.8) or in cards (C7.5). The hand is
/// public and stored in the view.
template <auto path, auto height>
struct BoundMember {
  void write(JsonText& json, auto const& phase, auto const& words) const {
    json.name("bound");
    json.open_list();
    for (auto const seat : seats_of(words.seats)) {
      if (!(phase.*path).contains(seat)) continue;
      auto const& hand = words.view.shown[seat];
      write_object(json, "seat", seat, "at_most", (hand.*height)(), "hand", hand);
    }
    json.close_list();
  }
  void read(Fields const& fields, auto& phase, auto const& words) const {
    for (auto const& item : fields.required("bound").list(0, kMaxSeats)) {
      auto const parts = item.fields_of_any_name();
      auto const seat = KindOf<Seat>::read(parts.required("seat"), words);
      words.view.shown[seat] = read_money(parts.required("hand"));
      (phase.*path).insert(seat);
    }
  }
  void describe(ObjectSchema& object) const {
    auto const bound = object.all().definition("Bound", [&] {
      ObjectSchema one(
          object.all(),
          "A player who showed the hand and may not exceed it, in money (C4.8) or in cards (C7.5).");
      one.add("seat", {}, KindOf<Seat>::schema(one.all()), true);
      one.add("at_most", {}, whole_number(0), true);
      one.add("hand", {}, KindOf<MoneyCards>::schema(one.all()), true);
      return one.schema();
    });
    object.add("bound", {}, list_schema(bound), true);
  }
};

template <>
inline constexpr auto kShape<Trade> =
    shape("Trade", "", member<&Trade::challenger>("challenger"), member<&Trade::challenged>("challenged"),
          member<&Trade::animal>("animal"),
          member<OneOrTwo, &Trade::count>("cards", "The number of animals at stake (C6.2)."),
          member<OneOrTwo, &Trade::round>("round"));

template <>
inline constexpr auto kShape<seen::TurnChoice> =
    shape("turn_choice", "The player in turn chooses an action (C3.1, C10.2, C11.1).", MayMember{})
        .as("TurnChoice");

template <>
inline constexpr auto kShape<phase::Bidding> =
    shape("bidding", "The lot is open to bids (C4.1); some players are barred or bound (C4.8).",
          member<&phase::Bidding::auctioneer>("auctioneer"), LotMembers<&phase::Bidding::lot>{},
          member<&phase::Bidding::standing>("standing"), member<&phase::Bidding::barred>("barred"),
          BoundMember<&phase::Bidding::bound, &MoneyCards::sum>{})
        .as("Bidding");

template <>
inline constexpr auto kShape<phase::BuyingRight> =
    shape("buying_right", "The hammer has fallen; the auctioneer sells or buys (C4.4).",
          member<&phase::BuyingRight::auctioneer>("auctioneer"), LotMembers<&phase::BuyingRight::lot>{},
          member<&phase::BuyingRight::standing>("standing"))
        .as("BuyingRight");

template <>
inline constexpr auto kShape<phase::ClaimRight> =
    shape("buying_right", "The buying right of a pedigree, before any cards are seen (C7.2).",
          member<&phase::ClaimRight::auctioneer>("auctioneer"),
          member<PedigreeOf, &phase::ClaimRight::pedigree>("lot"),
          member<&phase::ClaimRight::claim>("standing"))
        .as("ClaimRight");

template <>
inline constexpr auto kShape<phase::Payment> =
    shape("payment", "The payer pays at least the amount (C4.6).", member<&phase::Payment::payer>("payer"),
          member<&phase::Payment::payee>("payee"), member<Amount, &phase::Payment::at_least>("at_least"),
          LotMembers<&phase::Payment::lot>{})
        .as("Payment");

template <>
inline constexpr auto kShape<phase::ClaimPayment> =
    shape("payment", "The payer pays that number of cards of any value for a pedigree (C7.1).",
          member<&phase::ClaimPayment::payer>("payer"), member<&phase::ClaimPayment::payee>("payee"),
          member<PedigreeCount, &phase::ClaimPayment::cards>("cards"),
          member<PedigreeOf, &phase::ClaimPayment::pedigree>("lot"))
        .as("ClaimPayment");

template <>
inline constexpr auto kShape<phase::Offer> =
    shape("offer", "The challenger offers money face down (C6.3).", flat<&phase::Offer::trade>()).as("Offer");

template <>
inline constexpr auto kShape<seen::Answer> =
    shape("answer", "The challenged takes the money unseen or counters (C6.5).", flat<&seen::Answer::trade>(),
          member<OrNull<CardCount>, &seen::Answer::offered>(
              "offered", "The number of money cards offered; null if it is concealed (C6.4)."),
          member<Maybe<KindOf<MoneyCards>>, &seen::Answer::laid>(
              "laid", "The offered money; only for the challenger."))
        .as("Answer");

template <>
inline constexpr auto kShape<seen::Finished> =
    shape(
        "finished", "The game ended with the last quartet (C3.4).",
        computed<Totals>("scores", {}, [](auto const& over, auto const&) { return outcome_of(over.scores); }),
        computed<KindOf<SeatSet>>("winners", {},
                                  [](auto const& over, auto const&) { return winners(over.scores); }),
        member<Sheets, &seen::Finished::scores>("sheets"))
        .as("Finished");

template <>
inline constexpr auto kShape<phase::Countdown> =
    shape("countdown", "Anyone but the auctioneer may claim the pedigree (C7.1).",
          member<&phase::Countdown::auctioneer>("auctioneer"),
          member<PedigreeOf, &phase::Countdown::pedigree>("lot"),
          member<PedigreeCount, &phase::Countdown::count>("count"),
          BoundMember<&phase::Countdown::bound, &MoneyCards::size>{})
        .as("Countdown");

template <>
inline constexpr auto kShape<seen::RatRound> =
    shape("rat_round", "The asked player takes the rat or adds a money card (C8.1).",
          member<&seen::RatRound::auctioneer>("auctioneer"), member<&seen::RatRound::asked>("asked"),
          member<CardCount, &seen::RatRound::laid>("laid", "The number of money cards on the rat."))
        .as("RatRound");

template <>
inline constexpr auto kShape<seen::Division> =
    shape("division", "A player looks at the top card, to keep it or give it away (C10.3).",
          member<&seen::Division::seat>("seat"),
          member<Maybe<KindOf<Card>>, &seen::Division::card>("card",
                                                             "The top card; only for the seat that looked."))
        .as("Division");

/// The quartets of a seat, one of which it excludes.
struct QuartetsOfSeat {
  using Value = Seat;
  static void write(JsonText& json, Seat seat, auto const& words) {
    json.open_list();
    for (auto const animal : animals_of(words.edition)) {
      if (words.view.herd(seat).count(animal) == words.edition.copies(animal))
        json.text(words.edition.name(animal));
    }
    json.close_list();
  }
  static boost::json::value schema(auto& all) { return list_schema(KindOf<AnimalId>::schema(all)); }
};

template <>
inline constexpr auto kShape<phase::QuartetExclusion> =
    shape("quartet_exclusion", "The owner of all rats excludes a quartet from the score (C9.4).",
          member<&phase::QuartetExclusion::seat>("seat"),
          computed<QuartetsOfSeat>("quartets", {}, [](auto const& phase, auto const&) { return phase.seat; }))
        .as("QuartetExclusion");

inline bool is_of_pedigree(Fields const& fields) {
  auto const lot = fields.optional("lot");
  return lot.is_text() && lot.text(80).starts_with("pedigree:");
}
template <>
inline constexpr bool (*kIsMeant<phase::ClaimRight>)(Fields const&) = is_of_pedigree;
template <>
inline constexpr bool (*kIsMeant<phase::ClaimPayment>)(Fields const&) = is_of_pedigree;
template <>
inline constexpr bool (*kIsMeant<phase::BuyingRight>)(Fields const&) =
    [](Fields const& fields) { return !is_of_pedigree(fields); };
template <>
inline constexpr bool (*kIsMeant<phase::Payment>)(Fields const&) =
    [](Fields const& fields) { return !is_of_pedigree(fields); };

inline constexpr Named<SeenPhase> kPhases{.by = "name"};

template <>
struct KindOf<SeenPhase> {
  using Value = SeenPhase;
  static void write(JsonText& json, SeenPhase const& phase, auto const& words) {
    kPhases.write(json, phase, words);
  }
  static SeenPhase read(Field const& field, auto const& words) {
    auto const name = field.fields_of_any_name().required("name");
    auto const phase = kPhases.read(field, name.word(), words);
    if (!phase) name.refuse("is an unknown phase");
    return phase.value_or(SeenPhase{});
  }
  static boost::json::value schema(auto& all) {
    return all.definition("Phase", [&] { return boost::json::object{{"oneOf", kPhases.schemas(all)}}; });
  }
};

}  // namespace kuhhandel::codec
