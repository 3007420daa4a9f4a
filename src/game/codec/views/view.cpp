#include "codec/views/view.h"

#include <cassert>
#include <utility>

#include "codec/views/view_shapes.h"
#include "engine/visit.h"

namespace kuhhandel::codec {

namespace json = boost::json;

json::value KindOf<Herd>::schema(Schemas& all) {
  return all.definition("Herd", [] {
    return described("A seat's animals: from animal to count.",
                     json::object{{"type", "object"}, {"additionalProperties", whole_number(1)}});
  });
}

void KindOf<Pedigrees>::give(Pedigrees& pedigrees, Seat seat, Field const& list, Edition const& edition) {
  for (auto const& item : list.list(0, kMaxAnimals)) {
    auto const animal = read_animal(item, edition);
    if (pedigrees.owner(animal)) item.refuse("is a second pedigree card of that animal");
    if (item.sound()) pedigrees.give(animal, seat);
  }
}

void write(JsonText& json, View const& view, Edition const& edition) {
  KindOf<View>::write(json, view, OfView{edition, view});
}

json::object to_json(View const& view, Edition const& edition) {
  return tree_of([&](JsonText& json) { write(json, view, edition); }).as_object();
}

json::object phase_to_json(View const& view, Edition const& edition) {
  return tree_of([&](JsonText& json) { kPhases.write(json, view.phase, OfView{edition, view}); }).as_object();
}

View read_view(Field const& field, Edition const& edition) {
  View view;
  wire::read_shape_members(field.fields_of_any_name(), view, IntoView{edition, view});
  return view;
}

namespace {

/// The challenger sees all of an offer, and the dividing player sees the card.
struct WhoSeesAll {
  Viewer operator()(phase::Answer const& answer) const { return answer.trade.challenger; }
  Viewer operator()(phase::Division const& division) const { return division.seat; }
  Viewer operator()(OneOf<phase::TurnChoice, phase::Bidding, phase::BuyingRight, phase::Payment, phase::Offer,
                          phase::Finished, phase::Countdown, phase::ClaimRight, phase::ClaimPayment,
                          phase::RatRound, phase::QuartetExclusion> auto const&) const {
    return {};
  }
};

}  // namespace

json::object open_phase(State const& now, Edition const& edition) {
  auto object = phase_to_json(view_for(edition, now, std::visit(WhoSeesAll{}, now.phase)), edition);
  auto const* const round = std::get_if<phase::RatRound>(&now.phase);
  if (round != nullptr) object["money"] = to_json(round->laid);
  return object;
}

void write_shared(JsonText& json, View const& of_audience, Edition const& edition, OwnParts& own) {
  assert(!of_audience.viewer);
  KindOf<View>::write(json, of_audience, OfView{edition, of_audience, &own});
}

void write_part(JsonText& json, OwnPart part, View const& view, Edition const& edition) {
  OfView const words{edition, view};
  switch (part) {
    case OwnPart::seat:
      return ViewerKind::write(json, view.viewer, words);
    case OwnPart::phase:
      return KindOf<SeenPhase>::write(json, view.phase, words);
    case OwnPart::hand:
      return KindOf<MoneyCards>::write(json, view.hand, words);
    case OwnPart::event:
    case OwnPart::options:
      break;
  }
  std::unreachable();
}

}  // namespace kuhhandel::codec
