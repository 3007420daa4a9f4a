// Fuzzes positions: a valid one can be played, and survives writing and reading.
#include "codec/records/position.h"

#include "codec/text/parse.h"
#include "engine/legal_actions.h"
#include "engine/play.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto text = text_of(bytes, size);
  auto const& edition = chosen_edition(text);
  auto const document = codec::parse(text);
  if (!document) return 0;
  auto const seats = edition.fewest_seats;
  auto const position = codec::read_document(*document, "position", [&](codec::Field const& field) {
    return codec::read_position(field, edition, seats);
  });
  if (!position) return 0;
  auto const begun = set_up(edition, *position).next;
  for (auto const seat : seats_of(seats)) static_cast<void>(legal_actions(edition, begun, seat));
  promise(!codec::position_to_json(*position, edition).empty());
  return 0;
}
