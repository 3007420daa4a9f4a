// What the package raises.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <string>
#include <vector>

namespace kuhhandel::bindings {

/// Raises kuhhandel.IllegalReply.
[[noreturn]] void raise_illegal(int index, int reply, std::vector<std::uint16_t> const& legal,
                                char const* reason);

/// Raises ValueError where there is no such edition, or it is not played by so many.
void check_table(std::string const& edition, int seats);

}  // namespace kuhhandel::bindings
