// Perspectives that need not belong to a seat: an audience can see every hand in a replay.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <variant>

#include "engine/edition.h"
#include "engine/event.h"
#include "engine/seat.h"
#include "engine/state.h"

namespace kuhhandel::codec {

/// Every hand is visible, and so are face-down cards.
struct OpenHands {};

/// A perspective: that of a seat or of the audience, or one that sees everything.
using Perspective = std::variant<Viewer, OpenHands>;

inline bool sees_all(Perspective const& perspective) {
  return std::holds_alternative<OpenHands>(perspective);
}

/// Returns the event as seen from the perspective. With open hands, that is the view of a player who knows
/// most of it: both players of a trade know the cards of both.
SeenEvent event_seen_from(Perspective const& perspective, Event const& event, Edition const& edition,
                          int seats);

boost::json::object view_from(Perspective const& perspective, State const& now, Edition const& edition);

/// Returns the money cards of every seat, in the order of seats.
boost::json::array open_hands_of(State const& now);

}  // namespace kuhhandel::codec
