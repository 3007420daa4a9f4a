#include "tests/support/words.h"

#include "codec/editions.h"

namespace kuhhandel {

Edition const& second() {
  static auto const& edition = *edition_named("second");
  return edition;
}

}  // namespace kuhhandel
