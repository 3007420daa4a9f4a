// The bytes of net/fox.khn1, which are part of the program as editions are.
#pragma once

#include <cstdint>
#include <span>

namespace kuhhandel::net {

std::span<std::uint8_t const> fox_file();

}  // namespace kuhhandel::net
