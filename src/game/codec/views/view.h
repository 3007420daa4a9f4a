// A View as JSON: an object with the same parts.
#pragma once

#include <boost/json/object.hpp>

#include "codec/text/field.h"
#include "codec/text/json_text.h"
#include "codec/views/own_parts.h"
#include "engine/edition.h"
#include "engine/state.h"
#include "engine/view.h"

namespace kuhhandel::codec {

void write(JsonText& json, View const& view, Edition const& edition);
boost::json::object to_json(View const& view, Edition const& edition);
boost::json::object phase_to_json(View const& view, Edition const& edition);

/// Reads a view as a client receives it; ignores unknown fields, as the protocol requires. Parts that the
/// format omits (who is barred while the auctioneer chooses) stay empty.
View read_view(Field const& field, Edition const& edition);

/// Returns the phase with nothing hidden, for replays: including the cards of an offer, on a rat, and looked
/// at.
boost::json::object open_phase(State const& now, Edition const& edition);

/// Writes the audience's view, with marks for the parts that differ for others.
void write_shared(JsonText& json, View const& of_audience, Edition const& edition, OwnParts& own);

/// Writes only one part of a seat's view: seat, phase or hand.
void write_part(JsonText& json, OwnPart part, View const& view, Edition const& edition);

}  // namespace kuhhandel::codec
