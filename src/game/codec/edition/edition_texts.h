// The files of editions/ at build time; CMakeLists.txt generates the source.
#pragma once

#include <span>
#include <string_view>

namespace kuhhandel::codec {

std::span<std::string_view const> edition_texts();

}  // namespace kuhhandel::codec
