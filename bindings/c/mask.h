// Which replies are legal, as a row of a mask.
#pragma once

#include <cstdint>
#include <span>

#include "bindings/c/reply_mode.h"

namespace kuhhandel::bindings {

/// A bit for each reply, the first lowest: the row has (policy_size + 7) / 8 bytes.
void write_bits(ReplyMode mode, Edition const& edition, Question const& question,
                std::span<std::uint8_t> row);

/// A byte for each reply, 1 if it is legal.
void write_bytes(ReplyMode mode, Edition const& edition, Question const& question,
                 std::span<std::uint8_t> row);

}  // namespace kuhhandel::bindings
