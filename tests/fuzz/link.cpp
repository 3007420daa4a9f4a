// Links to tables, as people paste them.
#include "terminal/wire/link.h"

#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto const link = link_in(text_of(bytes, size));
  if (!link) return 0;
  auto const again = link_in(text_of(*link));
  promise(again.has_value() && text_of(*again) == text_of(*link));
  return 0;
}
