// The choice of a seat that is asked in turn (C12), as JSON: a command, or {"do":"silent"}.
#pragma once

#include <boost/json/value.hpp>
#include <expected>
#include <optional>

#include "codec/text/format_error.h"
#include "engine/action.h"
#include "engine/edition.h"
#include "engine/seat.h"

namespace kuhhandel::codec {

/// Reads a choice; nullopt is silence. `by` is optional and must be this seat if present.
std::expected<std::optional<Action>, FormatError> choice_from(boost::json::value const& document,
                                                              Edition const& edition, Seat asked);

}  // namespace kuhhandel::codec
