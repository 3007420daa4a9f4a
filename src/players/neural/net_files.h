// The files of the program's nets, embedded like editions; in the web page's modules, those that the page has
// provided (injected_nets.h).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace kuhhandel::neural {

using NetFile = std::span<std::uint8_t const>;

std::vector<NetFile> net_files();

}  // namespace kuhhandel::neural
