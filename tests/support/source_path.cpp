#include "tests/support/source_path.h"

namespace kuhhandel {

std::string source_path(std::string_view path) { return KUHHANDEL_SOURCES "/" + std::string(path); }

}  // namespace kuhhandel
