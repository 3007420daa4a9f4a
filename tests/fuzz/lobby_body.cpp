// The bodies of the lobby's requests.
#include "live/lobby_json.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto const text = text_of(bytes, size);
  if (auto const player = live::read_player(text)) promise(!player->empty());
  auto opening = live::read_open_table(text);
  if (!opening) return 0;
  auto const& edition = opening->setup.edition;
  promise(opening->setup.seats >= edition.fewest_seats && opening->setup.seats <= edition.most_seats);
  table::Table const table(std::move(opening->setup));
  promise(!live::table_info_text(table).empty());
  return 0;
}
