// Score sheets: what is read is reckoned up, and is written as it was read.
#include "codec/score_sheet.h"

#include <boost/json/serialize.hpp>

#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto const sheet = score_sheet_from_text(text_of(bytes, size));
  if (!sheet) {
    promise_harmless(text_of(sheet.error()));
    return 0;
  }
  promise(!scored_to_json(*sheet).empty());
  auto const again = score_sheet_from_text(boost::json::serialize(to_json(*sheet)));
  promise(again.has_value() && scored_to_json(*again) == scored_to_json(*sheet));
  return 0;
}
