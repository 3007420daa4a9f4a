// The legal actions as JSON, with amounts as ranges: {"do":"bid","from":40,"to":360,"step":10}.
#pragma once

#include <boost/json/array.hpp>

#include "codec/text/field.h"
#include "codec/text/json_text.h"
#include "engine/cards/money_cards.h"
#include "engine/edition.h"
#include "engine/legal_actions.h"
#include "engine/state.h"

namespace kuhhandel::codec {

/// Returns the options of a seat that is asked in turn (C12) and has this hand, including silence if it is
/// allowed.
boost::json::array options_when_asked(LegalActions const& legal, MoneyCards hand, Edition const& edition);

/// Writes the options at a live table; the audience has none.
void write_options(JsonText& json, Viewer viewer, State const& now, Edition const& edition);
boost::json::array options_for(Viewer viewer, State const& now, Edition const& edition);

/// Reads options as a client receives them. Unknown options are refused, and so is silence.
LegalActions read_options(Field const& field, Edition const& edition);

}  // namespace kuhhandel::codec
