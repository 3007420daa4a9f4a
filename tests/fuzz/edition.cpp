// Editions, and house rules for those of the box.
#include "codec/edition/edition.h"

#include "codec/edition/rules.h"
#include "codec/text/parse.h"
#include "engine/play.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto text = text_of(bytes, size);
  auto const& usual = chosen_edition(text);
  auto const document = codec::parse(text);
  if (!document) return 0;
  auto edition = usual;
  auto const rules = codec::read_document(
      *document, "rules", [&](codec::Field const& field) { return codec::read_house_rules(field, usual); });
  if (rules) edition.rules = *rules;
  if (auto const own = codec::edition_from(*document)) edition = *own;
  for (int seats = edition.fewest_seats; seats <= edition.most_seats; ++seats) start(edition, seats, "1");
  auto const again = codec::edition_from(codec::to_json(edition));
  promise(again.has_value() && codec::to_json(*again) == codec::to_json(edition));
  return 0;
}
