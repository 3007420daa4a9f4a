// Records of games, replayed as far as they are legal.
#include "codec/record.h"

#include <boost/json/serialize.hpp>

#include "codec/replay.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto const record = record_from_text(text_of(bytes, size));
  if (!record) return 0;
  auto const again = record_from_text(boost::json::serialize(to_json(*record)));
  promise(again.has_value() && to_json(*again) == to_json(*record));
  auto const end = replay(*record);
  promise(end.has_value() || end.error().at < record->commands.size());
  return 0;
}
