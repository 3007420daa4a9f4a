// What one viewer may know, as JSON: a View becomes an object of the same parts.
#pragma once

#include <boost/json/object.hpp>

#include "codec/field.h"
#include "codec/json_text.h"
#include "engine/edition.h"
#include "engine/state.h"
#include "engine/view.h"

namespace kuhhandel::codec {

void write(JsonText& json, View const& view, Edition const& edition);
boost::json::object to_json(View const& view, Edition const& edition);
boost::json::object phase_to_json(View const& view, Edition const& edition);

/// As a client is told it; fields that it does not know it passes over, as the protocol wants. What the words
/// leave out (who is barred while the auctioneer chooses) is empty.
View read_view(Field const& field, Edition const& edition);

/// The phase with nothing hidden, for replays: the cards of an offer, on a rat, and looked at too.
boost::json::object open_phase(State const& now, Edition const& edition);

}  // namespace kuhhandel::codec
