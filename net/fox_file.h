// The bytes of net/fox.khn1, which are part of the program as editions are; in the page's modules, what the
// page has brought of them (brought_fox.h).
#pragma once

#include <cstdint>
#include <span>

namespace kuhhandel::net {

/// Empty where they were not brought.
std::span<std::uint8_t const> fox_file();

}  // namespace kuhhandel::net
