// Where tests find the documents and data of the source tree.
#pragma once

#include <string>
#include <string_view>

namespace kuhhandel {

/// Returns the absolute path of a file or folder, given relative to the top of the sources.
std::string source_path(std::string_view path);

}  // namespace kuhhandel
