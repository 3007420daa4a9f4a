// Lines of the file that a run of the arena is kept in, the check sum of which is right.
#include <boost/json/serialize.hpp>

#include "codec/text/parse.h"
#include "tests/fuzz/fuzz.h"
#include "tournament/work_item_json.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  static tournament::TournamentPlan const plan{
      .edition = codec::edition_named("second"),
      .line_ups = {{"farmer", "random", "miser"}, {"random", "random", "random"}},
      .seed = "fuzz",
      .purpose = "test",
      .blocks = 4,
      .most_turns = 300,
      .limit = std::chrono::milliseconds(100)};
  auto const text = text_of(bytes, size);
  if (auto const damaged = tournament::read_line(text, "line 2", plan); !damaged) {
    promise_harmless(codec::text_of(damaged.error()));
  }
  auto const document = codec::parse(text);
  if (!document || !document->is_object()) return 0;
  auto const line = boost::json::serialize(tournament::with_checksum(document->as_object()));
  auto const findings = tournament::read_line(line, "line 2", plan);
  if (!findings) return 0;
  auto const again = tournament::read_line(tournament::line_of(*findings), "line 2", plan);
  promise(again.has_value() && tournament::line_of(*again) == tournament::line_of(*findings));
  return 0;
}
