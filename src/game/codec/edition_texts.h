// The files of editions/ as they were when the program was built; its source is made by CMakeLists.txt.
#pragma once

#include <span>
#include <string_view>

namespace kuhhandel::codec {

std::span<std::string_view const> edition_texts();

}  // namespace kuhhandel::codec
