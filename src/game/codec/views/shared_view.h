// A view that is written once for all viewers (own_parts.h).
#pragma once

#include "codec/text/json_text.h"
#include "codec/views/own_parts.h"
#include "engine/edition.h"
#include "engine/view.h"

namespace kuhhandel::codec {

/// Writes the audience's view, with marks for the parts that differ for others.
void write_shared(JsonText& json, View const& of_audience, Edition const& edition, OwnParts& own);

/// Writes only one part of a seat's view: seat, phase or hand.
void write_part(JsonText& json, OwnPart part, View const& view, Edition const& edition);

}  // namespace kuhhandel::codec
