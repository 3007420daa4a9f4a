// Links to tables, as people paste them.
#include "terminal/wire/link.h"

#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto const link = terminal::parse_link(text_of(bytes, size));
  if (!link) return 0;
  auto const again = terminal::parse_link(terminal::text_of(*link));
  promise(again.has_value() && terminal::text_of(*again) == terminal::text_of(*link));
  return 0;
}
