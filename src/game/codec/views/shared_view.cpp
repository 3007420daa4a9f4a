#include "codec/views/shared_view.h"

#include <cassert>
#include <utility>

#include "codec/views/view_shapes.h"

namespace kuhhandel::codec {

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
