// Fuzzes score sheets: a valid one can be scored, and survives writing and reading.
#include "codec/score_sheet.h"

#include <boost/json/serialize.hpp>

#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto const sheet = codec::score_sheet_from_text(text_of(bytes, size));
  if (!sheet) {
    promise_harmless(codec::text_of(sheet.error()));
    return 0;
  }
  promise(!codec::scored_to_json(*sheet).empty());
  auto const again = codec::score_sheet_from_text(boost::json::serialize(codec::to_json(*sheet)));
  promise(again.has_value() && codec::scored_to_json(*again) == codec::scored_to_json(*sheet));
  return 0;
}
