#include "codec/views/perspective.h"

#include <boost/json/serialize.hpp>

#include "codec/money.h"
#include "codec/moves/event.h"
#include "codec/views/view.h"
#include "engine/view.h"

namespace kuhhandel::codec {

namespace json = boost::json;

SeenEvent event_seen_from(Perspective const& perspective, Event const& event, Edition const& edition,
                          int seats) {
  if (auto const* const viewer = std::get_if<Viewer>(&perspective)) return seen_by(*viewer, event);
  auto fullest = seen_by({}, event);
  for (auto const seat : seats_of(seats)) {
    auto const seen = seen_by(seat, event);
    if (json::serialize(to_json(seen, edition)).size() > json::serialize(to_json(fullest, edition)).size())
      fullest = seen;
  }
  return fullest;
}

json::object view_from(Perspective const& perspective, State const& now, Edition const& edition) {
  auto const* const viewer = std::get_if<Viewer>(&perspective);
  auto view = to_json(view_for(edition, now, viewer == nullptr ? Viewer{} : *viewer), edition);
  // For a rat, the view has room only for the number of cards; the events show who laid which.
  bool const on_rat = std::holds_alternative<phase::RatRound>(now.phase);
  if (viewer == nullptr && !on_rat) view["phase"] = open_phase(now, edition);
  return view;
}

json::array open_hands_of(State const& now) {
  json::array hands;
  for (auto const seat : seats_of(now.seats)) hands.push_back(to_json(now.hand(seat)));
  return hands;
}

}  // namespace kuhhandel::codec
