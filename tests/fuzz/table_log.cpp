// Setups and facts of a table's log, as a backup brings them back.
#include "table/log/log_json.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto text = text_of(bytes, size);
  auto const& edition = chosen_edition(text);
  if (auto const setup = table::read_setup(text)) {
    auto const again = table::read_setup(table::setup_text(*setup));
    promise(again.has_value() && table::setup_text(*again) == table::setup_text(*setup));
  }
  auto const fact = table::read_fact(text, edition);
  if (!fact) return 0;
  auto const again = table::read_fact(table::fact_text(*fact, edition), edition);
  promise(again.has_value() && table::fact_text(*again, edition) == table::fact_text(*fact, edition));
  return 0;
}
