#include "editions/built_in.h"

namespace kuhhandel::editions {

Edition const* named(std::string_view id) {
  for (auto const& edition : all()) {
    if (edition.id.text() == id) return &edition;
  }
  return nullptr;
}

}  // namespace kuhhandel::editions
