// The files of the nets that are part of the program, as editions are; in the page's modules, those that the
// page has brought (injected_nets.h).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace kuhhandel::neural {

using NetFile = std::span<std::uint8_t const>;

std::vector<NetFile> net_files();

}  // namespace kuhhandel::neural
