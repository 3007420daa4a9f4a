#include "tests/support/words.h"

#include "codec/editions.h"

namespace kuhhandel {

Edition const& published(std::string_view id) { return *codec::edition_named(id); }

}  // namespace kuhhandel
