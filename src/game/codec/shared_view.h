// A view that is written once for all viewers (own_parts.h).
#pragma once

#include "codec/json_text.h"
#include "codec/own_parts.h"
#include "engine/edition.h"
#include "engine/view.h"

namespace kuhhandel::codec {

/// The audience's, with what others see otherwise.
void write_shared(JsonText& json, View const& of_audience, Edition const& edition, OwnParts& own);

/// A seat's own seat, phase or hand alone.
void write_part(JsonText& json, OwnPart part, View const& view, Edition const& edition);

}  // namespace kuhhandel::codec
