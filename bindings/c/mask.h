// Which replies are legal, as a row of a mask.
#pragma once

#include <cstdint>

#include "engine/replies.h"

namespace kuhhandel::bindings {

/// A bit for each reply, the first lowest, into (reply_count + 7) / 8 bytes.
void write_bits(Edition const& edition, Question const& question, std::uint8_t* row);

/// A byte for each reply, 1 where it is legal.
void write_bytes(Edition const& edition, Question const& question, std::uint8_t* row);

}  // namespace kuhhandel::bindings
