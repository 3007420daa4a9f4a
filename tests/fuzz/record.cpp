// Fuzzes records of games, replayed up to the first illegal command.
#include "codec/records/record.h"

#include <boost/json/serialize.hpp>
#include <sstream>

#include "cli/replay/steps.h"
#include "codec/records/replay.h"
#include "keys/shuffle.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto const record = codec::record_from_text(text_of(bytes, size));
  if (!record) {
    promise_harmless(codec::text_of(record.error()));
    return 0;
  }
  auto const again = codec::record_from_text(boost::json::serialize(codec::to_json(*record)));
  promise(again.has_value() && codec::to_json(*again) == codec::to_json(*record));
  auto const end = codec::replay(*record);
  promise(end.has_value() || end.error().at < record->commands.size());
  std::istringstream keys("\n\nb\n999999999999\n7\n\xC3\nq");
  std::ostringstream output;
  promise((cli::step_through(*record, keys, output) == 0) == end.has_value());
  promise_harmless(output.str());
  auto const* const dealt = std::get_if<codec::Dealt>(&record->from);
  if (dealt != nullptr && dealt->proof) promise(keys::find_flaw(*dealt->proof, dealt->seed) != "");
  return 0;
}
