// Shapes of a view on the wire.
#pragma once

#include "codec/score_shapes.h"
#include "codec/views/own_parts.h"
#include "codec/views/phase_shapes.h"
#include "codec/wire/game_kinds.h"
#include "codec/wire/shape.h"
#include "engine/view.h"

namespace kuhhandel::codec {

/// The words for writing a view.
struct OfView {
  Edition const& edition;
  View const& view;
  OwnParts* own = nullptr;
  int seats = view.seats;
};
/// The words for reading a view; the number of seats is read before it is needed.
struct IntoView {
  Edition const& edition;
  View& view;
  int const& seats = view.seats;
};

template <>
struct KindOf<Herd> {
  using Value = Herd;
  static void write(JsonText& json, Herd const& herd, auto const& words) {
    kuhhandel::codec::write(json, herd, words.edition);
  }
  static Herd read(Field const& field, auto const& words) { return read_herd(field, words.edition); }
  static boost::json::value schema(Schemas& all);
};

/// It precedes the number of seats, so it is read without that limit.
struct ViewerKind : KindOf<Viewer> {
  static Viewer read(Field const& field, auto const&) { return read_viewer(field); }
};

/// A phase that is shown exactly as in the state is the same for all viewers.
struct PhaseOfView : KindOf<SeenPhase> {
  static void write(JsonText& json, SeenPhase const& phase, auto const& words) {
    if (is_alternative_of<Phase>(phase)) return KindOf<SeenPhase>::write(json, phase, words);
    write_own<KindOf<SeenPhase>>(OwnPart::phase, json, phase, words);
  }
};

/// The animals whose pedigrees each seat owns.
template <>
struct KindOf<Pedigrees> {
  using Value = Pedigrees;
  static void write(JsonText& json, Pedigrees pedigrees, auto const& words) {
    json.open_list();
    for (auto const seat : seats_of(words.seats))
      kuhhandel::codec::write(json, pedigrees, seat, words.edition);
    json.close_list();
  }
  static Pedigrees read(Field const& field, auto const& words) {
    Pedigrees pedigrees;
    auto const seats = static_cast<std::size_t>(words.seats);
    auto seat = seats_of(words.seats).begin();
    for (auto const& list : field.list(seats, seats)) {
      give(pedigrees, *seat, list, words.edition);
      ++seat;
    }
    return pedigrees;
  }
  static boost::json::value schema(auto& all) {
    return list_schema(list_schema(KindOf<AnimalId>::schema(all)));
  }

 private:
  static void give(Pedigrees& pedigrees, Seat seat, Field const& list, Edition const& edition);
};

/// The score of each seat if the game ended now, or null if it is zero.
struct SoFar {
  using Value = Scores;
  static void write(JsonText& json, Scores const& scores, auto const& words) {
    json.open_list();
    for (auto const seat : seats_of(words.seats)) {
      auto const sheet = scores.of(seat);
      if (sheet.total == 0) {
        json.null();
      } else {
        KindOf<Sheet>::write(json, sheet, words);
      }
    }
    json.close_list();
  }
  static boost::json::value schema(auto& all) { return list_schema(or_null(KindOf<Sheet>::schema(all))); }
};

template <>
inline constexpr auto kShape<View> = shape(
    "View", "A game as one viewer knows it.",
    member<Own<OwnPart::seat, ViewerKind>, &View::viewer>("seat",
                                                          "The viewer's seat; null for the audience."),
    member<Whole<int, 2, kMaxSeats>, &View::seats>("seats"),
    computed<Text>("edition", {}, [](auto const&, auto const& words) { return words.edition.id.text(); }),
    member<&View::turn>("turn"), member<PhaseOfView, &View::phase>("phase"),
    member<CardCount, &View::pile>("pile"),
    member<Own<OwnPart::hand, KindOf<MoneyCards>>, &View::hand>("hand",
                                                                "The viewer's hand; empty for the audience."),
    member<EachSeat<CardCount>, &View::cards>("cards", "The number of money cards of each seat (C2.4)."),
    member<EachSeat<KindOf<Herd>>, &View::herds>("herds"), member<&View::pedigrees>("pedigrees"),
    member<&View::bonus>("bonus", "The seat with the bonus card (C9.3)."),
    member<CardCount, &View::donkeys>("donkeys", "The number of paydays so far (C5.1)."),
    member<Amount, &View::handed_out>("handed_out", "All money handed out so far (C4.9)."),
    member<&View::bank>("bank", "The money left for donkeys."),
    computed<SoFar>(
        "so_far", "Each seat's score if the game ended now, without money in hand; null: nothing.",
        [](View const& view, auto const& words) { return kuhhandel::standing(words.edition, view); }));

}  // namespace kuhhandel::codec
