#include "codec/moves/event.h"

#include <type_traits>

#include "codec/moves/event_shapes.h"

namespace kuhhandel::codec {

void write(JsonText& json, SeenEvent const& event, Edition const& edition) {
  kEvents.write(json, event, InEdition{edition});
}

boost::json::object to_json(SeenEvent const& event, Edition const& edition) {
  return tree_of([&](JsonText& json) { write(json, event, edition); }).as_object();
}

std::optional<SeenEvent> EventReader::read(Field const& field) {
  auto const name = field.fields_of_any_name().required("name").text(40);
  auto const as_before = [this]<class AnyEvent>(AnyEvent& event) {
    if constexpr (std::is_same_v<AnyEvent, event::Challenged>) trade_.round = 1;
    if constexpr (requires { event.trade; }) event.trade = trade_;
  };
  auto event = kEvents.read(field, name, InEdition{edition_}, {}, as_before);
  if (event) remember(*event);
  return event;
}

void EventReader::remember(SeenEvent const& event) {
  std::visit(
      [this](auto const& known) {
        if constexpr (requires { known.trade; }) trade_ = known.trade;
      },
      event);
}

}  // namespace kuhhandel::codec
