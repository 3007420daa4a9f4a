// What is legal now, as JSON, amounts as ranges: {"do":"bid","from":40,"to":360,"step":10}.
#pragma once

#include <boost/json/array.hpp>

#include "codec/field.h"
#include "codec/json_text.h"
#include "engine/edition.h"
#include "engine/legal_actions.h"
#include "engine/money_cards.h"
#include "engine/state.h"

namespace kuhhandel::codec {

/// For a seat that is asked in turn (C12): what it may do with that hand, silence included where it may keep
/// silent.
boost::json::array options_when_asked(LegalActions const& legal, MoneyCards hand, Edition const& edition);

/// At a live table. For the audience there is nothing to do.
void write_options(JsonText& json, Viewer viewer, State const& now, Edition const& edition);
boost::json::array options_for(Viewer viewer, State const& now, Edition const& edition);

/// As a client is told them; an option that it does not know is refused, and silence is none.
LegalActions read_options(Field const& field, Edition const& edition);

}  // namespace kuhhandel::codec
