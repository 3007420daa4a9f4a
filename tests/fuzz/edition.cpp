// Editions, and house rules for those of the box.
#include "codec/edition.h"

#include "codec/parse.h"
#include "codec/rules.h"
#include "engine/play.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto text = text_of(bytes, size);
  auto const& usual = chosen_edition(text);
  auto const document = parse(text);
  if (!document) return 0;
  auto edition = usual;
  auto const rules =
      read_document(*document, "rules", [&](Field const& field) { return read_house_rules(field, usual); });
  if (rules) edition.rules = *rules;
  if (auto const own = edition_from(*document)) edition = *own;
  for (int seats = edition.fewest_seats; seats <= edition.most_seats; ++seats) start(edition, seats, "1");
  auto const again = edition_from(to_json(edition));
  promise(again.has_value() && to_json(*again) == to_json(edition));
  return 0;
}
