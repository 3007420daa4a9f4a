// Which compiler made the search path, and for which machines: a figure of its speed says little without it.
#pragma once

#include <string>

namespace kuhhandel::lab {

/// As in "g++ 12.2.0 for any x86-64" or "clang++ 19.1.7 for x86-64 with AVX2".
std::string built_by();

}  // namespace kuhhandel::lab
